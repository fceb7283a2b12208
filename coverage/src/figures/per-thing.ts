/** A sum or size for one of a thing: 「每層 400 元」, 「每瓩約 3 坪」. */
const FOR_EACH = /每上?一?(\p{Script=Han})/gu
/** Times and people, which anything may be counted by. */
const ANY = new Set('次天日週月年季人位名個戶樣種當逢到')

/** What a clause's figure is for one of, as a word: 「每層」; null if for nothing, or for a time or a person. */
export function perThing(clause: string): string | null {
  const [thing] = [...clause.matchAll(FOR_EACH)].flatMap(([, each = '']) => (ANY.has(each) ? [] : [each]))
  return thing === undefined ? null : `每${thing}`
}
