/** What accounts of the tests' own are opened by: no pre-designated admin; the emulator suite's key. */
export const NO_ADMIN = { adminEmail: null, addressKey: 'emulator-only-address-hash-key-32-chars' } as const
