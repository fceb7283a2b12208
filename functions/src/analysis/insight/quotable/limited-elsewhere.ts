import type { Block, ReadPage } from '@gaplens/contracts/analysis/read-page'
import type { SectionAround } from './section-around.ts'

/** A mark after a word that refers to a note: 「800 元起＊」. */
const NOTE_MARK = /(?<=\S)[＊*※†‡]|[（(]註\s?\d*[)）]/u
/** A note begins with its mark. */
const IS_NOTE = /^\s*(?:[＊*※†‡]|[（(]?註\s?\d*[)）:：])/u
/** Says that a figure somewhere on the page was printed wrongly. */
const CORRECTS = /更正|勘誤|訂正|誤植|誤寫|筆誤|\b(?:errat(?:um|a)|corrigend(?:um|a))\b/iu
/** A number with its unit: the next character, or the next Latin word. */
const MEASURE = /\d+(?:[.,]\d+)*\s?(?:%|[A-Za-z]+|[^\s\d\p{P}])/gu
/** Says that a result, a judgement or a statement does not count any more. */
const WITHDRAWN = /作廢|撤回|撤銷|不採[用計]|不算數|推翻|\b(?:withdrawn|retracted)\b/iu
/** A heading of at least this many characters can only mean its own section when another section repeats it. */
const HEADING_MIN = 4
const FIRST_INSTANCE = /一審|原審|初審/u
const LATER_INSTANCE = /二審|三審|上訴審|改判|發回更審/u

/**
 * Whether another section of a page limits, corrects or withdraws a block: a note to its mark, a correction of its figure, a
 * sentence that names its heading and says that it does not count, or the judgement of a higher court.
 */
export function isLimitedElsewhere(
  { blocks }: Pick<ReadPage, 'blocks'>,
  block: Block,
  { heading, elsewhere }: Pick<SectionAround, 'heading' | 'elsewhere'>,
): boolean {
  const others = blocks.filter((other) => other !== block)
  const says = (pattern: RegExp) => others.some(({ text }) => pattern.test(text))
  if (NOTE_MARK.test(block.text) && !IS_NOTE.test(block.text) && says(IS_NOTE)) return true
  if (FIRST_INSTANCE.test(block.text) && !LATER_INSTANCE.test(block.text) && says(LATER_INSTANCE)) return true
  if ([...heading].length >= HEADING_MIN && elsewhere.some(({ text }) => withdraws(text, heading)))
    return true
  const own = new Set(block.text.match(MEASURE) ?? [])
  return (
    own.size > 0 && correctionsIn(others).some((text) => text.match(MEASURE)?.some((each) => own.has(each)))
  )
}

function withdraws(text: string, heading: string): boolean {
  return text.includes(heading) && WITHDRAWN.test(text)
}

/** The texts that correct others, by their own words or by their heading's. */
function correctionsIn(blocks: readonly Block[]): string[] {
  let heading = ''
  return blocks.flatMap(({ kind, text }) => {
    if (kind === 'heading') heading = text
    return CORRECTS.test(text) || (kind !== 'heading' && CORRECTS.test(heading)) ? [text] : []
  })
}
