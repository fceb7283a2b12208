import type { Gap } from '@gaplens/contracts/analysis/report'
import { describe, expect, it } from 'vitest'
import { emptySerp, markedSource } from '../../../../../../tests/cases/marked-page.ts'
import { inputOf, sampleInputs } from '../../testing/sample.ts'
import { topicOrders } from '../topic-order.ts'
import { viewOf } from '../view.ts'
import { endOfBody } from './outline-order.ts'
import { placeGaps } from './outline-places.ts'
import { sectionsOf } from './own-sections.ts'

const views = sampleInputs({ size: 3 }).map(viewOf)

describe('a new part of the outline', () => {
  it('has a place of its own, within the body of the page and never before its first part', () => {
    for (const view of views) {
      const own = view.user === null ? [] : sectionsOf(view.user.page)
      const places = placeGaps(view, view.gaps, own)
      expect(places.size).toBe(view.gaps.length)
      for (const { after } of places.values()) expect(own.slice(0, endOfBody(own))).toContainEqual(after)
      const shown = [...places.values()].map(({ after, rank }) => `${after?.start} ${rank}`)
      expect(new Set(shown).size).toBe(shown.length)
    }
  })

  it('stands beside the part on its neighbouring subject: not all in one place', () => {
    const spread = views.map((view) => {
      const own = view.user === null ? [] : sectionsOf(view.user.page)
      return new Set([...placeGaps(view, view.gaps, own).values()].map(({ after }) => after?.start)).size
    })
    expect(spread.filter((places) => places > 1).length * 2).toBeGreaterThan(spread.length)
  })

  it('stands where the sources treat it, not beside a digression that shares a few of its words', () => {
    const ratio = '## 粉水比\n粉水比抓 1:15，15 公克的咖啡粉配 225 毫升的水，喜歡濃的多加一些粉。'
    const heat =
      '## 水溫\n沖煮的水溫落在 88 到 94 度之間，深焙的豆子降到 85 度，淺焙的豆子升到 92 度，避免焦苦。'
    const pour = '## 注水\n注水從中心往外繞圈，分三次倒完，每次等水位下降再倒下一次。'
    const snacks = '## 點心\n深焙的咖啡和布朗尼是絕配，檸檬塔則配手沖，甜點可以和咖啡一起下單，滿額免運。'
    const sources = [
      [ratio, pour, snacks],
      [ratio, heat, pour],
      [ratio, heat, pour],
      [ratio, heat, pour],
    ].map((parts, rank) => markedSource(rank, parts.join('\n')))
    const view = viewOf(inputOf({ keyword: '手沖咖啡', serp: emptySerp(), sources }))
    const gap = view.gaps.find(({ name }) => name === '水溫')
    if (gap === undefined || view.user === null) throw new Error('no gap')
    const places = placeGaps(view, [gap], sectionsOf(view.user.page))
    expect(places.get(gap.topicId)?.after?.heading).toBe('粉水比')
  })

  it('stands at the end of the body, before the closing part, if no part is near to it', () => {
    const own = [
      '## 豆子\n淺焙的豆子聞起來像柑橘，深焙的像可可，第一次可以各買一小包。',
      '## 濾杯\n錐形濾杯水流快，扇形濾杯水流慢，新手從扇形開始。',
      '## 下次\n下次想去產地走走，看看日曬的棚架。',
    ]
    const descaling = '## 除垢\n煮水壺每兩個月用檸檬酸除垢一次，泡三十分鐘再刷洗。'
    const sources = [own, [descaling], [own[0] ?? '', descaling], [descaling]]
    const pages = sources.map((parts, rank) => markedSource(rank, parts.join('\n')))
    const view = viewOf(inputOf({ keyword: '手沖咖啡', serp: emptySerp(), sources: pages }))
    const gap = view.gaps.find(({ name }) => name === '除垢')
    if (gap === undefined || view.user === null) throw new Error('no gap')
    expect(placeGaps(view, [gap], sectionsOf(view.user.page)).get(gap.topicId)?.after?.heading).toBe('濾杯')
  })

  it('knows whether the part before it is clearly of its subject by its words', () => {
    const ratio = '## 粉水比\n粉水比抓 1:15，15 公克的咖啡粉配 225 毫升，喜歡濃的多加一些粉。'
    const pour = '## 注水\n從中心往外繞圈，分三次倒完，每次等水位下降再倒下一次。'
    const heat = '## 水溫\n沖煮的水溫落在 88 到 94 度，深焙的豆子降到 85 度，淺焙的豆子升到 92 度。'
    const boiled = '## 水滾了先等\n沖煮深焙的豆子，水溫降到 85 度就好，淺焙的豆子才升到 92 度。'
    const isAlike = (own: string) => {
      const pages = [
        [ratio, own],
        [ratio, heat],
        [pour, heat],
        [ratio, pour, heat],
      ]
      const sources = pages.map((parts, rank) => markedSource(rank, parts.join('\n')))
      const view = viewOf(inputOf({ keyword: '手沖咖啡', serp: emptySerp(), sources }))
      const topic = view.topics.find(({ name }) => name === '水溫')
      if (topic === undefined || view.user === null) throw new Error('no topic')
      const passageIds = topic.cells.flatMap(({ pageId, passageId }) =>
        pageId === view.user?.id || passageId === null ? [] : passageId,
      )
      const gap = { topicId: topic.id, name: topic.name, passageIds } as unknown as Gap
      return placeGaps(view, [gap], sectionsOf(view.user.page)).get(topic.id)?.isAlike
    }
    expect(isAlike(boiled)).toBe(true)
    expect(isAlike(pour)).toBe(false)
  })

  it('does not stand beside the price list if it is on no price, though a row there has its words', () => {
    const own = [
      '## 現場估價\n師傅到府量尺寸，當天給您估價單，三天內回覆要不要做。',
      '## 收費\n隔音窗施工每扇 8,000 元，隔音門施工每樘 12,000 元，夜間施工加收 2,000 元。',
    ]
    const night = (more: string) => `## 夜間施工\n夜間施工要在前一天通知管委會，晚上九點後不能敲打${more}。`
    const afterOf = (more: string) => {
      const sources = [own, [own[0] ?? '', night(more)], [night(more)], [night(more)]]
      const pages = sources.map((parts, rank) => markedSource(rank, parts.join('\n')))
      const view = viewOf(inputOf({ keyword: '隔音窗', serp: emptySerp(), sources: pages }))
      const gap = view.gaps.find(({ name }) => name.includes('夜間'))
      if (gap === undefined || view.user === null) throw new Error('no gap')
      return placeGaps(view, [gap], sectionsOf(view.user.page)).get(gap.topicId)?.after?.heading
    }
    expect(afterOf('')).toBe('現場估價')
    expect(afterOf('，夜間施工一次 2,000 元')).toBe('收費')
  })

  it("stands after the part with the user's nearest passages, though none surely covers the subject", () => {
    let followed = 0
    let all = 0
    for (const view of views) {
      if (view.user === null) continue
      const { id, page } = view.user
      const own = sectionsOf(page)
      const body = own.slice(0, endOfBody(own)).filter(({ heading }) => heading !== '')
      const places = placeGaps(view, view.gaps, own)
      for (const { topicId } of view.gaps) {
        const topic = view.input.coverage.table.topics.find((each) => each.id === topicId)
        const quotes = topic?.verdicts.find(({ pageId }) => pageId === id)?.quotes ?? []
        const holding = new Set(
          quotes.map(({ start: at }) => body.find(({ start, end }) => at >= start && at < end)?.start),
        )
        const [only] = holding
        if (holding.size !== 1 || only === undefined) continue
        all += 1
        followed += Number(places.get(topicId)?.after?.start === only)
      }
    }
    expect(all).toBeGreaterThan(5)
    expect(followed / all).toBeGreaterThan(0.6)
  })

  it('never parts two steps of a procedure: it extends a step or follows the last one', () => {
    const outcomes = views.flatMap((view) => {
      if (view.user === null) return []
      const own = sectionsOf(view.user.page).map((section, at) => ({
        ...section,
        step: `步驟 ${at} ${section.heading}`,
      }))
      const last = own[endOfBody(own) - 1]
      return [...placeGaps(view, view.gaps, own).values()].map(({ after, within }) => {
        expect(within || after?.start === last?.start).toBe(true)
        return within
      })
    })
    expect(outcomes).toContain(true)
    expect(outcomes).toContain(false)
  })

  it('never parts two steps that run on without numbers', () => {
    let checked = 0
    const act = '先把它拆下來，再往左轉，接著將第二個裝回去。'
    for (const view of views) {
      if (view.user === null) continue
      const page = sectionsOf(view.user.page)
      const end = endOfBody(page)
      if (end < 6) continue
      const own = page.map((section, at) => ({ ...section, text: at > 0 && at < end ? act : section.text }))
      const inner = new Set(own.slice(1, end - 1).map(({ start }) => start))
      for (const { after } of placeGaps(view, view.gaps, own).values())
        expect(inner.has(after?.start ?? -1)).toBe(false)
      checked += 1
    }
    expect(checked).toBeGreaterThan(0)
  })

  it('stands in one section with others under its heading of the overview only where they have one place', () => {
    const shared = views.flatMap((view) => {
      const own = view.user === null ? [] : sectionsOf(view.user.page)
      const headings = new Map(view.gaps.map(({ topicId }) => [topicId, '同一個標題']))
      const places = [...placeGaps(view, view.gaps, own, { headings }).values()]
      const together = places.filter(({ heading }) => heading !== null)
      expect(together.length).not.toBe(1)
      expect(new Set(together.map(({ after }) => after?.start)).size).toBeLessThan(2)
      return places.map(({ heading }) => heading)
    })
    expect(shared).toContain('同一個標題')
    expect(shared).toContain(null)
  })

  it('stands after the part that is about the same subject in its words', () => {
    const [view] = views
    const [gap] = view?.gaps ?? []
    if (view === undefined || gap === undefined) throw new Error('no samples')
    const quote = gap.passageIds.map((id) => view.passage(id)?.quote ?? '').join('\n')
    const part = (heading: string, text: string, start: number) => ({
      heading,
      step: null,
      under: '',
      text,
      start,
      end: start + 10,
      words: text.length,
    })
    const own = [
      part('完全無關的一節', '退換貨須於七日內提出申請。', 0),
      part(gap.name, quote, 10),
      part('另一節', '門市每日十點開始營業。', 20),
    ]
    expect(placeGaps(view, [gap], own).get(gap.topicId)?.after?.heading).toBe(gap.name)
  })
})

it('says in which order the overview and each source come to their subjects, from 0 to 1', () => {
  for (const view of views) {
    const orders = topicOrders(view)
    expect(orders.length).toBe(view.othersRead.length + 1)
    for (const place of orders.flatMap((order) => [...order.values()])) {
      expect(place).toBeGreaterThanOrEqual(0)
      expect(place).toBeLessThan(1)
    }
    expect(orders.some((order) => order.size > 1)).toBe(true)
  }
})
