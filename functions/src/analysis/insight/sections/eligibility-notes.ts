import type { Eligibility, StepVerdict } from '@gaplens/contracts/analysis/eligibility'
import { eligibilityStepText } from '@gaplens/report/model/eligibility'
import { shorten } from '../facts/wording.ts'
import type { Observation } from './observation.ts'

type Judged = Pick<Eligibility, 'crawl' | 'index' | 'snippet' | 'canonical'>

/** Whether Google may crawl, index and quote the page, each with the deciding rule, and its canonical address. */
export function observeEligibility(judged: Judged): Observation[] {
  return [
    ...(['crawl', 'index', 'snippet'] as const).map((step) => observeStep(step, judged[step])),
    ...observeCanonical(judged.canonical),
  ]
}

function observeStep(step: 'crawl' | 'index' | 'snippet', { verdict, rules }: StepVerdict): Observation {
  const text = eligibilityStepText(step, { verdict, rules: rules.map((rule) => shorten(rule, 80)) })
  return { id: step, fine: verdict === 'open' ? true : verdict === 'closed' ? false : null, text }
}

/** A missing canonical is not a fault. One to another address is a fault only if another page is there. */
function observeCanonical({ state, url }: Eligibility['canonical']): Observation[] {
  const target = shorten(url ?? '', 80)
  if (state === 'none' || state === 'self') return []
  if (state === 'same')
    return [{ id: 'canonical', fine: true, text: `canonical 指向內容相同的另一個網址（${target}）` }]
  if (state === 'different')
    return [
      {
        id: 'canonical',
        fine: false,
        text: `canonical 指向內容不同的另一頁（${target}），Google 可能不收錄這一頁`,
      },
    ]
  return [
    {
      id: 'canonical',
      fine: null,
      text: `canonical 指向另一個網址（${target}），請確認那裡是同一份內容`,
    },
  ]
}
