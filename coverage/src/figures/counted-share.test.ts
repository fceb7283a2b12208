import { readFigures } from '@gaplens/text/figures/read-figures'
import { expect, it } from 'vitest'
import { isShareOfCounted } from './counted-share.ts'

function ofCounted(sentence: string): boolean | undefined {
  const share = readFigures(sentence).find(({ dimension }) => dimension === 'share')
  return share && isShareOfCounted(share, sentence)
}

it('takes the share of the things of one owner for no rate', () => {
  expect(ofCounted('整本 1,200 頁，認得出字的有 1,080 頁，剛好九成。')).toBe(true)
})

it('takes the share of what was tested for a rate', () => {
  expect(ofCounted('抽查 50 台，20 台漏電，比例是 40%。')).toBe(false)
})

it('takes a share for a rate that the counts before it do not give', () => {
  expect(ofCounted('掃 300 頁花 20 張色卡校正，辨識率 96%。')).toBe(false)
})
