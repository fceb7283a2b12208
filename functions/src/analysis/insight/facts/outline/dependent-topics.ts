/** What is told of a treatment only after it: what it does besides, and who may not have it. */
const EFFECTS = /副作用|不良反應|後遺症|禁忌|不能(?:吃|用|打)的人|\bside effects\b/iu
/** Names of treatments. */
const TREATMENT =
  /藥|疫苗|注射|施打|手術|療[法程]|治療|雷射|\b(?:medication|drugs?|vaccines?|surgery|treatments?)\b/iu

/**
 * The treatment among some topics after which one on its effects comes: 「副作用」 is of no use before 「用藥」. Undefined for other
 * topics, and where none or several are treatments.
 */
export function treatmentBefore<Topic extends { readonly name: string }>(
  { name }: Topic,
  topics: readonly Topic[],
): Topic | undefined {
  if (!EFFECTS.test(name) || TREATMENT.test(name)) return undefined
  const [first, second] = topics.filter((other) => TREATMENT.test(other.name) && !EFFECTS.test(other.name))
  return second === undefined ? first : undefined
}

/** The same topics, each on the effects of a treatment directly after it if it would come before. */
export function afterTreatment<Topic extends { readonly name: string }>(topics: readonly Topic[]): Topic[] {
  const early = (topic: Topic, at: number) => {
    const treatment = treatmentBefore(topic, topics)
    return treatment !== undefined && topics.indexOf(treatment) > at ? treatment : undefined
  }
  const moved = new Map(topics.map((topic, at) => [topic, early(topic, at)]))
  return topics
    .filter((topic) => moved.get(topic) === undefined)
    .flatMap((topic) => [topic, ...topics.filter((other) => moved.get(other) === topic)])
}
