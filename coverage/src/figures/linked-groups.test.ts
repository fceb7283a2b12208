import { expect, it } from 'vitest'
import { groupsOf } from './linked-groups.ts'
import { prepareClaim } from './prepared-claim.ts'
import { claimsIn } from './testing/claims.ts'

const sayings = (...texts: readonly string[]) =>
  texts.flatMap((text, at) => claimsIn(text, at + 1).map((claim) => prepareClaim(claim)))

/** The groups of a post that says its term twice, a page that agrees with it, and one that is linked with that page alone. */
function groupedWith(post: string): string[][] {
  const [first, again, agreeing, other] = sayings(post, '果醬放 7 天。', '果醬放 1 個月。')
  if (!first || !again || !agreeing || !other) throw new Error('no figure')
  const link = (a: typeof first, b: typeof first, about: string) => ({ a, b, about: [about], judged: true })
  return groupsOf([
    link(first, agreeing, '保存期限'),
    link(again, agreeing, '保存期限'),
    link(agreeing, other, '果醬'),
  ]).map(({ members }) => [...members].map(({ claim }) => claim.figure.text))
}

it('counts what a page says twice in two units once', () => {
  expect(groupedWith('一次煮一週的量。我的規矩是 7 天。')[0]).toHaveLength(4)
  expect(groupedWith('一次煮 5 天的量。我的規矩是 7 天。')[0]).toHaveLength(3)
})
