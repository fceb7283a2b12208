import { GradedEvidenceSchema } from '@gaplens/contracts/analysis/evidence-grade'
import { BriefSchema } from '@gaplens/contracts/analysis/report-brief'
import { cleanHeading } from '@gaplens/coverage/headings'
import { projectedScore } from '@gaplens/report/model/projection'
import { termsOf } from '@gaplens/text/terms'
import { describe, expect, it } from 'vitest'
import { readOwnCases } from '../../../../../tests/cases/own-cases.ts'
import { FORM_TEXTS } from '../facts/gaps/gap-form.ts'
import { planGaps } from '../facts/gaps/gap-plan.ts'
import { placeGaps } from '../facts/outline/outline-places.ts'
import { emptyHeadings, sectionsOf, shownHeading } from '../facts/outline/own-sections.ts'
import { viewOf } from '../facts/view.ts'
import { writeFromPages } from '../from-pages.ts'
import { inputOf, sampleInputs, unread } from '../testing/sample.ts'

const inputs = sampleInputs({ size: 3 })
const written = inputs.map((input) => ({
  input,
  view: viewOf(input),
  insight: writeFromPages(viewOf(input)),
}))

describe('the brief', () => {
  it('keeps to its contract', () => {
    for (const { insight } of written) expect(BriefSchema.parse(insight.brief)).toEqual(insight.brief)
  })

  it('keeps every heading of the page, in the page’s order', () => {
    for (const { view, insight } of written) {
      const page = view.user?.page
      const rows = page === undefined ? [] : [...sectionsOf(page), ...emptyHeadings(page)]
      const own = rows.toSorted((a, b) => a.start - b.start).map(shownHeading)
      const kept = insight.brief.outline.filter(({ kind }) => kind !== 'new').map(({ heading }) => heading)
      expect(kept).toEqual(own)
    }
  })

  it('does not say that passages which are alike in words speak of the subject', () => {
    const told = written
      .flatMap(({ insight }) => insight.brief.unsure)
      .filter((line) => /相近的段落/u.test(line))
    expect(told.length).toBeGreaterThan(0)
    for (const line of told) expect(line).toContain('也可能只是字面像')
  })

  it('has a place for every gap, once', () => {
    for (const { view, insight } of written) {
      const placed = insight.brief.outline.flatMap(({ topicIds }) => topicIds)
      expect(placed.toSorted()).toEqual(view.gaps.map(({ topicId }) => topicId).toSorted())
    }
  })

  it('puts gaps under one AI Overview heading and in one place into one part, which every action names', () => {
    const grouped = written.flatMap(({ input, view }) => {
      const own = view.user === null ? [] : sectionsOf(view.user.page)
      const places = placeGaps(view, view.gaps, own)
      const told = planGaps(view).filter(
        ({ section, topic }) => section === null && topic?.fromOverview === true,
      )
      const [together = []] = [
        ...Map.groupBy(told, ({ gap }) => places.get(gap.topicId)?.after?.start).values(),
      ].filter(({ length }) => length > 1)
      const names = together.slice(0, 2).map(({ gap }) => gap.name)
      if (names.length < 2) return []
      const items = names.map((name) => ({ kind: 'listItem' as const, text: `${name}：見下方說明。` }))
      const other = [
        { kind: 'heading' as const, text: '題外的事' },
        { kind: 'listItem' as const, text: '這裡不談。' },
      ]
      const blocks = [{ kind: 'heading' as const, text: '綜合整理' }, ...items, ...other]
      const serp = {
        ...input.serp,
        blocks: blocks.map((block) => ({ ...block, depth: 0, referenceIndexes: [] })),
      }
      return [{ names, insight: writeFromPages(viewOf({ ...input, serp })) }]
    })
    expect(grouped.length).toBeGreaterThan(0)
    for (const { names, insight } of grouped) {
      const parts = insight.brief.outline.filter(({ heading }) => heading === '綜合整理')
      expect(parts.map(({ topicIds }) => topicIds.length)).toEqual([2])
      const titles = insight.evidence.actions
        .filter(({ topicId }) => topicId !== null && parts[0]?.topicIds.includes(topicId))
        .map(({ title }) => title?.replace(/^在.+?之後/u, ''))
      expect(titles.toSorted()).toEqual(names.map((name) => `加一節「綜合整理」，寫「${name}」`).toSorted())
    }
  })

  it('states facts that stand on the page they are from, rows of tables value by value and lists item by item', () => {
    const bare = (text: string) => text.replace(/\s/gu, '')
    for (const { input, insight } of written)
      for (const { text, pageId, passageId, under } of insight.brief.outline.flatMap(({ facts }) => facts)) {
        const page = input.sources.find(({ id }) => id === pageId)?.page
        const passage = input.coverage.passages.find(({ id }) => id === passageId)
        expect(passage?.pageId).toBe(pageId)
        const row = page?.blocks.find(
          ({ kind, text: row }) => kind === 'tableRow' && passage?.quote.includes(row),
        )
        const told =
          row === undefined
            ? text.split('；').map(bare)
            : text.split(/[：，（）；]/u).map((cell) => bare(cell))
        const onPage = bare(page?.text ?? '')
        // A cell may have the name of its column in front.
        for (const cell of told)
          expect(onPage.includes(cell) || onPage.includes(cell.slice(cell.length / 2))).toBe(true)
        if (under !== undefined) expect(passage?.heading).toContain(under)
      }
  })

  it('gives the heading of a fact that shares no word with the name above it, and only when no fact does or it makes the AI Overview’s point', () => {
    const seen = { near: 0, far: 0 }
    // Facts grouped by other names are rare: the marked cases have some.
    const marked = readOwnCases()
      .slice(0, 6)
      .map(({ truth, serp, sources }) => viewOf(inputOf({ keyword: truth.keyword, serp, sources })))
      .map((view) => ({ view, insight: writeFromPages(view) }))
    for (const { view, insight } of [...written, ...marked])
      for (const gap of view.gaps) {
        const keyword = new Set(termsOf(view.input.keyword))
        const shown = new Set(termsOf(gap.name).filter((term) => !keyword.has(term) && !/^\d/u.test(term)))
        const asked = (view.topic(gap.topicId)?.questions ?? []).map(cleanHeading)
        const facts = insight.brief.outline
          .flatMap((part) => part.facts)
          .filter(({ passageId }) => gap.passageIds.includes(passageId))
        const far = facts.filter(({ text, passageId }) => {
          const { quote = '', heading = '' } = view.passage(passageId) ?? {}
          const said = termsOf(`${text}\n${heading}\n${quote}`)
          return !said.some((term) => shown.has(term)) && !asked.includes(cleanHeading(heading))
        })
        if (shown.size === 0 || facts.length === 0) continue
        seen[far.length > 0 ? 'far' : 'near'] += 1
        if (far.length === 0) continue
        const statements = view.input.coverage.report.statements.map(({ text }) => new Set(termsOf(text)))
        const makesPoint = ({ text }: (typeof far)[number]) =>
          statements.some((said) => new Set(termsOf(text).filter((term) => said.has(term))).size >= 2)
        if (far.length < facts.length) for (const fact of far) expect(fact).toSatisfy(makesPoint)
        for (const { under } of far) expect(under).toBeTruthy()
      }
    expect(Math.min(seen.near, seen.far)).toBeGreaterThan(0)
  })

  it('cuts no fact inside a number, inside a sentence or before its condition', () => {
    const facts = written.flatMap(({ insight }) => insight.brief.outline.flatMap((part) => part.facts))
    expect(facts.length).toBeGreaterThan(20)
    for (const { text } of facts) {
      expect(text).not.toMatch(/｜|\t|(?:者|(?<!小)時|的話|如果|因為)$|\d,$/u)
      expect(text).not.toMatch(/^(?:前者|後者|兩者|則|所以|但)/u)
    }
  })

  it('asks for each subject in the form that its sources have', () => {
    const told = written.flatMap(({ insight }) =>
      Object.values(insight.strategyAndPlan).flatMap((items) =>
        items.map(({ recommendation }) => recommendation),
      ),
    )
    const forms = Object.values(FORM_TEXTS).filter(
      (form) => form !== '' && told.some((text) => text.includes(form)),
    )
    expect(forms.length).toBeGreaterThanOrEqual(3)
  })

  it('states no fact twice', () => {
    for (const { insight } of written) {
      const facts = insight.brief.outline.flatMap(({ facts: each }) => each.map(({ text }) => text))
      expect(new Set(facts).size).toBe(facts.length)
    }
  })

  it('aims at the page’s length and what is to be added, without P2 and P3 where that is longer than any source', () => {
    const aims = written.flatMap(({ view, insight }) => {
      const { length } = insight.brief
      if (length === null) return []
      const plans = planGaps(view)
      const isLong = length.own + plans.reduce((sum, { words }) => sum + words, 0) > length.longest.words + 5
      const aimedAt = plans.filter(({ gap }) => !isLong || gap.tier === 'p1_immediate')
      const added = aimedAt.reduce((sum, { words }) => sum + words, 0)
      expect(Math.abs(length.target - length.own - added)).toBeLessThanOrEqual(5)
      expect(length.reason).toContain(length.own.toLocaleString('en-US'))
      // A target above the longest source is none where the page is longer already.
      expect(length.reason.includes('不是為了湊篇幅')).toBe(length.own > length.longest.words)
      return [isLong]
    })
    expect(aims).toContain(true)
  })

  it('tells of all structured data that the report gives, of the less important ones how many', () => {
    const less = written.flatMap(({ insight }) => {
      const told = insight.brief.technical.find(({ text }) => text.startsWith('可補的結構化資料'))?.text
      if (told === undefined) return []
      const low = insight.structuredDataRecommendations.filter(({ priority }) => priority === 'low').length
      expect(told.includes(`另有優先順序較低的 ${low} 種`)).toBe(low > 0)
      return [low]
    })
    expect(Math.max(...less)).toBeGreaterThan(0)
  })

  it('holds its length against the pages that are compared', () => {
    const [view] = written.map((each) => each.view)
    const lengthIn = (changed: typeof view) =>
      changed === undefined ? undefined : writeFromPages(changed).brief.length
    const before = lengthIn(view)
    if (view === undefined || before === undefined || before === null) throw new Error('no length')
    const uncompared = {
      ...view,
      compared: (id: string) => {
        const page = view.compared(id)
        return page !== undefined && id === before.longest.pageId ? { ...page, coverageScore: null } : page
      },
    }
    const after = lengthIn(uncompared)
    expect(after?.longest.pageId).not.toBe(before.longest.pageId)
    expect(after?.longest.words).toBeLessThanOrEqual(before.longest.words)
  })

  it('tells first to look for what the page only possibly lacks, and to write what it surely lacks', () => {
    const [view] = written.map((each) => each.view)
    const [first, ...others] = view?.gaps.filter(({ tier }) => tier === 'p1_immediate') ?? []
    if (view === undefined || first === undefined || others.length === 0) throw new Error('no gaps of P1')
    const standingIf = (isSure: (name: string) => boolean) => {
      const gaps = view.gaps.map((gap) => ({
        ...gap,
        certainty: isSure(gap.name) ? ('sure' as const) : ('possible' as const),
      }))
      return writeFromPages({ ...view, gaps }).brief.standing
    }
    expect(standingIf(() => true)).toMatch(/先補「.*（P1），涵蓋度估計/u)
    expect(standingIf(() => false)).toMatch(/先看您的網頁是否已寫到「.*，沒寫的先補；若都沒寫過，/u)
    const last = others.at(-1)?.name
    for (const isSure of [(name: string) => name === first.name, (name: string) => name === last])
      expect(standingIf(isSure), 'the plan begins with what is told first').toMatch(
        new RegExp(
          `先補「${first.name}」、「${others[0]?.name}」.*（P1）：「.*(?:很可能沒有，其他的|不確定有沒有，)先在您的網頁找，沒有才補；若都要補，`,
          'u',
        ),
      )
  })

  it('does not say that the whole plan makes the page the longest where the first gaps alone do', () => {
    const reasons = written.map(({ insight: { brief } }) => brief.length)
    for (const length of reasons.flatMap((each) => each ?? []))
      expect(length.reason.includes('只補 P1 也會比最長的來源長')).toBe(
        length.own <= length.longest.words && length.target > length.longest.words,
      )
    const [view] = written.map((each) => each.view)
    const short = view?.othersRead.map((each) => ({ ...each, page: { ...each.page, words: 0 } })) ?? []
    if (view?.user === undefined || view.user === null) throw new Error('no page')
    const user = { ...view.user, page: { ...view.user.page, words: 0 } }
    const { brief } = writeFromPages({ ...view, user, othersRead: short })
    expect(brief.length?.reason).toContain('只補 P1 也會比最長的來源長約')
  })

  it('says of an unread page only that it was not read', () => {
    const [input] = inputs
    if (input === undefined) throw new Error('no samples')
    const { brief } = writeFromPages(viewOf(unread(input, 'p0')))
    expect(brief.standing).toContain('未能讀取')
    expect(brief.outline).toEqual([])
  })
})

describe('every action', () => {
  it('carries a grade of evidence with its study, size and date', () => {
    for (const { insight } of written) {
      for (const { known } of insight.evidence.actions)
        expect(GradedEvidenceSchema.parse(known)).toEqual(known)
      for (const { evidence } of [...insight.brief.technical, ...insight.brief.notNeeded])
        expect(GradedEvidenceSchema.parse(evidence)).toEqual(evidence)
    }
  })

  it('comes from a gap of the list, and every gap of the list has one', () => {
    for (const { view, insight } of written) {
      const topics = insight.evidence.actions.flatMap(({ topicId }) => topicId ?? [])
      expect(topics).toEqual(view.gaps.map(({ topicId }) => topicId))
    }
  })

  it('is in a tier that is filled where there are two gaps or more', () => {
    for (const { view, insight } of written) {
      if (view.gaps.length < 2) continue
      expect(insight.strategyAndPlan.p1_immediate.length).toBeGreaterThan(0)
      expect(insight.strategyAndPlan.p2_mediumTerm.length).toBeGreaterThan(0)
    }
  })

  it('projects the score by the formula that gives every page its score', () => {
    for (const { view } of written)
      for (const { id, coverageScore } of view.input.coverage.report.pages)
        if (coverageScore !== null)
          expect(Math.abs(projectedScore(view.topics, id, new Set()) - coverageScore)).toBeLessThanOrEqual(1)
  })

  it('names the own part after which a new one comes, where the outline has it', () => {
    for (const { insight } of written)
      for (const [at, part] of insight.brief.outline.entries()) {
        if (part.kind !== 'new') continue
        const own = insight.brief.outline.slice(0, at).findLast(({ kind }) => kind !== 'new')
        const action = insight.evidence.actions.find(({ topicId }) => part.topicIds[0] === topicId)
        expect(action?.title).toContain(
          own?.heading === '' ? '在開頭之後' : `在「${own?.heading.slice(0, 10)}`,
        )
      }
  })

  it('never lowers the score', () => {
    for (const { view, insight } of written) {
      const own = view.compared('p0')?.coverageScore ?? 0
      for (const { projectedScore: after } of insight.evidence.actions)
        if (after !== null && after !== undefined) expect(after).toBeGreaterThanOrEqual(own)
    }
  })

  it('says what to write, how long, and by whose words', () => {
    for (const { insight } of written)
      for (const { tier, index, topicId } of insight.evidence.actions) {
        if (topicId === null) continue
        const { recommendation } = insight.strategyAndPlan[tier][index] ?? { recommendation: '' }
        expect(recommendation).toMatch(/^(?:在(?:「.+?」|開頭)之後加一節|補寫|在「.+?」補寫)「.+?」/u)
        expect(recommendation).toMatch(/\[\d+\]/u)
        expect(recommendation).toMatch(/約 \d+ 字。$/u)
      }
  })
})
