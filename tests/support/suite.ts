import type { Ports } from '../../scripts/lib/ports.ts'
import type { Suite } from '../../scripts/lib/suite.ts'

/** The running suite that `npm test` has started for these tests. */
export function testSuite(): Suite {
  const { GAPLENS_ADDRESS: address, GAPLENS_PORTS: ports } = process.env
  if (address === undefined || ports === undefined) {
    throw new Error(
      'These tests need the emulator suite: run them by npm test (or npm test -- --only emulator).',
    )
  }
  return {
    address,
    group: Number(process.env.GAPLENS_GROUP ?? 0),
    ports: JSON.parse(ports) as Ports,
    broken: new Promise(() => undefined),
    stop: () => Promise.reject(new Error('the tests do not stop the suite')),
  }
}
