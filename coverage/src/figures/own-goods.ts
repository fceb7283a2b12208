import type { TextSource } from '../source.ts'

/** What a text says of whose goods or people alone it holds: 「此期限只適用於本廚房產品」, 「以下僅適用於本校在學生」. */
const OWN_ONLY = /(?:只|僅|限)(?:適用|供|限)(?:於|在|用於)?本(?:[店公廠廚校院館社園場產商]|課程|教室|工作室)/u

/**
 * Finds where a page's text holds only for what its writer makes or for his own people, as he says there: the sections with such words.
 * Their figures differ from nobody's.
 */
export function ofOwnGoods({
  page,
}: Pick<TextSource, 'page'>): (claim: { readonly start: number }) => boolean {
  const blocks = page?.blocks.filter(({ role }) => role === 'content') ?? []
  const limited = blocks.filter(({ text }) => OWN_ONLY.test(text))
  const headings = blocks.filter(({ kind }) => kind === 'heading').map(({ start }) => start)
  const sectionAt = (at: number) => headings.findLast((start) => start <= at)
  return ({ start }) =>
    limited.some((block) => {
      const section = sectionAt(block.start)
      return section === undefined
        ? start >= block.start && start < block.start + block.text.length
        : section === sectionAt(start)
    })
}
