import { ZONE_NOTE } from '@gaplens/report/text/taiwan-time'

export const COMPARE_TEXT = {
  choose: '與其他次比較',
  loading: '載入中…',
  none: '沒有同一組關鍵字與網址的其他分析',
  title: '兩次分析的差異',
  close: '關閉比較',
  failed: '無法載入要比較的分析，請稍後再試。',
  noResult: '要比較的分析沒有報告。',
  when: (earlier: string, later: string) => `${earlier} → ${later}${ZONE_NOTE}`,
  coverage: '涵蓋度',
  same: '不變',
  count: (count: number) => `${count} 項`,
  closed: '已補上的缺口',
  closedNone: '沒有補上任何缺口。',
  added: '新出現的缺口',
  addedNone: '沒有新的缺口。',
  open: '仍待處理',
  gone: '不再是主題的缺口',
  newSources: '新增的來源',
  lostSources: '不再引用的來源',
  noSource: '無',
}
