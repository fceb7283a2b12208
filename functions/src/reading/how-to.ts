import type { Block } from './page.ts'

const MAX_STEPS = 40
const MAX_STEP_CHARS = 400
const NUMBERED =
  /^(?:(?:步驟|步骤|手順|ステップ|step)\s*[一二三四五六七八九十\d①-⑳]|第\s*[一二三四五六七八九十\d]{1,3}\s*[步階]|step\s+(?:one|two|three|four|five|six|seven|eight|nine|ten))/i

/**
 * The steps of instructions, in order: blocks that say "Step 1" or 「步驟一」, each with the block after it when it
 * is but a label; empty unless there are two at least.
 */
export function howToOf(blocks: readonly Block[]): string[] {
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
  return steps.length >= 2 ? steps : []
}
