import { describe, expect, it } from 'vitest'
import { withBoldHeadings } from './bold-headings.ts'
import type { Segment } from './segmentation.ts'
import { segmentOf } from './testing/segment.ts'

const bold = (text: string): Segment => segmentOf(4, { text, strongChars: text.length })
const plain = (text: string): Segment => segmentOf(20, { text })
const heading = (text: string, level: number): Segment => segmentOf(4, { text, kind: 'heading', level })
const headings = (...segments: readonly Segment[]) =>
  withBoldHeadings(segments)
    .filter(({ kind }) => kind === 'heading')
    .map(({ text, level }) => `${level} ${text}`)

const TEXT = plain('店裡是一整面的木頭吧檯，靠窗有兩張小桌，平日不限時，假日限時九十分鐘。')

describe('bold lines', () => {
  it('are headings where the page has no others', () => {
    expect(headings(heading('巷子裡的咖啡', 1), bold('環境與座位'), TEXT, bold('價格與交通'), TEXT)).toEqual([
      '1 巷子裡的咖啡',
      '3 環境與座位',
      '3 價格與交通',
    ])
  })

  it('are emphasis where it has', () => {
    expect(headings(heading('環境', 2), bold('一定要訂位'), TEXT, heading('價格', 2), TEXT)).toHaveLength(2)
  })

  it('are no headings where they are replies below a post', () => {
    expect(headings(bold('→ mei0801 : 我媽看到會昏倒 XD'), TEXT, bold('推 kk77 : 收到'), TEXT)).toEqual([])
  })

  it('are emphasis when they end a sentence, stand above another, or run on', () => {
    expect(
      headings(bold('一定要先訂位。'), TEXT, bold('假日'), bold('限時'), bold('重'.repeat(41)), TEXT),
    ).toEqual([])
  })
})
