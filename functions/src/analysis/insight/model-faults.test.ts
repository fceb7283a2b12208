import { expect, it } from 'vitest'
import { Faults } from './model-faults.ts'
import { buildPrompt } from './model-prompt.ts'
import { ownTreatment } from './own-words.ts'
import { sampleInputs } from './testing/sample.ts'
import { viewOf } from './view.ts'

const cases = sampleInputs({ size: 3 }).flatMap((input) => {
  const view = viewOf(input)
  const faults = new Faults(view, buildPrompt(view).passages)
  return view.gaps.map((gap) => ({ faults, topicId: gap.topicId, treatment: ownTreatment(view, gap) }))
})
const near = cases.filter(({ treatment }) => treatment === 'near')
const none = cases.filter(({ treatment }) => treatment === 'none')

it.each(['您的網頁沒有談到這個主題。', '其他來源說得具體；這一頁隻字未提。', '網頁完全沒有相關的說明。'])(
  'does not let a model call unspoken of what the page comes near to: %s',
  (text) => {
    expect(near.length).toBeGreaterThan(0)
    for (const { faults, topicId } of near) expect(faults.ofOwnPage(text, topicId)).not.toBeNull()
    for (const { faults, topicId } of none) expect(faults.ofOwnPage(text, topicId)).toBeNull()
  },
)

it('lets it say that the page does not tell it fully', () => {
  for (const { faults, topicId } of near)
    expect(faults.ofOwnPage('您的網頁有相近的段落，但沒有完整說明。', topicId)).toBeNull()
})
