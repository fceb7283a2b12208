import { count } from '../../../ui/text/numbers.ts'

export const CHECK_TEXT = {
  duplicate: (line: number) => `與第 ${count(line)} 列相同。`,
  formulaError: '儲存格是公式錯誤，沒有結果。請填入文字。',
  lostCharacters: '含有無法辨識的文字，可能是檔案編碼造成的。請修正後再執行。',
  beyond: (rows: number) => `超過一批 ${count(rows)} 列的上限，請分成幾批。`,
}
