import { count } from '../../../ui/text/numbers.ts'

export const CHECK_TEXT = {
  duplicate: (line: number) => `與第 ${count(line)} 列相同。`,
  beyond: (rows: number) => `超過一批 ${count(rows)} 列的上限，請分成幾批。`,
}
