/** Settings for opening accounts in tests: no designated admin, and the address key of the emulator suite. */
export const NO_ADMIN = { adminEmail: null, addressKey: 'emulator-only-address-hash-key-32-chars' } as const
