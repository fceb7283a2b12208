import { expect, it } from 'vitest'
import { planGaps } from '../facts/gaps/gap-plan.ts'
import { viewOf } from '../facts/view.ts'
import { sampleInput } from '../testing/sample.ts'
import { writeOnlyYou } from './brief-only-you.ts'

it('asks a seller for cases and reviews, and a clinic first whether it may publish them', () => {
  const view = viewOf(sampleInput())
  const { user } = view
  if (user === null) throw new Error('no page')
  const of = (siteName: string) =>
    writeOnlyYou(view, { ...user, page: { ...user.page, siteName, type: 'service' } }, planGaps(view)).join()
  expect(of('立安家電水電行')).toContain('經過同意的評價')
  expect(of('明澄眼科診所')).not.toContain('經過同意的評價')
  expect(of('明澄眼科診所')).toContain('醫療廣告受醫療法限制')
})

it('names the grounds on which differing figures are decided by what they are, but not of what an authority or a bus company publishes', () => {
  const view = viewOf(sampleInput())
  const [plan] = planGaps(view)
  const { user } = view
  if (user === null || plan?.topic === undefined) throw new Error('no plan')
  const { topic } = plan
  const of = (name: string, unit: string, siteName: string) => {
    const figures = [{ shown: '10', unit, pageId: 'x', passageId: 'x', value: 10 } as never]
    const differing = {
      ...plan,
      gap: { ...plan.gap, name },
      topic: { ...topic, figuresDisagree: true, figures },
    }
    return writeOnlyYou(view, { ...user, page: { ...user.page, siteName, type: 'service' } }, [differing])
      .filter((line) => line.includes('該寫哪個數字的依據'))
      .join()
  }
  expect(of('工錢', '元', '立安水電行')).toContain('公告的收費或合約，或您自己的報價。')
  expect(of('罰鍰金額', '元', '立安水電行')).toBe('')
  expect(of('公車票價', '元', '立安水電行')).toBe('')
  expect(of('風險', '%', '明澄眼科診所')).toContain('診療指引或原始研究。')
})

it('tells by subject what decides, where that differs, and takes no contract for the energy of a food', () => {
  const view = viewOf(sampleInput())
  const [plan] = planGaps(view)
  const { user } = view
  if (user === null || plan?.topic === undefined) throw new Error('no plan')
  const { topic } = plan
  const differing = (name: string, unit: string) => ({
    ...plan,
    gap: { ...plan.gap, name },
    topic: {
      ...topic,
      figuresDisagree: true,
      figures: [{ shown: '10', unit, pageId: 'x', passageId: 'x', value: '10' } as never],
    },
  })
  const shop = { ...user, page: { ...user.page, siteName: '立安食品行', type: 'service' as const } }
  const told = writeOnlyYou(view, shop, [differing('熱量', '大卡'), differing('運費', '元')]).join()
  expect(told).toContain('「熱量」看原始研究或公家的指引；「運費」看公告的收費或合約')
  const cooling = writeOnlyYou(view, shop, [
    differing('冷房能力', '大卡'),
    differing('暖氣熱量', '大卡/小時'),
  ])
  expect(cooling.join()).toContain('依據：第一手的資料（主管機關或原始研究）')
})

it('takes a contract for the ground only of what two parties agree on, and of a recipe what the cook tries', () => {
  const view = viewOf(sampleInput())
  const [plan] = planGaps(view)
  const { user } = view
  if (user === null || plan?.topic === undefined) throw new Error('no plan')
  const { topic } = plan
  const told = (name: string, page: Partial<typeof user.page> = {}) => {
    const figures = [{ shown: '10', unit: '天', pageId: 'x', passageId: 'x', value: '10' } as never]
    const differing = {
      ...plan,
      gap: { ...plan.gap, name },
      topic: { ...topic, figuresDisagree: true, figures },
    }
    return writeOnlyYou(view, { ...user, page: { ...user.page, ...page } }, [differing]).join()
  }
  expect(told('押金退還')).toContain('依據：合約條款或主管機關的規定')
  expect(told('風扇轉速')).not.toContain('合約')
  const shop = { siteName: '立安鐘錶行', type: 'service' as const }
  expect(told('修復率', shop)).toContain('依據：您自己的紀錄（寫明期間與件數）')
  expect(told('修復率')).not.toContain('紀錄')
  const lines = [
    '滷豆干',
    '材料',
    '豆干 300 公克',
    '醬油 50 毫升',
    '冰糖 20 公克',
    '步驟',
    '豆干燙過瀝乾',
    '加醬油滷 20 分鐘',
  ]
  const text = lines.join('\n')
  const blocks = lines.map((line, at) => ({
    kind:
      line === '滷豆干' || line === '材料' || line === '步驟' ? ('heading' as const) : ('listItem' as const),
    level: at === 0 ? 1 : line.length === 2 ? 2 : 0,
    text: line,
    start: text.indexOf(line),
    role: 'content' as const,
  }))
  const recipe = {
    title: '滷豆干做法',
    siteName: '阿霞灶腳',
    text,
    blocks,
    faq: [],
    structuredData: [],
  } as never
  expect(told('醬油比例', recipe)).toContain('依據：您自己試做的結果')
  expect(told('冷藏天數', recipe)).toContain('依據：食品主管機關的指引')
})

it('asks for own cases only where a source tells one, and names the subject', () => {
  const view = viewOf(sampleInput())
  const { user } = view
  const [plan] = planGaps(view)
  const [source] = view.othersRead
  if (user === null || plan === undefined || source === undefined) throw new Error('no plan')
  const story = '我第一次沖的時候水太燙，整壺都是苦的，後來買了溫度計。'
  const page = {
    ...user.page,
    text: story,
    blocks: [{ kind: 'paragraph', level: 0, text: story, start: 0, role: 'content' } as const],
  }
  const of = (quote: string) => {
    const told = { ...view, passage: () => ({ id: 'q', pageId: source.id, quote, heading: '' }) as never }
    return writeOnlyYou(told, { ...user, page }, [plan]).filter((line) => line.startsWith('第一手經驗'))
  }
  expect(of(story).join()).toContain(`「${plan.gap.name}」有來源寫了自己的實例`)
  expect(of('水溫落在 88 到 94 度之間。')).toEqual([])
})

it('warns a seller of what other sellers say of themselves, whether they sell the same or not', () => {
  const view = viewOf(sampleInput())
  const { user } = view
  if (user === null) throw new Error('no page')
  const seller = { ...user, page: { ...user.page, type: 'service' as const } }
  const plans = planGaps(view).filter(({ facts }) => facts.length > 0)
  const [one, two] = plans
  if (one === undefined || two === undefined) throw new Error('no plans')
  let text = '鐘錶換電池 200 元'
  const saidBy = (plan: typeof one, giver: string) => ({
    ...plan,
    facts: plan.facts.map((fact) => ({ ...fact, giver, text })),
  })
  const of = (...attributions: string[]) =>
    writeOnlyYou(
      view,
      seller,
      [one, two].map((plan, at) => saidBy(plan, attributions[at] ?? '')),
    ).join()
  expect(of('業者', '')).toContain('裡註明「業者」的')
  expect(of('業者', '同業')).toContain('裡註明「同業」或「業者」的')
  expect(of('霧里市', '')).not.toContain('不能當成您的')
  text = '我們的師傅不收估價費'
  expect(of('業者', '')).toContain('裡註明「業者」的')
  // What it tells of the trade is not its own.
  text = '機械錶約四年清洗一次'
  expect(of('業者', '同業')).not.toContain('不能當成您的')
})

it('asks for no price where the money is a fine, damages, a tax or what an insurance pays', () => {
  const view = viewOf(sampleInput())
  const [plan] = planGaps(view)
  const { user } = view
  if (user === null || plan?.topic === undefined) throw new Error('no plan')
  const { topic } = plan
  const asked = (name: string, quote: string) => {
    const figures = [{ unit: '元', pageId: 'x', passageId: 'x', value: '6 萬' } as never]
    const told = { ...view, passage: () => ({ id: 'x', pageId: 'x', quote, heading: '' }) as never }
    const shop = { ...user, page: { ...user.page, type: 'service' as const } }
    return writeOnlyYou(told, shop, [
      { ...plan, gap: { ...plan.gap, name }, topic: { ...topic, name, figures } },
    ]).some((line) => line.includes('您的價格與適用條件'))
  }
  expect(asked('施工', '廚房整修工錢 6 萬元起。')).toBe(true)
  expect(asked('執照', '無照收費營業，罰 6 萬元。')).toBe(false)
  expect(asked('責任險', '保費依坪數，保額至少 6 萬元。')).toBe(false)
  expect(asked('施工', '工錢另計。損壞公設要賠 6 萬元，當場收取。')).toBe(false)
})

it('asks for no reviews where customers speak on the page', () => {
  const view = viewOf(sampleInput())
  const { user } = view
  if (user === null) throw new Error('no page')
  const of = (...texts: string[]) => {
    const added = texts.map((text, at) => ({
      kind: at === 0 ? ('heading' as const) : ('paragraph' as const),
      level: at === 0 ? 2 : 0,
      text,
      start: at,
      role: 'content' as const,
    }))
    const page = {
      ...user.page,
      type: 'service' as const,
      siteName: '立安水電行',
      blocks: [...user.page.blocks, ...added],
    }
    return writeOnlyYou(view, { ...user, page }, []).join()
  }
  expect(of('服務時間', '週一到週五')).toContain('經過同意的評價')
  expect(of('客戶怎麼說', '師傅準時，也把地板擦乾淨。')).not.toContain('經過同意的評價')
})

it('asks for photos of one’s own where the page has none', () => {
  const view = viewOf(sampleInput())
  const { user } = view
  if (user === null) throw new Error('no page')
  expect(writeOnlyYou(view, { ...user, page: { ...user.page, images: [] } }, [])).toContain(
    '照片：讀到的正文沒有，請放自己拍的。',
  )
})

it('goes by the figures that differ, not by a price that the subject has besides', () => {
  const view = viewOf(sampleInput())
  const [plan] = planGaps(view)
  const { user } = view
  if (user === null || plan?.topic === undefined) throw new Error('no plan')
  const [group] = view.input.coverage.report.figures
  const told = (unit: string) => {
    const figures = [{ shown: '5', unit: '元', pageId: 'x', passageId: 'x', value: '5' } as never]
    const topic = { ...plan.topic, id: 't77', figuresDisagree: true, figures } as never
    const differing = {
      ...group,
      topicId: 't77',
      disagree: true,
      figures: [{ giver: 'page', shown: '5', unit, pageId: null, passageId: null, value: '5' }],
    } as never
    const { input } = view
    const report = { ...input.coverage.report, figures: [differing] }
    const known = { ...view, input: { ...input, coverage: { ...input.coverage, report } } }
    const page = { ...user.page, siteName: '立安屋瓦行', type: 'service' as const }
    const named = { ...plan, gap: { ...plan.gap, name: '瓦片' }, topic }
    return writeOnlyYou(known, { ...user, page }, [named]).join()
  }
  expect(told('元')).toContain('公告的收費或合約')
  expect(told('公釐')).not.toContain('公告的收費或合約')
})
