import { expect, it } from 'vitest'
import { hasHeading } from './fact-heading.ts'

it('finds a section of the whole of a name, and none of a name that stands in any heading', () => {
  const page = { blocks: [{ kind: 'heading', text: '試騎保證怎麼算' }] }
  const view = { othersRead: [{ page }] } as never
  const has = (name: string) => hasHeading(view, { names: [name] } as never)
  expect(has('試騎保證')).toBe(true)
  expect(has('試騎押金')).toBe(false)
  expect(has('保證')).toBe(false)
})
