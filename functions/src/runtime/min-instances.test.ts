import { describe, expect, it } from 'vitest'
import { parseEnvironment } from './environment.ts'
import { minInstancesOf } from './min-instances.ts'

describe('the number of instances that are kept', () => {
  it.each([
    [{}, 0],
    [{ MIN_INSTANCES: '' }, 0],
    [{ MIN_INSTANCES: '2' }, 2],
  ])('is read from %j', (variables, kept) => expect(minInstancesOf(variables)).toBe(kept))

  it.each(['-1', '1.5', 'two', '100'])(
    'is refused by the deploy when it is %s, and takes no function down',
    (wrong) => {
      expect(() => parseEnvironment({ MIN_INSTANCES: wrong })).toThrow(/MIN_INSTANCES/)
      expect(minInstancesOf({ MIN_INSTANCES: wrong })).toBe(0)
    },
  )
})
