import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import { oneLine } from '../facts/wording.ts'

/** A step of instructions, with its heading if it has one. */
export interface Step {
  readonly name: string | null
  readonly text: string
}

const NUMBER =
  /^(?:(?:步驟|步骤|手順|step)\s*[一二三四五六七八九十\d①-⑳]+|第\s*[一二三四五六七八九十\d]{1,3}\s*(?:步驟|階段|步|階)|\d{1,2}(?=\s*[.)、:：](?!\d)))[\s　.)、:：．–—-]*/iu
const MAX_CHARS = 1000

/** The steps of the page. A step that is a heading has what stands below it as its text, as far as the next heading of its level. */
export function howToSteps({ howTo, blocks }: Pick<ReadPage, 'howTo' | 'blocks'>): Step[] {
  const steps = howTo.map(oneLine)
  return steps.map((step) => {
    const at = blocks.findIndex(({ kind, text }) => kind === 'heading' && oneLine(text) === step)
    const below = at < 0 ? '' : textBelow(blocks, at, steps)
    if (below === '') return { name: null, text: step }
    const name = step.replace(NUMBER, '')
    return { name: name === '' ? step : name, text: below }
  })
}

function textBelow(blocks: ReadPage['blocks'], at: number, steps: readonly string[]): string {
  const level = blocks[at]?.level ?? 0
  let said = ''
  for (const { kind, role, text, level: next } of blocks.slice(at + 1)) {
    if (kind === 'heading' && (next <= level || steps.includes(oneLine(text)))) break
    if (kind === 'heading' || role !== 'content') continue
    const line = oneLine(text)
    if (said.length + line.length > MAX_CHARS) break
    said += said === '' || /[。！？；：]$/u.test(said) ? line : ` ${line}`
  }
  return said
}
