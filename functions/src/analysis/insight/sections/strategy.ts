import type { Evidence, StrategyAndPlan } from '@gaplens/contracts/analysis/report'
import { TIERS } from '@gaplens/contracts/analysis/report'
import type { BriefFact } from '@gaplens/contracts/analysis/report-brief'
import { effortOf } from '@gaplens/coverage/effort'
import { projectedScore } from '@gaplens/report/model/projection'
import { readFigures } from '@gaplens/text/figures/read-figures'
import { termsOf } from '@gaplens/text/terms'
import { EVIDENCE_GRADES } from '../facts/evidence-grades.ts'
import { statedByOverview, toldOtherwise } from '../facts/gaps/contraries.ts'
import { underOneMark } from '../facts/gaps/facts-of-one-section.ts'
import { FORM_TEXTS } from '../facts/gaps/gap-form.ts'
import { currentPages } from '../facts/gaps/gap-passages.ts'
import type { GapPlan } from '../facts/gaps/gap-plan.ts'
import { OLD_NOTE, saidBySources } from '../facts/gaps/gap-quote.ts'
import { languageOf } from '../facts/language.ts'
import { shownHeading } from '../facts/outline/own-sections.ts'
import { asksSomething } from '../facts/questions/asking-heading.ts'
import { figureKey, pageNumber } from '../facts/reported-values.ts'
import { isRowText, needsHeading } from '../facts/statements/needs-heading.ts'
import type { View } from '../facts/view.ts'
import { inQuotes, oneLine, titled } from '../facts/wording.ts'
import { disagreeAdvice, disagreeNote } from './figure-names.ts'
import { pageActions } from './page-actions.ts'
import { gapPrompt } from './prompts.ts'
import type { UnrankedAction } from './unranked-action.ts'

/** What is said beside the AI Overview's words, by how far the cited pages support them. */
const OVERVIEW_NOTES = {
  found: '',
  partly: '（所引網頁只有部分相符，請先查證）',
}

/** Section 5: the actions in three tiers, each with its prompt and evidence. */
export function writeStrategy(
  view: View,
  plans: readonly GapPlan[],
): { plan: StrategyAndPlan; actions: Evidence['actions'] } {
  return arrange([...plans.map((plan) => gapAction(view, plan)), ...pageActions(view)])
}

/** Arranges actions in tiers: obstacles first, then the gaps in the order of the report, then the others. */
function arrange(unranked: readonly UnrankedAction[]): {
  plan: StrategyAndPlan
  actions: Evidence['actions']
} {
  const plan: StrategyAndPlan = { p1_immediate: [], p2_mediumTerm: [], p3_longTerm: [] }
  const actions: Evidence['actions'] = []
  for (const tier of TIERS) {
    const own = unranked.filter((action) => action.tier === tier)
    const ordered = [...own.filter(blocks), ...own.filter((action) => !blocks(action))]
    ordered.forEach((action, index) => {
      const { recommendation, geminiPrompt, known, passageIds, tier: _, ...rest } = action
      plan[tier].push({ recommendation, geminiPrompt })
      actions.push({
        ...rest,
        tier,
        index,
        passageIds: [...passageIds],
        effort: effortOf(rest.difficulty),
        known: { ...EVIDENCE_GRADES[known] },
      })
    })
  }
  return { plan, actions }
}

/** Whether an action removes an obstacle without which no other action helps. */
function blocks(action: UnrankedAction): boolean {
  return action.known === 'eligibility'
}

function gapAction(view: View, plan: GapPlan): UnrankedAction {
  const { gap } = plan
  return {
    tier: gap.tier,
    title: titleOf(plan),
    topicId: gap.topicId,
    impact: gap.impact,
    difficulty: gap.difficulty,
    projectedScore:
      view.user === null ? null : projectedScore(view.topics, view.user.id, new Set([gap.topicId])),
    known: plan.section === null ? 'subtopics' : 'smallEdits',
    passageIds: evidenceOf(plan),
    recommendation: recommend(view, plan),
    geminiPrompt: gapPrompt(view, plan),
  }
}

/** The passages of an action: those that its text is made of first, as a reader looks there for the words just read. */
function evidenceOf(plan: GapPlan): string[] {
  const { gap, contraries } = plan
  const stated = [
    ...contraries.map(({ passage }) => passage.id),
    ...saidBySources(plan).map(({ passageId }) => passageId),
  ]
  const nearest = gap.closestPassageId === null ? [] : [gap.closestPassageId]
  return [...new Set([...stated, ...gap.passageIds, ...nearest])]
}

function titleOf({ gap, section, after, heading }: GapPlan): string {
  const name = oneLine(gap.name)
  if (section === null)
    return `${placeAfter(after)}加一節「${inQuotes(heading)}」${isSameName(heading, name) ? '' : `，寫「${name}」`}`
  return section.heading === name
    ? `補寫「${name}」`
    : `在「${inQuotes(titled(shownHeading(section), 30))}」補寫「${name}」`
}

/** What a name says with or without: 「研磨度」, 「研磨」. 「保險費」 is another thing than 「保險」. */
const EXTENT = /[度性量率]$/u

/** Whether a heading names what a gap does, give or take a word of its extent. */
function isSameName(heading: string, name: string): boolean {
  return heading === name || heading.replace(EXTENT, '') === name || heading === name.replace(EXTENT, '')
}

/** What to look at before a new section is written, because it may say it in other words. */
function lookFirst({ lookIn }: GapPlan): string {
  if (lookIn === null) return ''
  const there = lookIn.heading === '' ? '開頭' : `「${inQuotes(titled(shownHeading(lookIn), 30))}」`
  return `先看${there}是否已寫到，只補沒寫的。`
}

/** The position of a new section, by the existing section before it, because new ones may not be written yet. */
function placeAfter(after: GapPlan['after']): string {
  if (after === null) return ''
  return after.heading === '' ? '在開頭之後' : `在「${inQuotes(titled(shownHeading(after), 30))}」之後`
}

/** What to write, what to answer first, in which form and how long, with the marks of the source pages. */
function recommend(view: View, plan: GapPlan): string {
  const { questions, form, words } = plan
  const first =
    questions.length > 0 ? `先回答${questions.map((q) => `「${titled(q, 40)}」`).join('與')}，` : ''
  const how = FORM_TEXTS[form] === '' ? '' : `${FORM_TEXTS[form]}，`
  return `${titleOf(plan)}：${lookFirst(plan)}${[...corrections(view, plan), ...stated(view, plan)].join('；')}。${disagreement(view, plan)}${first}${how}約 ${words} 字。`
}

/** Where a cited page says otherwise than the AI Overview. */
function corrections(view: View, { contraries }: GapPlan): string[] {
  return contraries.map(
    (each) => `AI Overview 說${statedByOverview(each)}，所引的 ${toldOtherwise(view, each)}，以原文為準`,
  )
}

/** What else there is to state: no fact of a passage that corrects the AI Overview, and then no page to look at instead. */
function stated(view: View, plan: GapPlan): string[] {
  const { contraries, overview, quote } = plan
  const isTold = (text: string) =>
    contraries.some(({ passage }) => oneLine(passage.quote).includes(oneLine(text)))
  const facts = plan.facts.filter(({ text }) => !isTold(text))
  const isBare = facts.length === 0 && overview === null && (quote === null || isTold(quote.text))
  return contraries.length > 0 && isBare ? [] : [statedIn(view, { ...plan, facts })]
}

/**
 * The facts to state, or if there are none, the words of the AI Overview and of a source; without either the pages to read.
 */
function statedIn(view: View, { gap, facts, overview, quote, pageIds }: GapPlan): string {
  // The report quotes those of the gap's own passages; another page would be looked for there in vain.
  const own = currentPages(view, gap).map(({ passage }) => passage.pageId)
  const shown = pageIds.filter((pageId) => own.includes(pageId))
  const read = shown.length > 0 ? shown : pageIds
  const number = (pageId: string) => pageNumber(view, pageId)
  const mark = (said: Pick<BriefFact, 'pageId' | 'giver' | 'title'>) => markOf(view, said)
  /** A mark before a word: none stands between 》 and it. */
  const before = (said: Pick<BriefFact, 'pageId' | 'giver' | 'title'>) => mark(said).replace(/(?<!》)$/u, ' ')
  const headed = (heading: string) => `「${inQuotes(titled(heading, 30))}」`
  const supportedBy = overview?.level === 'found' ? pagesOf(view, overview.passageIds).map(number) : []
  const seen = quote === null && supportedBy.length > 0 ? `（見 ${supportedBy.slice(0, 2).join('')}）` : ''
  const fromOverview =
    overview === null
      ? []
      : [
          `AI Overview 說「${inQuotes(overview.text.replace(/[。.]$/u, ''))}」${OVERVIEW_NOTES[overview.level]}${seen}`,
        ]
  if (facts.length > 0)
    return [
      ...fromOverview,
      ...underOneMark(facts).map((fact, at, all) => {
        // Behind one that follows its mark a reader could not see where that ends and the next begins.
        const isLed = all.slice(0, at + 1).some(isReadAfterHeading)
        if (isLed)
          return fact.under === undefined
            ? `${hasOwnColon(fact.text) ? `${before(fact)}說，` : `${mark(fact)}：`}${fact.text}`
            : `${before(fact)}在${headed(fact.under)}下${leadTo(fact.text)}${fact.text}`
        if (fact.under === undefined && fact.giver === undefined && fact.title === undefined)
          return `${fact.text}${/[）」]$/u.test(fact.text) ? '' : ' '}${mark(fact)}`
        const under = fact.under === undefined ? '' : `談${headed(fact.under)}`
        const marked = under === '' ? mark(fact) : before(fact)
        // No brackets behind brackets: 「母貓（1,600 元），見青嶼市 [4] 談「補助金額」」.
        return /[）)]$/u.test(fact.text)
          ? `${fact.text}，見${/^\p{Script=Han}/u.test(marked) ? '' : ' '}${marked}${under}`
          : `${fact.text}（${marked}${under}）`
      }),
    ].join('；')
  if (
    overview !== null &&
    quote !== null &&
    !quote.old &&
    !quote.foreign &&
    saysTheSame(quote.text, overview.text)
  )
    return `${fromOverview.join('')}，${before(quote)}的數字相同`
  const said = [
    ...fromOverview,
    ...(quote === null
      ? []
      : [
          `${before(quote)}${quote.under === '' ? '' : `在${headed(quote.under)}`}${isRowText(quote.text) ? `列出：${quote.text}` : `寫道「${inQuotes(quote.text)}」`}${quote.old ? OLD_NOTE : ''}${quote.foreign ? foreignNote(quote.text) : ''}`,
        ]),
    ...(quote === null && seen === '' ? [`要點見 ${read.slice(0, 3).map(number).join('')} 的原文`] : []),
  ]
  return said.join('；')
}

/**
 * Whether a fact stands behind its heading: an answer before its question could be taken for one to the question that the action ends with,
 * and what lacks its subject is read only after that.
 */
function isReadAfterHeading({ text, under }: BriefFact): boolean {
  return under !== undefined && (asksSomething(under) || needsHeading(text))
}

/** Whether a text begins with a name and a colon, before which no other colon stands: 「下說，四類：香草、多肉…」. */
function hasOwnColon(text: string): boolean {
  return /^[^，。；：]{1,24}：/u.test(text)
}

/** What leads from a heading to what is written below it. */
function leadTo(text: string): string {
  if (!hasOwnColon(text)) return '寫：'
  return text.split('；').filter(hasOwnColon).length > 1 ? '列出' : '說，'
}

/** A page's number with whose word it is and, where its subject is another than the keyword, its title: 「業者 [4]《冷製皂一日班》」. */
function markOf(view: View, { pageId, giver, title }: Pick<BriefFact, 'pageId' | 'giver' | 'title'>): string {
  const [whose, what] = [giver === undefined ? '' : `${giver} `, title === undefined ? '' : `《${title}》`]
  return `${whose}${pageNumber(view, pageId)}${what}`
}

/** The pages of some passages, without the user's own. */
function pagesOf(view: View, passageIds: readonly string[]): string[] {
  const pages = passageIds.flatMap((id) => view.passage(id)?.pageId ?? [])
  return [...new Set(pages)].filter((pageId) => pageId !== view.user?.id)
}

/** That what one affirms the other denies: 「7 天內不可退貨」. */
const DENIES = /[不沒無未勿]|禁止/u
/** Texts of one thing have so many terms in common, besides figures. */
const SAME_TERMS = 3

/** Whether a quote gives all figures of a statement and no others, so that it would say the same twice. A year stands anywhere. */
function saysTheSame(quote: string, statement: string): boolean {
  const valuesOf = (text: string) =>
    new Set(readFigures(text).flatMap((each) => (each.dimension === 'year' ? [] : figureKey(each))))
  const [stated, quoted] = [valuesOf(statement), valuesOf(quote)]
  const shared = new Set(termsOf(quote).filter((term) => statement.includes(term))).size
  if (DENIES.test(quote) !== DENIES.test(statement) || shared < SAME_TERMS) return false
  return stated.size > 0 && stated.size === quoted.size && [...stated].every((value) => quoted.has(value))
}

function foreignNote(text: string): string {
  return languageOf(text) === 'simplified' ? '（原文是簡體中文，請改寫）' : '（原文是其他語言，請翻譯後改寫）'
}

/** The note on different figures of the sources, which must be resolved before writing. */
function disagreement(view: View, { topic }: GapPlan): string {
  const note = disagreeNote(view, topic)
  return note === '' || topic === undefined ? '' : `${note}，${disagreeAdvice(view, topic)}`
}
