import type { FigureClaim } from './figure-claims.ts'
import { isInOrder } from './shared-words.ts'

/** The law by which something holds: 「依傳染病防治法」. */
const BY_LAW =
  /(?:依據|根據|依照|按照|違反|觸犯|依|按)\s*[《「]?(\p{Script=Han}{2,14}?(?:(?<![方說做作看用辦想])法|條例|細則|規則))/gu

/** Whether both figures hold by a law, and none is the same. */
export function holdByOtherLaws(a: FigureClaim, b: FigureClaim): boolean {
  const [mine, theirs] = [lawsIn(a.bare), lawsIn(b.bare)]
  const isShared = mine.some((law) => theirs.some((other) => areOneLaw(law, other)))
  return mine.length > 0 && theirs.length > 0 && !isShared
}

/** Whether one name is the other's, or its short form: 「勞基法」 of 「勞動基準法」. */
function areOneLaw(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  return isInOrder(short, long)
}

function lawsIn(text: string): string[] {
  return [...text.matchAll(BY_LAW)].flatMap(([, law]) => law ?? [])
}
