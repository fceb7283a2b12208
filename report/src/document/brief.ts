import { type Evidence, TIERS } from '@gaplens/contracts/analysis/report'
import type { Brief, BriefSection, GradedNote } from '@gaplens/contracts/analysis/report-brief'
import { actionId } from '../model/action-id.ts'
import { coverageChange, withoutTitle } from '../model/first-actions.ts'
import { pageNumber, type ReportModel } from '../model/report-model.ts'
import { changeText } from '../text/coverage-text.ts'
import { giversExplained } from '../text/givers.ts'
import { STRATEGY_TEXT, BRIEF_TEXT as TEXT } from '../text/report-text.ts'
import {
  type Block,
  type Inline,
  type Line,
  link,
  muted,
  paragraph,
  strong,
  subsection,
  tag,
} from './blocks.ts'
import { bullets } from './parts.ts'

type Action = Evidence['actions'][number]

/** Number of pages listed as the basis of a part; the others are only counted. */
const PAGES_SHOWN = 8

/** The writing brief that a consultant hands to a writer. */
export function briefBlocks(model: ReportModel, brief: Brief): Block[] {
  return [
    ...bullets(brief.unsure),
    ...subsection(TEXT.outline, outline(model, brief)),
    ...subsection(TEXT.conflicts, conflictBlocks(brief)),
    ...subsection(TEXT.onlyYou, bullets(brief.onlyYou)),
    ...subsection(
      TEXT.links,
      brief.links.length === 0
        ? []
        : [
            {
              kind: 'list',
              items: brief.links.map(
                ({ heading, text, url }): Line => [`「${heading}」${TEXT.linkTo}`, link(text, url)],
              ),
            },
          ],
    ),
    ...subsection(TEXT.technical, notes(brief.technical, false)),
    ...subsection(TEXT.notNeeded, notes(brief.notNeeded, true)),
  ]
}

/** The actions in the report's order. */
export function actionsOf({ result }: ReportModel): Action[] {
  const all = result.evidence?.actions ?? []
  return TIERS.flatMap((tier) =>
    all.filter((action) => action.tier === tier).sort((a, b) => a.index - b.index),
  )
}

export function labelOf({ tier, index }: Pick<Action, 'tier' | 'index'>): string {
  return `${STRATEGY_TEXT.tiers[tier].label}-${index + 1}`
}

/** The effort of an action, and how it changes the coverage score; empty if it does not. */
export function factsOf(model: ReportModel, action: Action): [effort: string, scores: string] {
  const change = coverageChange(model, action.projectedScore ?? null)
  return [TEXT.efforts[action.effort ?? 'medium'], change === null ? '' : changeText(change)]
}

/** The same as one line. */
export function metaOf(model: ReportModel, action: Action): string {
  const [effort, scores] = factsOf(model, action)
  return [`${TEXT.effort}：${effort}`, ...(scores === '' ? [] : [`${TEXT.projected} ${scores}`])].join('・')
}

function outline(model: ReportModel, brief: Brief): Block[] {
  if (brief.outline.length === 0) return []
  const { columns, length } = { columns: TEXT.columns, length: brief.length }
  const written = brief.outline.flatMap((part) => whatToWrite(model, part))
  return [
    muted(
      TEXT.outlineIntro(
        brief.outline.some(({ fromOverview }) => fromOverview),
        giversExplained(written.map(textOf).join('\n')),
      ),
    ),
    {
      kind: 'table',
      caption: TEXT.outline,
      head: [columns.part, columns.write, columns.basis],
      rows: brief.outline.map((part) => [
        [[heading(part)]],
        whatToWrite(model, part),
        [[basis(model, part)]],
      ]),
    },
    ...(length === null
      ? []
      : [
          paragraph(
            strong(`${isLatin(model) ? TEXT.lengthInWords : TEXT.length}：`),
            TEXT.lengthTarget(
              length.target.toLocaleString('en-US'),
              length.median.toLocaleString('en-US'),
              length.longest.words.toLocaleString('en-US'),
              pageNumber(model, length.longest.pageId),
            ),
            length.reason,
          ),
        ]),
  ]
}

/** Whether the user's page is in letters: 「字」 of such a text may be its words or its letters. */
function isLatin({ ownPage, keyword }: ReportModel): boolean {
  return !/\p{Script=Han}/u.test(`${keyword}${ownPage?.title ?? ''}`)
}

/** The words of a line. */
function textOf(line: Line): string {
  return line.map((part) => (typeof part === 'string' ? part : part.text)).join('')
}

function heading({ kind, heading: own }: BriefSection): Inline {
  const name = own === '' ? TEXT.opening : own
  return kind === 'keep' ? name : strong(`${TEXT.marks[kind]}${name}`)
}

/** The recommendations that apply to a part of the outline. The report states them only here. */
function whatToWrite(model: ReportModel, { kind, topicIds }: BriefSection): Line[] {
  const here = actionsOf(model).filter(({ topicId }) => topicId !== null && topicIds.includes(topicId))
  if (here.length === 0) return [[TEXT.keep]]
  return here.map((action): Line => {
    const item = model.result.strategyAndPlan?.[action.tier][action.index]
    const text = item?.recommendation ?? ''
    // The part's heading is in the cell beside it, so it is not repeated.
    const content =
      kind === 'new' ? withoutTitle(text, action.title ?? '') : text.replace(/^在「.+?」(?=補寫「)/u, '')
    const name = kind === 'new' && here.length > 1 ? `${topicName(model, action)}：` : ''
    return [link(labelOf(action), `#${actionId(action.tier, action.index)}`), ` ${name}${content}`]
  })
}

/** The name of an action's topic; empty if it has none. */
export function topicName({ result }: ReportModel, { topicId }: Action): string {
  return result.coverage?.topics.find(({ id }) => id === topicId)?.name ?? ''
}

function basis(model: ReportModel, { pageIds, fromOverview }: BriefSection): string {
  const rank = (id: string) => model.pages.get(id)?.rank ?? 0
  const ordered = pageIds.toSorted((a, b) => rank(a) - rank(b))
  const numbers = ordered.slice(0, PAGES_SHOWN).map((id) => pageNumber(model, id))
  const rest = pageIds.length > PAGES_SHOWN ? ` 等 ${pageIds.length} 個` : ''
  return [fromOverview ? 'AIO' : '', `${numbers.join('')}${rest}`].filter(Boolean).join('、')
}

/** The figures on which the sources disagree, as a table. */
export function conflictBlocks(brief: Brief): Block[] {
  if (brief.conflicts.length === 0) return []
  const { topic, sayings, advice } = TEXT.conflictColumns
  return [
    {
      kind: 'table',
      caption: TEXT.conflicts,
      head: [topic, sayings, advice],
      rows: brief.conflicts.map((conflict) => [
        [[conflict.name]],
        [[conflict.sayings.join('；')]],
        [[conflict.advice]],
      ]),
    },
    muted(TEXT.conflictsHow),
  ]
}

/** Notes with their grade of evidence. @param whole whether to cite the study too, if no action does */
function notes(items: readonly GradedNote[], whole: boolean): Block[] {
  if (items.length === 0) return []
  return [
    {
      kind: 'list',
      items: items.map(({ text, evidence }): Line => {
        const grade = tag(TEXT.grades[evidence.grade])
        if (!whole) return [text, ' ', grade]
        const study = `（${evidence.study}，${evidence.size}，${evidence.date}）`
        return [`${text}：${evidence.finding}${study} `, grade]
      }),
    },
  ]
}
