import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import { oneLine } from '../facts/wording.ts'
import { datesIn } from './event.ts'
import { compact, type Node, siteNameOf } from './nodes.ts'
import { labelled, linesOf, partsOf, ROUNDUP_TITLE } from './parts.ts'

/** Details that a course page gives. */
const SIGNS = [
  /課程大綱|課綱|課程內容|課程介紹|單元介紹|syllabus|curriculum/iu,
  /授課|講師|老師介紹|師資|instructor/iu,
  /開課(?:日期|時間)|上課(?:日期|時間|地點)|梯次|時數|堂課|class schedule/iu,
  /學費|課程費用|報名費|早鳥|tuition|enrol/iu,
  /適合對象|招生對象|先備|學習目標|您將學會|你會學到|what you(?:['’]ll)? learn|prerequisites/iu,
]
const LEAST_SIGNS = 3

/** The page as one course, with its content, teacher, dates and price; null for a page about courses in general. */
export function courseOf(page: ReadPage): Node | null {
  if (
    ROUNDUP_TITLE.test(page.title) ||
    !/課|班|營|工作坊|培訓|course|class|workshop|bootcamp/iu.test(page.title)
  )
    return null
  const labels = [...linesOf(page), ...partsOf(page).map(({ heading }) => heading)].filter(
    (line) => line.length <= 120,
  )
  if (SIGNS.filter((sign) => labels.some((line) => sign.test(line))).length < LEAST_SIGNS) return null
  const [startDate] = datesIn(labelled(page, '開課(?:日期|時間)|上課(?:日期|時間)') ?? '')
  return compact({
    '@type': 'Course',
    name: oneLine(page.title),
    description: oneLine(page.description),
    url: page.canonical ?? page.url,
    provider: { '@type': 'Organization', name: siteNameOf(page), url: new URL('/', page.url).href },
    hasCourseInstance:
      startDate === undefined
        ? null
        : compact({ '@type': 'CourseInstance', startDate, location: labelled(page, '上課地點|地點') }),
  })
}
