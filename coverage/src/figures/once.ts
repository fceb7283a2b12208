/** That a clause tells of then: 「過去業界常說」, 「以往衛教會要求」. What lies behind a time (「三歲以前」) is not then. */
const THEN =
  /(?:^|[，、。；：「」\s])(?:過去(?=[^\s\d一二兩三四五六七八九十幾])|以往|以前|從前|早年)[^，。；：！？]*$/u
/** The same before a time, which may as well be the last years (「過去二十四個月的紀錄」), if the sentence goes on with today. */
const PAST_TIME = /(?:^|[，、。；：「」\s])過去\s?$/u
const TODAY = /[，；][^，。；]{0,6}(?:現在|如今|目前|現今)/u

/** Whether the figure that begins at `start` is told as one of earlier days, so that it is nobody's value today. */
export function isOnce(sentence: string, start: number): boolean {
  const before = sentence.slice(0, start)
  return THEN.test(before) || (PAST_TIME.test(before) && TODAY.test(sentence.slice(start)))
}
