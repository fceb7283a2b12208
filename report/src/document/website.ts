import { eligibilityLines } from '../model/eligibility.ts'
import { pageExperienceOf } from '../model/page-experience.ts'
import type { ReportModel } from '../model/report-model.ts'
import { SECTION } from '../model/sections.ts'
import { standingOf } from '../model/standing.ts'
import { citedName } from '../text/reference.ts'
import { SUMMARY_TEXT, WEBSITE_TEXT as TEXT } from '../text/report-text.ts'
import { whyUnscored } from '../text/why-unscored.ts'
import { type Block, type Inline, muted, strong, subsection } from './blocks.ts'
import { bullets, prose, provenance } from './parts.ts'

/** Section 1: the user's page compared with the others. */
export function websiteBlocks(model: ReportModel): Block[] {
  const { websiteAssessment: site } = model.result
  return [
    ...subsection(TEXT.summary, prose(site.contentSummary), aside(model, 'contentSummary')),
    ...subsection(TEXT.contentGaps, contentGaps(site.contentGaps), {
      id: SECTION.contentGaps,
      ...aside(model, 'contentGaps'),
    }),
    ...subsection(TEXT.pageExperience, [...experience(site.pageExperience), ...sourcesReach(model)], {
      id: SECTION.pageExperience,
      ...aside(model, 'pageExperience'),
    }),
  ]
}

/** Whether Google may read and quote the sources, apart from what is said of the user's page. */
function sourcesReach(model: ReportModel): Block[] {
  const lines = eligibilityLines(model)
  return lines.length === 0 ? [] : [{ kind: 'label', line: [TEXT.sourcesReach] }, ...bullets(lines)]
}

function experience(text: string): Block[] {
  const split = pageExperienceOf(text)
  if (split === null) return prose(text)
  const groups = split.groups.flatMap(({ label, items }): Block[] => [
    { kind: 'label', line: [label] },
    ...bullets(items),
  ])
  return [...groups, ...prose(split.rest)]
}

/** The gaps, below a sentence that applies to all of them and need not be repeated. */
function contentGaps(items: readonly string[]): Block[] {
  return items.length === 0 ? [] : [muted(TEXT.contentGapsIntro), ...bullets(items)]
}

function aside(model: ReportModel, field: string) {
  return provenance(model.result, `websiteAssessment.${field}`)
}

/** The ranking of the pages by score. */
export function standingBlocks(model: ReportModel): Block[] {
  const { ranked, places, median } = standingOf(model)
  const lead: Inline[] =
    places === null || model.result.brief
      ? []
      : [
          strong(
            `${SUMMARY_TEXT.rank(places, ranked.length)}${median === null ? '' : `，${SUMMARY_TEXT.median(median)}`}。`,
          ),
        ]
  return [muted(...lead, TEXT.standingIntro), barsBlock(model)]
}

/** Every page's score as a bar in the order of the standing; then those without one, with the reason. */
export function barsBlock(model: ReportModel): Block {
  const { ranked, unscored, isAtLeast } = standingOf(model)
  const rows = [...ranked, ...unscored].map((page) => {
    const own = page.role === 'user'
    return {
      own,
      name: own ? TEXT.standingOwn(isAtLeast && page.coverageScore !== null) : citedName(page),
      value: page.coverageScore === null ? null : Math.round(page.coverageScore),
      note: page.coverageScore === null ? whyUnscored(page, ranked) : TEXT.words(page.words),
    }
  })
  return { kind: 'bars', caption: TEXT.standing, head: [TEXT.page, TEXT.coverage, TEXT.length], rows }
}
