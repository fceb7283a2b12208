import type { Figure } from '@gaplens/text/figures/figure'

/** Things of one owner that were counted: 「3,200 頁」, 「41 個檔案」. Of devices, people or orders a share is a rate. */
const COUNTED = /(\d[\d,]*)\s?(?:[張封頁首題字行]|個?(?:檔案?|文件|資料夾))/gu
/** A share differs from its part by its rounding alone, in hundredths. */
const ROUNDING = 1

/** Whether a share is that of some things counted before it: 「1,200 頁掃完 1,080 頁，九成」 of one book says nothing of others. */
export function isShareOfCounted({ dimension, value, start }: Figure, sentence: string): boolean {
  if (dimension !== 'share') return false
  const counts = [...sentence.slice(0, start).matchAll(COUNTED)].map(([, digits = '']) =>
    Number(digits.replaceAll(',', '')),
  )
  const whole = Math.max(...counts)
  return counts.some((part) => part < whole && Math.abs((100 * part) / whole - value) <= ROUNDING)
}
