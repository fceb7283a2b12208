import { expect, it } from 'vitest'
import { withAttribution } from '../facts/gaps/attributions.ts'
import { planGaps } from '../facts/gaps/gap-plan.ts'
import { sectionsOf } from '../facts/outline/own-sections.ts'
import { viewOf } from '../facts/view.ts'
import { sampleInputs } from '../testing/sample.ts'
import { gapPrompt } from './prompts.ts'
import { writeStrategy } from './strategy.ts'

it('never calls an action of P1 a greater effort than one of P2', () => {
  const order = ['small', 'medium', 'large']
  let compared = 0
  for (const input of sampleInputs({ size: 3 })) {
    const view = viewOf(input)
    const { actions } = writeStrategy(view, planGaps(view))
    const efforts = (tier: string) =>
      actions
        .filter((action) => action.topicId !== null && action.tier === tier)
        .map(({ effort }) => order.indexOf(effort ?? 'medium'))
    const [easy, hard] = [efforts('p1_immediate'), efforts('p2_mediumTerm')]
    if (easy.length === 0 || hard.length === 0) continue
    expect(Math.max(...easy)).toBeLessThanOrEqual(Math.min(...hard))
    compared += 1
  }
  expect(compared).toBeGreaterThan(0)
})

it('calls an action a small effort up to a difficulty of 25, a medium one up to 45 and a large one above', () => {
  const [view] = sampleInputs({ size: 3 }).map(viewOf)
  if (view === undefined) throw new Error('no sample')
  const [plan] = planGaps(view)
    .filter(({ topic }) => topic?.figuresDisagree !== true)
    .map((each) => ({ ...each, form: 'prose' as const }))
  if (plan === undefined) throw new Error('no gap')
  const effortAt = (difficulty: number) =>
    writeStrategy(view, [{ ...plan, gap: { ...plan.gap, difficulty } }]).actions.find(
      ({ topicId }) => topicId === plan.gap.topicId,
    )?.effort
  expect([25, 26, 45, 46].map(effortAt)).toEqual(['small', 'medium', 'medium', 'large'])
})

it('looks first at the section that may say it, wherever that stands', () => {
  const [view] = sampleInputs({ size: 3 }).map(viewOf)
  const [plan] = view === undefined ? [] : planGaps(view)
  const [after, another] = view?.user == null ? [] : sectionsOf(view.user.page).slice(1)
  if (view === undefined || plan === undefined || after === undefined || another === undefined)
    throw new Error('no gap')
  const written = (lookIn: typeof after | null) =>
    Object.values(writeStrategy(view, [{ ...plan, section: null, after, lookIn }]).plan)
      .flatMap((items) => items.map(({ recommendation }) => recommendation))
      .join()
  expect(written(another)).toContain(`先看「${another.heading}」是否已寫到，只補沒寫的。`)
  expect(written(null)).not.toContain('是否已寫到')
})

it('names what to write once under a heading of nearly the same name', () => {
  const [view] = sampleInputs({ size: 3 }).map(viewOf)
  const [plan] = view === undefined ? [] : planGaps(view)
  if (view === undefined || plan === undefined) throw new Error('no gap')
  const titled = (heading: string, name = '研磨') => {
    const named = { ...plan, section: null, heading, gap: { ...plan.gap, name } }
    return Object.values(writeStrategy(view, [named]).plan)
      .flatMap((items) => items.map(({ recommendation }) => recommendation))
      .join()
  }
  expect(titled('研磨度')).toContain('加一節「研磨度」：')
  expect(titled('研磨', '研磨度')).toContain('加一節「研磨」：')
  expect(titled('保險費', '保險')).toContain('加一節「保險費」，寫「保險」：')
  expect(titled('研磨與過濾')).toContain('加一節「研磨與過濾」，寫「研磨」：')
})

it('proves an action first with the passages that its words are from', () => {
  let compared = 0
  for (const input of sampleInputs({ size: 3 })) {
    const view = viewOf(input)
    const plans = planGaps(view)
    const { actions } = writeStrategy(view, plans)
    for (const { gap, facts } of plans) {
      const proof = actions.find(({ topicId }) => topicId === gap.topicId)?.passageIds ?? []
      const stated = [...new Set(facts.map(({ passageId }) => passageId))]
      expect(proof.slice(0, stated.length)).toEqual(stated)
      expect([...proof].sort()).toEqual([...new Set([...gap.passageIds, ...proof])].sort())
      compared += Number(stated.length > 0 && stated[0] !== gap.passageIds[0])
    }
  }
  expect(compared).toBeGreaterThan(0)
})

it('gives a prompt no quote that a fact already holds, and no quotation marks within others', () => {
  const [view] = sampleInputs({ size: 3 }).map(viewOf)
  const [plan] = view === undefined ? [] : planGaps(view)
  const passage = view?.passage(plan?.gap.passageIds[0] ?? null)
  if (view === undefined || plan === undefined || passage === undefined) throw new Error('no gap')
  const { pageId, id: passageId } = passage
  const fact = { text: `前一句；${passage.quote}`, pageId, passageId }
  const name = '同樣寫「手沖」'
  const prompt = gapPrompt(view, { ...plan, facts: [fact], gap: { ...plan.gap, name } })
  expect(prompt.match(new RegExp(passage.quote.slice(0, 8), 'gu'))).toHaveLength(1)
  expect(prompt).toContain('「同樣寫『手沖』」')
})

it('says of the overview’s words how far the pages that it cites support them', () => {
  const [view] = sampleInputs({ size: 3 }).map(viewOf)
  const [plan] = view === undefined ? [] : planGaps(view)
  if (view === undefined || plan === undefined) throw new Error('no gap')
  const told = (level: 'found' | 'partly') => {
    const bare = { ...plan, facts: [], quote: null, overview: { text: '先注水', level, passageIds: [] } }
    return Object.values(writeStrategy(view, [bare]).plan)
      .flatMap((items) => items.map(({ recommendation }) => recommendation))
      .join()
  }
  expect(told('found')).toMatch(/說「先注水」[^（]/u)
  expect(told('partly')).toContain('說「先注水」（所引網頁只有部分相符，請先查證）')
})

it('marks facts that are one seller’s or one city’s word, unless they say so themselves', () => {
  const [view] = sampleInputs({ size: 3 }).map(viewOf)
  const [plan] = view === undefined ? [] : planGaps(view).filter(({ facts }) => facts.length > 0)
  if (view === undefined || plan === undefined) throw new Error('no gap with facts')
  const told = (giver: string | null, text = '三天前可改期') => {
    const attributions = new Map(giver === null ? [] : plan.facts.map(({ pageId }) => [pageId, [giver]]))
    const facts = plan.facts.map((fact) => withAttribution({ ...fact, text }, attributions))
    const { plan: tiers } = writeStrategy(view, [{ ...plan, facts }])
    return Object.values(tiers)
      .flatMap((items) => items.map(({ recommendation }) => recommendation))
      .join()
  }
  expect(told('同業')).toMatch(/同業 \[\d+\]/u)
  expect(told('青嶼市')).toMatch(/青嶼市 \[\d+\]/u)
  expect(told('2014 年', '離爐面 30 公分就夠')).toMatch(/2014 年 \[\d+\]/u)
  expect(told('青嶼市', '青嶼市每隻補助 800 元')).not.toMatch(/青嶼市 \[/u)
  expect(told(null)).toMatch(/三天前可改期 ?（?\[\d+\]/u)
  const bracketed = told('青嶼市', '街貓（公貓：800 元，母貓：1,600 元）')
  expect(bracketed).toMatch(/1,600 元），見青嶼市 \[\d+\]/u)
  expect(bracketed).not.toContain('）（')
})

it('asks for text in the language of the page', () => {
  const [view] = sampleInputs({ size: 3 }).map(viewOf)
  const [plan] = view === undefined ? [] : planGaps(view)
  if (view === undefined || plan === undefined) throw new Error('no gap')
  expect(gapPrompt(view, plan)).toContain('使用台灣慣用的繁體中文')
  const english = gapPrompt({ ...view, language: 'other' }, plan)
  expect(english).toContain('使用與這個網頁相同的語言')
  expect(english).not.toContain('繁體中文')
})

it('puts a space between words and the number of their page, and none after a full-width bracket', () => {
  const [view] = sampleInputs({ size: 3 }).map(viewOf)
  const [plan] = view === undefined ? [] : planGaps(view).filter(({ facts }) => facts.length > 0)
  const [fact] = plan?.facts ?? []
  if (view === undefined || plan === undefined || fact === undefined) throw new Error('no gap with facts')
  const told = (text: string) =>
    Object.values(
      writeStrategy(view, [{ ...plan, facts: [{ pageId: fact.pageId, passageId: fact.passageId, text }] }])
        .plan,
    )
      .flatMap((items) => items.map(({ recommendation }) => recommendation))
      .join()
  expect(told('先注水')).toMatch(/先注水 \[\d+\]/u)
  expect(told('注水（三次）')).toMatch(/注水（三次）\[\d+\]/u)
})

it('gives a prompt every fact that the action states, and pages to look at where it has none', () => {
  const [input] = sampleInputs({ size: 3 })
  if (input === undefined) throw new Error('no sample')
  const view = viewOf(input)
  const plans = planGaps(view)
  for (const plan of plans) for (const { text } of plan.facts) expect(gapPrompt(view, plan)).toContain(text)
  const [plan] = plans
  const passage = view.passage(plan?.gap.passageIds[0] ?? null)
  if (plan === undefined || passage === undefined) throw new Error('no gap')
  const table = {
    text: '甲（兩年：800 元）；乙（三年：900 元）',
    pageId: passage.pageId,
    passageId: passage.id,
  }
  expect(gapPrompt(view, { ...plan, facts: [table] })).toContain(`」下寫：${table.text}——`)
  const empty = gapPrompt(view, { ...plan, gap: { ...plan.gap, passageIds: [] }, facts: [] })
  expect(empty).toContain(view.compared(plan.pageIds[0] ?? '')?.url)
})

/** The recommendation of the sample's first gap with other facts, or with words of the AI Overview and of a source. */
function recommended(change: Partial<ReturnType<typeof planGaps>[number]>): string {
  const [view] = sampleInputs({ size: 3 }).map(viewOf)
  const [plan] = view === undefined ? [] : planGaps(view)
  if (view === undefined || plan === undefined) throw new Error('no gap')
  const { tier } = plan.gap
  const changed = { ...plan, topic: undefined, facts: [], quote: null, overview: null, ...change }
  return writeStrategy(view, [changed]).plan[tier][0]?.recommendation ?? ''
}

it('puts the question that a fact answers before it', () => {
  const fact = { text: '一定，日拋也一樣', pageId: 'p9', passageId: 'q9' }
  expect(recommended({ facts: [{ ...fact, under: '隱形眼鏡一定要拿下來嗎？' }] })).toContain(
    '[?] 在「隱形眼鏡一定要拿下來嗎？」下寫：一定，日拋也一樣。',
  )
  expect(recommended({ facts: [{ ...fact, under: '隱形眼鏡' }] })).toContain(
    '一定，日拋也一樣（[?]「隱形眼鏡」）。',
  )
})

it('parts the year of an old page from the word before it', () => {
  const fact = { text: '鐵泉（特徵：紅褐）', pageId: 'p9', passageId: 'q9' }
  const attributedTo = (giver: string) => recommended({ facts: [{ ...fact, giver }] })
  expect(attributedTo('2009 年')).toContain('，見 2009 年 [?]')
  expect(attributedTo('業者')).toContain('，見業者 [?]')
})

it('does not say the figures of the AI Overview again in the words of a source', () => {
  const said = (quote: string, text = '全市平均為 81%，把補考也算進去') =>
    recommended({
      overview: { text, level: 'found', passageIds: [] },
      quote: { text: quote, pageId: 'p9', passageId: 'q9', under: '', old: false, foreign: false },
    })
  expect(said('全市駕訓班 114 年平均 81%')).toContain('把補考也算進去」，[?] 的數字相同。')
  expect(said('平均 81%，補考 60%')).toContain('把補考也算進去」。[?] 寫「平均 81%，補考 60%」')
  expect(said('監理處公布了平均')).toContain('寫「監理處公布了平均」')
  const soaked = '泡水半小時後鹽度應在 35 鹽單位以下'
  expect(said('海水泡半小時後鹽度 35 鹽單位以下', soaked)).toContain('[?] 的數字相同')
  expect(said('海水泡半小時後鹽度 20 鹽單位就要換', soaked)).not.toContain('數字相同')
})

it('names the pages that support what it says in the words of the AI Overview', () => {
  const [view] = sampleInputs({ size: 3 }).map(viewOf)
  const passage = view?.input.coverage.passages.find(({ pageId }) => pageId !== view.user?.id)
  if (view === undefined || passage === undefined) throw new Error('no passage')
  const rank = view.compared(passage.pageId)?.rank
  const said = (passageIds: readonly string[], unquoted: readonly string[] = []) =>
    recommended({
      overview: { text: '每週換四分之一', level: 'found', passageIds, unquoted },
      pageIds: [passage.pageId],
    })
  expect(said([passage.id])).toContain(`AI Overview 說「每週換四分之一」（見 [${rank}]）。`)
  // A word that stood before what is shown is no matter here.
  expect(said([passage.id], ['四分之一', '養水'])).toContain(`（見 [${rank}]，引文沒有寫到「四分之一」）。`)
  expect(said([])).toContain(`AI Overview 說「每週換四分之一」。要點見 [${rank}] 的原文。`)
})

it('introduces whatever stands under a question in one way', () => {
  const fact = { pageId: 'p9', passageId: 'q9', under: '刻印要帶什麼？' }
  const written = (text: string) => recommended({ facts: [{ ...fact, text }] })
  expect(written('三樣：木料、刻刀、砂紙')).toContain('在「刻印要帶什麼？」下寫，三樣：木料')
  expect(written('木料：兩塊；砂紙：一張')).toContain('在「刻印要帶什麼？」下寫：木料：兩塊')
  expect(written('木料與刻刀，砂紙可以借')).toContain('下寫：木料與刻刀')
})

it('puts a label of its own behind no other colon', () => {
  const fact = { pageId: 'p9', passageId: 'q9', under: '刻印費用' }
  const written = recommended({ facts: [{ ...fact, text: '石章：300 元；木章：200 元；銅章：900 元' }] })
  expect(written).not.toContain('下寫')
  expect(written).toContain('銅章：900 元（')
})

it('parts facts of one section by a full stop where one has semicolons', () => {
  const fact = { pageId: 'p9', passageId: 'q9', under: '刻印要帶什麼？' }
  const facts = [
    { ...fact, text: '木料兩塊；砂紙一張' },
    { ...fact, text: '出門前先把刀磨好' },
  ]
  expect(recommended({ facts })).toContain('砂紙一張。出門前先把刀磨好')
})

it('puts a question without a mark before its answer too', () => {
  const fact = { text: '一定，日拋也一樣', pageId: 'p9', passageId: 'q9', under: '隱形眼鏡要拿下來嗎' }
  expect(recommended({ facts: [fact] })).toContain('在「隱形眼鏡要拿下來嗎」下寫：一定')
})

it('names pages to read only where the gap quotes them', () => {
  const [view] = sampleInputs({ size: 3 }).map(viewOf)
  const [plan] = view === undefined ? [] : planGaps(view)
  const passage = view?.passage(plan?.gap.passageIds[0] ?? null)
  const other = view?.othersRead.find(({ id }) => id !== passage?.pageId)
  if (view === undefined || plan === undefined || passage === undefined || other === undefined)
    throw new Error('no gap')
  const gap = { ...plan.gap, passageIds: [passage.id] }
  const written = recommended({ gap, pageIds: [other.id, passage.pageId] })
  expect(written).toContain(`要點見 [${view.compared(passage.pageId)?.rank}] 的原文`)
})

it('gives the heading before what lacks its subject, and behind what has it', () => {
  const [view] = sampleInputs({ size: 3 }).map(viewOf)
  const [plan] = view === undefined ? [] : planGaps(view)
  const passage = view?.passage(plan?.gap.passageIds[0] ?? null)
  if (view === undefined || plan === undefined || passage === undefined) throw new Error('no gap')
  const { pageId, id: passageId } = passage
  const written = (text: string) =>
    Object.values(
      writeStrategy(view, [{ ...plan, facts: [{ text, pageId, passageId, under: '渡輪一日券' }] }]).plan,
    )
      .flatMap((items) => items.map(({ recommendation }) => recommendation))
      .join()
  expect(written('成人 200 元、兒童 100 元，可搭全部航線')).toContain('在「渡輪一日券」下寫：成人 200 元')
  expect(written('渡輪每天八班')).toMatch(/渡輪每天八班（\[\d+\]「渡輪一日券」）/u)
})

it('tells before the next fact whose it is where the one before stands behind its heading', () => {
  const [view] = sampleInputs({ size: 3 }).map(viewOf)
  const [plan] = view === undefined ? [] : planGaps(view)
  const passage = view?.passage(plan?.gap.passageIds[0] ?? null)
  if (view === undefined || plan === undefined || passage === undefined) throw new Error('no gap')
  const { pageId, id: passageId } = passage
  const facts = [
    { text: '手套；帽子；防水袋', pageId, passageId, under: '上船要帶什麼' },
    { text: '船上不能生火', pageId, passageId },
  ]
  const [written = ''] = Object.values(writeStrategy(view, [{ ...plan, facts }]).plan).flatMap((items) =>
    items.map(({ recommendation }) => recommendation),
  )
  expect(written).toMatch(/下寫：手套；帽子；防水袋。\[\d+\] 寫：船上不能生火。/u)
})

it('ends what each source tells with a full stop, since it may have several sentences or items', () => {
  const facts = [
    { text: '竹籃先泡水。陰乾一天', pageId: 'p9', passageId: 'q9' },
    { text: '把手；提環；底座', pageId: 'p8', passageId: 'q8', under: '竹籃的部位' },
  ]
  const one = { text: '籃底另外編', pageId: 'p8', passageId: 'q7' }
  expect(recommended({ facts: [facts[0] ?? one, one] })).toContain(
    '竹籃先泡水。陰乾一天 [?]。籃底另外編 [?]。',
  )
  expect(recommended({ facts })).toContain('陰乾一天 [?]。[?] 在「竹籃的部位」下寫：把手；提環；底座。')
})
