import type { Block } from '@gaplens/contracts/analysis/read-page'
import { containsText } from '../html/contains-text.ts'
import { type DataItem, hasType, textValue } from './data-item.ts'

const MAX_STEPS = 40
const MAX_STEP_CHARS = 400
const NUMBERED =
  /^(?:(?:步驟|步骤|手順|ステップ|step)\s*[一二三四五六七八九十\d①-⑳]|第\s*[一二三四五六七八九十\d]{1,3}\s*[步階]|step\s+(?:one|two|three|four|five|six|seven|eight|nine|ten))/i

const COUNTED = /^(\d{1,2})\s*[.)、:：]\s*\S/
/** A title that promises instructions. */
const PROMISE =
  /如何|怎麼|怎样|怎樣|步驟|步骤|教學|教程|作法|做法|流程|how to\b|\bsteps?\b|step-by-step|tutorial|instructions|手順|方法|やり方/i

/**
 * The steps of instructions as the page shows them, in order; empty unless there are at least two. They are blocks that say
 * "Step 1" or 「步驟一」; else the steps of the structured data that are also in the text; else, when the title promises
 * instructions, numbered headings.
 */
export function howToOf(page: {
  readonly title: string
  readonly text: string
  readonly blocks: readonly Block[]
  readonly items: readonly DataItem[]
}): string[] {
  for (const steps of [labelled(page.blocks), declared(page.items, page.text)])
    if (steps.length >= 2) return steps
  return PROMISE.test(page.title) ? counted(page.blocks) : []
}

/** Labelled steps. A block that is only the label is joined with the next one. */
function labelled(blocks: readonly Block[]): string[] {
  const steps: string[] = []
  for (let i = 0; i < blocks.length && steps.length < MAX_STEPS; i++) {
    const block = blocks[i]
    if (block === undefined || block.text.length > 600 || !NUMBERED.test(block.text)) continue
    const next = blocks[i + 1]
    const labelOnly =
      block.text.replace(NUMBERED, '').replace(/[\s\d.:：、一二三四五六七八九十]/g, '').length < 2
    const text =
      labelOnly && next !== undefined && !NUMBERED.test(next.text) ? `${block.text} ${next.text}` : block.text
    steps.push(text.slice(0, MAX_STEP_CHARS))
  }
  return steps
}

function declared(items: readonly DataItem[], text: string): string[] {
  return items
    .filter((item) => hasType(item, /^HowToStep$/))
    .slice(0, 2 * MAX_STEPS)
    .map((item) => (textValue(item, 'text') ?? textValue(item, 'name') ?? '').replace(/\s+/g, ' ').trim())
    .filter((step) => step.length > 3 && containsText(text, step))
    .slice(0, MAX_STEPS)
    .map((step) => step.slice(0, MAX_STEP_CHARS))
}

function counted(blocks: readonly Block[]): string[] {
  const steps: string[] = []
  for (const { kind, text } of blocks) {
    if (kind !== 'heading' || Number(COUNTED.exec(text)?.[1]) !== steps.length + 1) continue
    steps.push(text.slice(0, MAX_STEP_CHARS))
    if (steps.length >= MAX_STEPS) break
  }
  return steps.length >= 3 ? steps : []
}
