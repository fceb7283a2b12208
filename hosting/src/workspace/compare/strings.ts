import { TERMS } from '@gaplens/report/text/glossary'
import { ZONE_NOTE } from '@gaplens/report/text/taiwan-time'
import type { SourceDifferenceKind } from './source-differences.ts'

export const COMPARE_TEXT = {
  choose: '與其他次分析比較',
  /** One of the runs to choose from. */
  run: (time: string, name: string | null, coverage: number | null) =>
    [
      `${time}${ZONE_NOTE}`,
      ...(coverage === null ? [] : [`${TERMS.coverage} ${Math.round(coverage)}`]),
      ...(name === null ? [] : [name]),
    ].join('・'),
  loading: '載入中…',
  listFailed: '無法載入分析紀錄',
  none: '沒有同一組關鍵字與網址的其他分析。',
  unscored: (runs: number) => `另有 ${runs} 次分析沒有算出您網頁的${TERMS.coverage}，無法比較。`,
  title: '兩次分析的差異',
  close: '關閉比較',
  failed: '無法載入要比較的分析',
  incomparable: '無法比較',
  noResult: '要比較的分析沒有報告。',
  noCoverage: '報告沒有比對資料',
  thisRun: (reason: string) => `這份報告沒有算出您網頁的${TERMS.coverage}（${reason}）。`,
  earlierRun: (reason: string) => `較早的一次沒有算出您網頁的${TERMS.coverage}（${reason}）。`,
  laterRun: (reason: string) => `較新的一次沒有算出您網頁的${TERMS.coverage}（${reason}）。`,
  incomparableHint: `兩次分析都算出${TERMS.coverage}，才能比較缺口。`,
  when: (earlier: string, later: string) => `${earlier} → ${later}${ZONE_NOTE}`,
  /** @param isAtLeast whether one of the scores is only the least that the page covers */
  scores: (isAtLeast: boolean) => `${TERMS.coverage}${isAtLeast ? '（至少）' : ''}`,
  same: '不變',
  count: (count: number) => `${count} 項`,
  closed: '已補上的缺口',
  closedNone: '沒有補上任何缺口。',
  added: '新出現的缺口',
  addedNone: '沒有新的缺口。',
  open: '仍待處理',
  unlisted: '不再列為缺口',
  unlistedHint: '您的網頁仍未完整涵蓋，但較新的一次不再列為缺口。',
  gone: '不再比較的缺口',
  goneHint: '較新的一次的主題沒有這些，因此不知道是否補上。',
  first: '較新的一次才比較到的缺口',
  firstHint: '較早的一次的主題沒有這些，因此不一定是網頁改變造成的。',
  otherSources: '兩次分析根據的來源不同',
  otherSourcesHint: `${TERMS.coverage}與缺口的差異，不全是您的網頁改變造成的。`,
  sameSources: '兩次分析根據的來源相同。',
  sourcesLabel: '來源的差異',
  sources: {
    excludedLater: '較新的一次由您排除',
    excludedEarlier: '較早的一次由您排除',
    shownLater: '較新的一次新增',
    shownEarlier: '較新的一次不再引用',
    unreadLater: '較新的一次無法讀取',
    unreadEarlier: '較早的一次無法讀取',
  } satisfies Record<SourceDifferenceKind, string>,
}
