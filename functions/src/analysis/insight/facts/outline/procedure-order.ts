/** A heading of the steps of something that is made. */
const STEPS = /步驟|[作做]法|流程|怎麼做|如何製作|\b(?:steps|method|directions)\b/iu
/** What is done with something once it is made. */
const AFTERWARDS =
  /保存|存放|[貯儲]存|冷藏|冷凍|[復回][熱烤]|再加熱|剩下|吃不完|\b(?:stor(?:e|ing|age)|leftovers|reheat\w*)\b/iu

/**
 * The index of the first section after which something may come: what is done with a finished thing (「保存」) comes after the
 * section on how it is made, however alike other sections are.
 */
export function earliestPlace(name: string, own: readonly { readonly heading: string }[]): number {
  if (!AFTERWARDS.test(name)) return 0
  return Math.max(
    0,
    own.findLastIndex(({ heading }) => STEPS.test(heading)),
  )
}
