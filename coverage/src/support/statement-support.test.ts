import { describe, expect, it } from 'vitest'
import { markedSource } from '../../../tests/cases/marked-page.ts'
import { buildCorpus } from '../corpus/corpus.ts'
import { prepareStatement } from './prepared-statement.ts'
import { supportOf } from './statement-support.ts'

/** How the first page supports the statement; the other pages make some of its terms common. */
function support(statement: string, ...pages: readonly string[]) {
  const corpus = buildCorpus(pages.map((text, rank) => markedSource(rank, text)))
  const [page] = corpus.pages
  if (page === undefined) throw new Error('no page')
  return supportOf(
    corpus,
    prepareStatement(corpus, { id: 's1', text: statement, label: '', heading: '', referenceIndexes: [] }),
    page,
  )
}

const FILLER = '## 天氣\n今天的天氣很好，適合出門走走。'

describe('a statement with figures', () => {
  const statement = '水溫建議在 92 度，悶蒸 30 秒。'

  it('is found where half of its figures stand among the claims that share its terms, and the others on the page', () => {
    const page = '## 悶蒸\n水溫建議在攝氏 92 度左右，味道最平衡。\n## 時間\n先等 30 秒。'
    const found = support(statement, page, FILLER)
    expect(found.level).toBe('found')
    expect(found.unit?.claim.text).toContain('92 度')
  })

  it('is found in part where the page lacks one of its figures or times of day', () => {
    const lacking = '## 悶蒸\n水溫建議在攝氏 92 度左右，味道最平衡。'
    expect(support(statement, lacking, FILLER).level).toBe('partly')
    const evening = '夜間點燈的最後入場為晚間 8 點 30 分。'
    expect(support(evening, '## 夜間點燈\n夜間點燈的最後入場是 20:30。', FILLER).level).toBe('found')
    expect(support('渡月橋建議早上 8 點前抵達。', '## 渡月橋\n渡月橋建議八點前抵達。', FILLER).level).toBe(
      'found',
    )
    expect(support(evening, '## 夜間點燈\n夜間點燈的最後入場很早。', FILLER).level).toBe('partly')
  })

  it('is found at least in part by a sentence with all of its ranges, each of its own thing, in hardly any of its words', () => {
    const ropes =
      '繩索等級：北港製每捲約 8 到 12 元，南港製每捲約 5 到 7 元，依粗細而定，顏色另計，交期看季節。'
    const page = (told: string) => `## 老闆說\n${told}\n## 天氣\n海邊風大。`
    expect(support(ropes, page('黑岸的報 8 到 12 元，南港的 5 到 7 元。'), FILLER).level).toBe('partly')
    expect(support(ropes, page('黑岸的報 8 到 11 元。'), FILLER).level).toBe('unverified')
  })

  it('is shown with the row of a table that is named as its label, and not with another row', () => {
    const labelled = '雙人船：可租半天，座位有靠背，適合情侶與親子。'
    const page = [
      '## 船型',
      '| 船型\t時間\t特色',
      '| 雙人船\t半天\t有頂棚',
      '| 龍舟\t全天\t座位有靠背，適合情侶與親子',
    ].join('\n')
    const corpus = buildCorpus([page, FILLER].map((text, rank) => markedSource(rank, text)))
    const [first] = corpus.pages
    if (first === undefined) throw new Error('no page')
    const statement = { id: 's1', text: labelled, label: '雙人船', heading: '', referenceIndexes: [] }
    const { unit } = supportOf(corpus, prepareStatement(corpus, statement), first)
    expect(unit?.claim.text).toContain('有頂棚')
  })

  it('is found in part where the words stand there and fewer than half of the figures', () => {
    const three = '水溫建議在 92 度，悶蒸 30 秒，粉量 15 公克。'
    expect(support(three, '## 沖煮\n水溫建議高一些，悶蒸 30 秒，粉量隨意。', FILLER).level).toBe('partly')
  })

  it('is not verified where its words stand there with other figures, which are shown', () => {
    const other = support(statement, '## 水溫\n水溫建議在 80 度，悶蒸 45 秒。', FILLER)
    expect(other).toMatchObject({
      level: 'unverified',
      unit: { claim: { text: '水溫建議在 80 度，悶蒸 45 秒。' } },
    })
  })

  it('is not verified by a range with another end, which is shown', () => {
    const range = '水溫建議在 85 到 95 度。'
    const other = support(range, '## 水溫\n水溫建議在 85 到 90 度。', FILLER)
    expect(other).toMatchObject({
      level: 'unverified',
      unit: { claim: { text: '水溫建議在 85 到 90 度。' } },
    })
    expect(support(range, '## 水溫\n水溫建議在 85 到 95 度。', FILLER).level).toBe('found')
  })

  it('is not verified by another value whose clause says hardly a word, behind the same words', () => {
    const dry = '晾乾：船身刷洗後開風扇吹，約 4 到 6 小時可用。'
    const told = '我們拿濕度計量：船身刷洗後開風扇吹，要 12 到 24 小時才能用。'
    const other = support(dry, `## 測試\n${told}\n## 其他\n船槳另外放。`, FILLER)
    expect(other).toMatchObject({ level: 'unverified', unit: { claim: { text: told } } })
  })

  it('is found by a figure counted by something else, and not by a limit that only allows its own', () => {
    const tax = '一次領取的金額在 19 萬 8 千元乘以年資以內免稅。'
    const found = support(tax, '## 領取\n每人領取的金額在 19 萬 8 千元乘以年資以內免稅。', FILLER)
    expect(found.level).toBe('found')
    const other = support(tax, '## 領取\n一次領取的金額超過 18 萬元乘以年資，半數免稅。', FILLER)
    expect(other).toMatchObject({ level: 'unverified', unit: null })
  })

  it('is not verified where the figures stand there by chance, without its words', () => {
    const long = '悶蒸之前先把濾紙沖濕，並且預熱濾杯與下壺，才倒入 38 度的水。'
    expect(support(long, '## 天氣\n昨天的高溫是攝氏 38 度。', FILLER).level).toBe('unverified')
  })
})

it('is not found where the page rejects it, in the sentence or in the one before', () => {
  const soap = '蚜蟲可用稀釋的洗碗精加食用油噴葉背。'
  const told = '網路上流傳的洗碗精稀釋液，我們不建議。洗碗精加食用油噴葉背，蚜蟲雖然會掉，蠟質也溶掉了。'
  expect(support(soap, `## 蚜蟲\n${told}`, FILLER)).toMatchObject({ level: 'unverified', unit: null })
  expect(support(soap, '## 蚜蟲\n蚜蟲用洗碗精稀釋後加食用油噴葉背。', FILLER).level).toBe('found')
  const sum = '雜費額度至少 20 萬元。'
  expect(support(sum, '## 額度\n過去業界常說雜費額度 20 萬元就夠。', FILLER).level).toBe('unverified')
  const step = '旗艦機可跨越 6 公分高的雙層障礙。'
  const test = '旗艦機標示可跨越 6 公分高的雙層障礙，實測只通過 4 公分。'
  expect(support(step, `## 越障\n${test}`, FILLER)).toMatchObject({ level: 'unverified', unit: null })
  expect(
    support(step, '## 越障\n旗艦機標示可跨越 6 公分高的雙層障礙，實測也通過 6 公分。', FILLER).level,
  ).toBe('found')
  const myth = '「睡前喝水會水腫」是迷思。'
  expect(support(myth, '## 喝水\n睡前喝水會水腫是迷思。', FILLER).level).toBe('found')
})

it('is not found where the page says the opposite, of another city, or with another figure beside its words', () => {
  const rent = '房東可以在租約期間任意調漲租金。'
  expect(support(rent, '## 租金\n房東不得在租約期間任意調漲租金。', FILLER).level).toBe('unverified')
  expect(support(rent, '## 租金\n房東可以在租約期間任意調漲租金。', FILLER).level).toBe('found')
  const city = '台北市的租屋補助每月 5,000 元。'
  expect(support(city, '## 補助\n新北市的租屋補助每月 5,000 元。', FILLER).level).toBe('unverified')
  const fee = '寵物登記費 500 元，逾期未登記罰 3,000 元。'
  const other = '## 登記\n寵物登記費 300 元，逾期未登記罰 3,000 元。\n## 晶片\n植入晶片 500 元。'
  expect(support(fee, other, FILLER)).toMatchObject({
    level: 'unverified',
    unit: { claim: { text: expect.stringContaining('300 元') } },
  })
})

it('is not found where the sentence beside the passage denies it, or sets apart what it is about', () => {
  const key = '鑰匙：住戶弄丟鑰匙，管理室免費重打一把。'
  const lost = '## 鑰匙\n住戶弄丟鑰匙，管理室幫忙重打一把；'
  expect(support(key, `${lost}重打的當天就能拿。`, FILLER).level).toBe('found')
  expect(support(key, `${lost}沒有誰是免費的。`, FILLER).level).toBe('unverified')
  const fee = '住戶每年可以寄放包裹 30 天，冷藏櫃也算。'
  const parcels = '## 包裹\n住戶每年可以寄放包裹 30 天。'
  expect(support(fee, `${parcels}冷藏櫃也算在裡面。`, FILLER).level).toBe('found')
  expect(support(fee, `${parcels}冷藏櫃則是另一個額度。`, FILLER).level).toBe('unverified')
})

it('is found by all figures of a section, though the passage shown has others as well', () => {
  const price = '單人房約 800 元到 5,200 元，看樓層與景觀。'
  const rows = '| 單人房 | 價格\n| 低樓層 | 800 到 1,500 元\n| 高樓層景觀 | 3,600 到 5,200 元'
  expect(support(price, `## 單人房\n${rows}`, FILLER).level).toBe('found')
})

it('is found in part where the page has none of the words of one of its clauses', () => {
  const luggage = '登山行李要帶雨衣、保暖衣與行動電源，並投保旅平險。'
  const page = '## 登山行李\n雨衣、保暖衣和行動電源一定要帶。'
  expect(support(luggage, page, FILLER).level).toBe('partly')
  expect(support(luggage, `${page}也要投保旅平險。`, FILLER).level).toBe('found')
})

it('is found in part where the page lacks a day or a paragraph that it names', () => {
  const law = '依民法第 429 條，租賃物由出租人負責修繕。'
  expect(support(law, '## 修繕\n依民法第 429 條，租賃物由出租人負責修繕。', FILLER).level).toBe('found')
  expect(support(law, '## 修繕\n依民法第 430 條，租賃物由出租人負責修繕。', FILLER).level).toBe('partly')
})

it('is not found where the page says that it is no more, or that nothing rules it', () => {
  const paused = '出國超過六個月的人，行前可以辦理健保停保以節省保費。'
  const page = (text: string) => `## 健保\n${text}`
  expect(support(paused, page('出國超過六個月的人，行前可以辦理健保停保，節省保費。'), FILLER).level).toBe(
    'found',
  )
  expect(
    support(paused, page('出國超過六個月的人，行前辦理健保停保以節省保費的做法已經取消。'), FILLER).level,
  ).toBe('unverified')
  const online = '補發駕照可以上網申請，三個工作天寄達。'
  const instead = '一律上網申請，不再受理臨櫃件。補發駕照上網申請，三個工作天寄達。'
  expect(support(online, page(instead), FILLER).level).toBe('found')
  const warranty = '依規定，櫃體至少要保固五年。'
  const before = '現行法令未就櫃體訂有專屬的保固年限。'
  expect(support(warranty, page('依實務，櫃體至少要保固五年。'), FILLER).level).toBe('found')
  expect(support(warranty, page(`${before}依實務，櫃體至少要保固五年。`), FILLER).level).toBe('unverified')
  // Another item of a list rules out nothing, and a statement may say itself that something is no more.
  expect(support(warranty, page(`- ${before}\n- 依實務，櫃體至少要保固五年。`), FILLER).level).toBe('found')
  const expired = '成績兩年內有效，之後無法申請證明。'
  expect(support(expired, page('成績兩年內有效，逾期不再提供證明。'), FILLER).level).toBe('found')
  const gone = '公司法已經取消最低資本額的限制。'
  expect(support(gone, page('公司法已經取消最低資本額的限制。'), FILLER).level).toBe('found')
})

it('is not verified where the page says that what it recommends has no effect, which is shown', () => {
  const soda = '排水孔堵住：倒小蘇打粉加醋，就能打通。'
  const told = '倒小蘇打粉沒有用，還會傷管線。'
  const page = `## 排水孔堵住\n先用皮碗抽吸。\n${told}`
  expect(support(soda, page, FILLER)).toMatchObject({ level: 'unverified', unit: { claim: { text: told } } })
})

it('is not found in part where the claim gives another value for one of its figures', () => {
  const statement = '體重每少 1 公斤，膝蓋負擔約可減少 40 牛頓、走路多 4 公里。'
  const page = (rest: string) => `## 減重\n體重每少 1 公斤，膝蓋負擔就減少，走路多${rest}。`
  expect(support(statement, page('一點'), FILLER).level).toBe('partly')
  expect(support(statement, page(' 6 公里'), FILLER).level).toBe('unverified')
})

it('shows of a part no passage that tells of one year, if another has words of the statement', () => {
  const nanny = '合法保母：先到縣市網站查登記證字號，簽約前核對姓名並問清楚加班與延托費用。'
  const old = '協會引用 2018 年的清查指出，有合法登記證字號的保母只有三成，簽約前要小心。'
  const today = '家長可以先上縣市網站輸入姓名查。'
  const page = (first: string) => `## 沒有登記\n${first}\n${today}`
  const shownFor = (first: string) => support(nanny, page(first), FILLER)
  expect(shownFor(old)).toMatchObject({ level: 'partly', unit: { claim: { text: today } } })
  const since = old.replace('2018 年', '2018 年起')
  expect(shownFor(since)).toMatchObject({ level: 'partly', unit: { claim: { text: since } } })
})

it('is found where statement and page both advise against it, and whatever another item of the list rejects', () => {
  const coffee = '避免空腹喝黑咖啡，以免胃酸分泌過多。'
  expect(support(coffee, '## 胃酸\n不建議空腹喝黑咖啡，以免胃酸分泌過多。', FILLER).level).toBe('found')
  const filter = '濾網每兩週用清水沖洗並陰乾。'
  expect(support(filter, `## 清潔\n- 不建議用漂白水擦外殼。\n- ${filter}`, FILLER).level).toBe('found')
})

it('is not found in a question, which states nothing', () => {
  const question = '## 轉貸\n- 原本的一般房貸可以轉成新青安嗎？'
  expect(support('新青安貸款不可轉貸。', question, FILLER).level).toBe('unverified')
})

it('is found sentence by sentence, if semicolons join several that a page tells at several places', () => {
  const pots = '盆栽搬進室內前先檢查葉背有無介殼蟲；冬天改成每 10 天澆水，並移到朝南的窗邊。'
  const leaves = '## 害蟲\n盆栽搬進室內前，先看葉背有沒有介殼蟲。\n## 施肥\n冬天不施肥。\n朝南的窗邊要轉盆。'
  const many = [1, 2, 3, 4].map((at) => `盆栽搬進室內前先檢查葉背有無介殼蟲，第 ${at} 盆也是。`).join('\n')
  const water = '## 澆水\n冬天改成每 10 天澆水，並移到朝南的窗邊。'
  expect(support(pots, `## 害蟲\n${many}\n${water}`, FILLER).level).toBe('found')
  expect(support(pots, `## 害蟲\n${many}\n## 澆水\n改天再說。`, FILLER).level).toBe('partly')
  expect(support(pots, leaves, FILLER).level).toBe('partly')
})

it('is found without a count that only announces what it lists', () => {
  const ways = '寄件有兩種方式：到門市交寄，或預約司機上門收件。'
  const page = '## 寄件\n到門市交寄。預約司機上門收件也可以。'
  expect(support(ways, page, FILLER).level).toBe('found')
})

describe('a statement without figures', () => {
  const bitter = '研磨太細會過度萃取而苦澀'

  it('is found where the nearest claims hold enough of its terms, and in part where they hold few', () => {
    expect(support(bitter, '## 研磨\n顆粒太細，萃取過度，喝起來苦澀。', FILLER).level).toBe('found')
    expect(support(bitter, '## 口感\n萃取之後苦澀，多半是水太熱。', FILLER, FILLER, FILLER).level).toBe(
      'partly',
    )
  })

  it('counts the words of the heading that a claim stands under', () => {
    const page = (heading: string) => `## ${heading}\n喝起來苦澀，多半是這個原因。`
    expect(support(bitter, page('研磨太細'), FILLER).level).toBe('found')
    expect(support(bitter, page('怎麼回事'), FILLER).level).not.toBe('found')
  })

  it('is not found by words that the other pages have as well', () => {
    const own = '## 口感\n過度萃取的咖啡很澀。'
    expect(support(bitter, own, FILLER).level).toBe('found')
    expect(support(bitter, own, own, own).level).not.toBe('found')
  })

  it('reads the claims together: what none says alone several may say', () => {
    const statement = '濾紙要先折好，研磨要均勻，豆子要密封'
    const page = '## 準備\n濾紙要先折好。\n研磨要均勻。\n豆子要密封。'
    expect(support(statement, page, FILLER).level).toBe('found')
  })

  it('is not verified on a page about something else', () => {
    expect(support('研磨太細會過度萃取而苦澀', FILLER, '## 研磨\n顆粒太細會苦澀。')).toMatchObject({
      level: 'unverified',
      unit: null,
    })
  })
})

it('a statement is found by what the page has of its words beyond half of what the others have on average', () => {
  const words = [...'bdfgklmnpr'].flatMap((first) => [...'bdfgklmnpr'].map((last) => `${first}o${last}u`))
  /** The page has so many of a hundred equally rare words, and two others have the rest between them. */
  const levelWith = (count: number) => {
    const section = (from: number, to: number) => `## 器材\n${words.slice(from, to).join(' ')}`
    const half = count + (100 - count) / 2
    return support(words.join(' '), section(0, count), section(count, half), section(half, 100)).level
  }
  // 32 less half of 34 is 15, and 31 less half of 34.5 is 13.75: it takes 14.
  expect(levelWith(32)).toBe('found')
  expect(levelWith(31)).toBe('partly')
  // 28 less half of 36 is 10, which is enough for a part, and 27 less half of 36.5 is not.
  expect(levelWith(28)).toBe('partly')
  expect(levelWith(27)).toBe('unverified')
})

it('is not verified by an answer where the page answers the same question otherwise', () => {
  const page = [
    '## 原本的一般房貸可以轉成新青安嗎？',
    '不可以。新青安貸款限購屋用途，不可轉貸。',
    '## 已經申請的新青安貸款可以轉貸嗎？',
    '可以，向承作新青安貸款的銀行申請。',
  ]
  expect(support('新青安貸款不可轉貸。', page.slice(0, 2).join('\n'), FILLER).level).toBe('found')
  expect(support('新青安貸款不可轉貸。', page.join('\n'), FILLER).level).toBe('unverified')
})

it('is shown in part with a passage on what it is said of', () => {
  const page = [
    '## 住院',
    '先確認條款是否涵蓋住院的雜費。',
    '## 當天來當天走',
    '門診手術有的商品只給三成。',
  ].join('\n')
  const corpus = buildCorpus([page, FILLER].map((text, rank) => markedSource(rank, text)))
  const [first] = corpus.pages
  if (first === undefined) throw new Error('no page')
  const text = '門診手術：確認條款是否涵蓋處置，雷射碎石常被拒絕。'
  const shown = (label: string) => {
    const overview = { id: 's1', text, label, heading: '', referenceIndexes: [] }
    return supportOf(corpus, prepareStatement(corpus, overview), first)
  }
  expect(shown('門診手術')).toMatchObject({ level: 'partly', unit: { claim: { heading: '當天來當天走' } } })
  expect(shown('').unit?.claim.heading).toBe('住院')
})

it('is shown with the passage that denies it, and not found', () => {
  const statement = '小套房約清 1 到 2 次，三房約清 3 到 5 次。'
  const denied = support(statement, '## 次數\n清洗冷氣看坪數，三房約清 1 到 2 次。', FILLER)
  expect(denied).toMatchObject({
    level: 'unverified',
    unit: { claim: { text: expect.stringContaining('三房') } },
  })
  const both = '## 次數\n小套房約清 1 到 2 次，三房約清 3 到 5 次。三房套餐約清 1 到 2 次。'
  expect(support(statement, both, FILLER).level).toBe('found')
})

it.each([
  ['成人票 500 元，兒童票 250 元。', '成人票 500 元，兒童半價。\n兒童套餐 500 元。', '兒童套餐'],
  ['健檢費用：男性 3,000 元，女性 5,000 元。', '健檢費用男女不同。\n女性加做乳房超音波 3,000 元。', '超音波'],
  ['平日門票 300 元，假日門票 500 元。', '平日門票 300 元。\n假日停車費 300 元。', '停車費'],
])('is not denied by its figure for another thing of the other case: %s', (statement, said, other) => {
  expect(support(statement, `## 收費\n${said}`, FILLER).unit?.claim.text ?? '').not.toContain(other)
})

it('is not found where somebody has to do what the page leaves to them', () => {
  const statement = 'If you ask for a quiet room in writing, your school has to provide one.'
  const page =
    '## Requests\nAsk the school for a quiet room in writing.\nThe answer may be a refusal, with reasons.'
  expect(support(statement, page, FILLER)).toMatchObject({
    level: 'unverified',
    unit: { claim: { text: 'The answer may be a refusal, with reasons.' } },
  })
})

it.each([
  ['病人手術後必須禁食 8 小時。', '病人可以拒絕參加臨床試驗。'],
  ['You must descale the espresso machine every two months.', 'A special brush is not required for this.'],
  ['If you ask in writing, you have to give 30 days notice.', 'A request may be refused.'],
])('is found where the page has it and leaves another thing to somebody: %s', (statement, other) => {
  expect(support(statement, `## Rules\n${statement}\n${other}`, FILLER)).toMatchObject({
    level: 'found',
    unit: { claim: { text: statement } },
  })
})

it('is not found by a vague range beside another value of the very thing', () => {
  const statement = '發芽率：番茄種子約 95%，辣椒種子不到 60%。'
  const page = '## 發芽率\n包裝都寫九成多。我種出來的：番茄種子約 70%，辣椒種子不到 60%。'
  expect(support(statement, page, FILLER).level).not.toBe('found')
  expect(support(statement, page.replace('70%', '95%'), FILLER).level).toBe('found')
})

it('is not supported by what people think by mistake', () => {
  const statement = '牙套：裝牙套須自費，健保不給付。'
  const mistaken = '## 說明\n民眾常誤認裝牙套須自費、健保不給付。'
  expect(support(statement, mistaken, FILLER).level).toBe('unverified')
  expect(support(statement, '## 說明\n裝牙套須自費，健保不給付。', FILLER).level).toBe('found')
})

it('is not shown with a passage that has its figure and hardly any of its words', () => {
  const statement = '舊瓦斯管線由天然氣公司封閉並測漏，費用約 600 元。'
  const page = '## 瓦斯管線\n舊瓦斯管線要由天然氣公司封閉並測漏。\n## 收費\n拆舊爐 600 元'
  expect(support(statement, page, FILLER).unit?.claim.text).toContain('天然氣公司')
})
