import type { Eligibility, StepVerdict } from '@gaplens/contracts/analysis/eligibility'
import { hostOf } from '@gaplens/contracts/web-address'
import { pageNumber, type ReportModel } from './report-model.ts'

const STEPS = ['crawl', 'index', 'snippet'] as const
type Step = (typeof STEPS)[number]

/** The sentence for each step, by verdict. */
const ELIGIBILITY_TEXT: Record<StepVerdict['verdict'], Record<Step, string>> = {
  open: {
    crawl: 'robots.txt 允許 Googlebot 抓取',
    index: 'meta 與 X-Robots-Tag 都沒有禁止收錄',
    snippet: '允許產生摘要',
  },
  limited: { crawl: '部分限制抓取', index: '部分限制收錄', snippet: '摘要有限制' },
  closed: {
    crawl: 'robots.txt 不讓 Googlebot 抓取',
    index: '設定為不收錄',
    snippet: '設定為不產生摘要，AI Overview 不能引用其內容',
  },
  unknown: {
    crawl: '讀不到 robots.txt，未能確認 Googlebot 能否抓取',
    index: '未能確認是否允許收錄',
    snippet: '未能確認是否允許產生摘要',
  },
}

/** A note on a setting that only the site's owner can see. */
export const SEARCH_CONSOLE_NOTE =
  '請到 Search Console 的「設定」確認生成式 AI 的開關沒有關閉（從外部看不到）'

/** The sentence for a step, with the rules that decide it. */
export function eligibilityStepText(step: Step, { verdict, rules }: StepVerdict): string {
  return ELIGIBILITY_TEXT[verdict][step] + (rules.length === 0 ? '' : `（${rules.join('；')}）`)
}

/**
 * Whether Google may crawl, index and quote the sources, as sentences: one with the number of pages without restrictions, then one
 * for each restriction with its pages.
 */
export function eligibilityLines(model: ReportModel): string[] {
  const sources = (model.result.evidence?.eligibility ?? []).filter(
    ({ pageId }) => pageId !== model.ownPage?.id,
  )
  if (sources.length === 0) return []
  const grouped = Map.groupBy(sources, exceptionsOf)
  const open = grouped.get('')?.length ?? 0
  return [
    ...(open > 0 ? [openLine(sources.length, open)] : []),
    ...[...grouped]
      .filter(([text]) => text !== '')
      .map(([text, pages]) => `${whoOf(model, pages)}：${text}。`),
  ]
}

function openLine(all: number, open: number): string {
  const which = open === all ? `${all} 個來源都` : `${all} 個來源中有 ${open} 個`
  return `讀到的 ${which}可被抓取、收錄與產生摘要。`
}

/** One page by number and host, several by their numbers. */
function whoOf(model: ReportModel, pages: readonly Eligibility[]): string {
  const number = ({ pageId }: Eligibility) => pageNumber(model, pageId)
  const [only] = pages
  return pages.length === 1 && only !== undefined
    ? `${number(only)} ${hostOf(only.url) ?? only.url}`
    : pages.map(number).join('')
}

function exceptionsOf(source: Eligibility): string {
  const steps = STEPS.filter((step) => source[step].verdict !== 'open').map((step) =>
    eligibilityStepText(step, source[step]),
  )
  const withheld = source.withheldPassageIds.length
  return [
    ...steps,
    ...(withheld > 0 ? [`引用的 ${withheld} 段在 data-nosnippet 之內，Google 不會顯示`] : []),
  ].join('；')
}
