import type { FigureGroup } from '@gaplens/contracts/analysis/report'
import type { BriefConflict } from '@gaplens/contracts/analysis/report-brief'
import { DISAGREEMENTS_MAX, toldDisagreements } from '../../figures/told-disagreements.ts'
import { type Contrary, contrariesTo, statedByOverview, toldOtherwise } from '../facts/gaps/contraries.ts'
import { figureContrariesTo } from '../facts/gaps/figure-contraries.ts'
import { labelOf } from '../facts/gaps/gap-subject.ts'
import type { View } from '../facts/view.ts'
import { oneLine } from '../facts/wording.ts'
import { measuredName } from './figure-names.ts'
import {
  conditionsNote,
  mostSaidNote,
  newestNote,
  notOlderNote,
  officeNote,
  valuesWithSources,
} from './figure-notes.ts'
import { measuredFirstNote } from './measured-first.ts'
import { outdatedOwn, ownNote, ownValues } from './own-figures.ts'
import { houseTermNote, ownTermsNote } from './own-terms.ts'
import { PUBLISHED, publisherOf } from './public-figures.ts'
import { renewalOf, renewedGroups } from './renewed-figures.ts'
import { ifOfOneThing } from './supposing.ts'
import { moreSaidNote, oldPagesNote } from './weaker-notes.ts'

const CONTRARIES_MAX = 3
const FIGURE_CONTRARIES_MAX = 2

/**
 * The figures to decide before writing: first outdated figures of the user's page, which must be corrected in any case; then
 * those on which the sources disagree, the most important first; then those that are outdated on some pages; then those of the user's page that differ from every source; last
 * what a page says otherwise than the AI Overview that cites it.
 */
export function writeConflicts(view: View): BriefConflict[] {
  const own = view.input.coverage.report.figures.filter((group) => ownNote(view, group) !== '')
  const old = own.filter((group) => outdatedOwn(view, group) !== null)
  const told = new Set([...old, ...disagreements(view)])
  // What is called a disagreement elsewhere has a row, however many outdated figures stand before it.
  const shown = [...new Set([...told, ...renewedGroups(view), ...own])].slice(
    0,
    Math.max(DISAGREEMENTS_MAX, told.size),
  )
  const names = shown.map((group) => measuredName(view, group))
  const rows = shown.map((group, at) => ({
    topicId: group.topicId,
    name: apart(names, at, oneLine(group.figures[0]?.shown ?? '')),
    sayings: [...valuesWithSources(view, group), ...ownValues(view, group)],
    advice: adviceOn(view, group),
  }))
  return [...rows, ...contraryRows(view)]
}

/** What cited pages say otherwise than the AI Overview, without another figure or with one that no row tells. */
function contraryRows(view: View): BriefConflict[] {
  const { statements } = view.input.coverage.report
  const denied = contrariesTo(view, statements)
    .slice(0, CONTRARIES_MAX)
    .map((each) => ({
      each,
      alike: '',
      advice: 'AI Overview 與引用網頁的說法看來不同，以網頁原文為準。',
    }))
  const told = disagreements(view).flatMap(({ figures }) => figures)
  const isTold = ({ passage }: Contrary) =>
    told.some(({ pageId, shown }) => pageId === passage.pageId && passage.quote.includes(shown))
  const differing = figureContrariesTo(view, statements)
    .filter((each) => !isTold(each))
    .slice(0, FIGURE_CONTRARIES_MAX)
    .map((each) => ({
      each,
      alike: `（${each.alike.join('')} 也是這個數字）`,
      advice: '數字不同，請對照原文。',
    }))
  return [...denied, ...differing].map(({ each, alike, advice }) => {
    const known = view.input.coverage.table.topics.find(({ statements: own }) =>
      own.some(({ id }) => id === each.statement.id),
    )
    const topic = view.topic(known?.id ?? '')
    const name = topic?.name ?? labelOf(each.statement.text)
    return {
      topicId: topic?.id ?? null,
      name: name === '' ? 'AI Overview 的說法' : `「${oneLine(name)}」`,
      sayings: [`${statedByOverview(each, name)}${alike}`, toldOtherwise(view, each)],
      advice,
    }
  })
}

/** A row's name; with one of its values where another row has the same name, as two allowances may have. */
function apart(names: readonly string[], at: number, value: string): string {
  const name = names[at] ?? ''
  return names.filter((each) => each === name).length > 1 ? `${name}（${value}）` : name
}

function adviceOn(view: View, group: FigureGroup): string {
  const renewal = group.onlyOutdatedDiffers ? renewalOf(view, group) : ''
  if (renewal !== '')
    return `${renewal}${group.confirmed ? '，' : '；若說的是同一件事，'}請查證後採用較新的。${ownNote(view, group)}`
  const office = group.disagree ? officeNote(view, group) : ''
  const terms = group.disagree && office === '' ? ownTermsNote(view, group) : ''
  if (terms !== '') return `${terms}${ownNote(view, group)}`
  const better = group.disagree ? office || measuredFirstNote(view, group) : ''
  const conditions = better || conditionsNote(view, group)
  const publisher = group.disagree ? publisherOf(view, group) : null
  const ofSources =
    publisher === null ? `${mostSaidNote(view, group)}${newestNote(view, group)}` : PUBLISHED[publisher]
  const sources = conditions || ofSources
  const weightier = sources || notOlderNote(view, group) || (group.disagree ? oldPagesNote(view, group) : '')
  const term = group.disagree && weightier === '' ? houseTermNote(view, group) : ''
  if (term !== '') return `${term}${ownNote(view, group)}`
  const known = weightier || (group.disagree ? moreSaidNote(view, group) : '')
  // Shared words alone often join values of two things, so the sources are not said to contradict each other.
  const undecided = group.confirmed ? UNDECIDED[whoDiffers(group)] : '數字不同，請對照原文。'
  const isSupposed =
    !group.confirmed && group.disagree && (better !== '' || (conditions === '' && publisher === null))
  const told = isSupposed && known !== '' ? ifOfOneThing(known) : known
  return `${told === '' && group.disagree ? undecided : told}${ownNote(view, group)}`
}

/** What is said of values of one thing none of which is known to be the better one. */
const UNDECIDED = {
  sources: '來源說法不一，看不出哪一個較可靠。',
  overview: '只有 AI Overview 的數字不同，以網頁原文為準。',
}

/** Whether pages differ among themselves, or only the AI Overview from them. */
export function whoDiffers({ onlyOverviewDiffers }: FigureGroup): keyof typeof UNDECIDED {
  return onlyOverviewDiffers === true ? 'overview' : 'sources'
}

/** The groups of figures on which the sources disagree, as the report tells them. */
export function disagreements(view: View): FigureGroup[] {
  return toldDisagreements(view.input.coverage.report.figures, view.topics)
}
