import type { Block } from '@gaplens/contracts/analysis/read-page'
import { describe, expect, it } from 'vitest'
import { isChosen } from '../model/text-checks/chosen.ts'
import { standingOf } from './stands-alone.ts'
import { contextOfPassage, type SentenceContext, wholeQuote } from './whole-quote.ts'

/** The quote of a sentence that stands in a text of its own. */
function quoteIn(text: string, sentence: string): string | null {
  const context = contextOfPassage(text, { text, blocks: [] })
  return wholeQuote(context, placeOf(context, sentence))
}

function placeOf({ sentences }: SentenceContext, sentence: string): number {
  const at = sentences.findIndex(({ text }) => text.startsWith(sentence))
  if (at < 0) throw new Error(`not in the text: ${sentence}`)
  return at
}

describe('a sentence of a page', () => {
  it('is quoted with its paragraph, without the last mark, in the characters of the page', () => {
    const paragraph = '運動飲料要稀釋。水溫１８到 25 度「最穩」。不到一歲的不能喝'
    expect(quoteIn(`${paragraph}。`, '水溫')).toBe(paragraph.replace('「最穩」', '『最穩』'))
  })

  it('is quoted with what follows it in a paragraph too long to quote, and not at all where even the next has no room', () => {
    const long = `${'先把地板掃乾淨再拖過兩次，'.repeat(10)}才開始。`
    expect(quoteIn(`${long}三酸甘油酯下降 18%。研究由廠商贊助。`, '三酸')).toBe(
      '三酸甘油酯下降 18%。研究由廠商贊助',
    )
    expect(quoteIn(`三酸甘油酯下降 18%。${long}`, '三酸')).toBeNull()
  })

  it('is quoted with its paragraph up to 120 Chinese characters, of which three letters count as one', () => {
    const first = '水溫１８度最穩。'
    const paragraph = (more: number) => `${first}${'豆'.repeat(more)}。`
    const widest = 120 - [...first].length + 1
    const quotedWhole = (more: number) => quoteIn(paragraph(more), '水溫') !== null
    const most = Array.from({ length: 30 }, (_, at) => widest - 15 + at).filter(quotedWhole)
    const quote = quoteIn(paragraph(Math.max(...most)), '水溫') ?? ''
    const han = quote.match(/\p{Script=Han}/gu)?.length ?? 0
    expect(han + (quote.length - han) / 3).toBeLessThanOrEqual(120)
    expect(han + (quote.length - han) / 3).toBeGreaterThan(118)
  })

  it('is not quoted if a short one after it says that it is untrue, of fourteen characters at most', () => {
    const before = '水溫１８度最穩。'
    const denial = (length: number) => `${'據'.repeat(length - 4)}不正確的`
    expect(quoteIn(`${before}${denial(13)}。`, '水溫')).toBeNull()
    expect(quoteIn(`${before}${denial(16)}。`, '水溫')).not.toBeNull()
  })

  it.each([
    ['hangs on the one before', '要先開機。這樣比較快。', '這樣'],
    ['answers a question in a few words', '可以空腹吃嗎？不行。', '不行'],
    ['asks', '要放冰箱嗎？要看溫度。', '要放'],
    ['is taken back by the next', '膠囊越大越好。這是錯的。', '膠囊'],
    ['stands after hearsay', '網路流傳兩個說法。魚油能取代藥物。', '魚油'],
    ['reports what others say before the page answers', '廠商宣稱能降 10 度。我們只量到 1 度。', '廠商'],
  ])('is not quoted where it %s', (_, text, sentence) => {
    expect(quoteIn(text, sentence)).toBeNull()
  })

  it('is taken for the answer to the question before it if it has fewer than sixteen characters', () => {
    const answer = (length: number) => `${'豆'.repeat(length - 3)}就行。`
    expect(quoteIn(`可以空腹吃嗎？${answer(15)}`, '豆')).toBeNull()
    expect(quoteIn(`可以空腹吃嗎？${answer(18)}`, '豆')).not.toBeNull()
  })

  it('begins behind what a board puts before a reply', () => {
    const page = pageOf([['paragraph', '推 bookworm : 大盤十年年化一成多，專戶大概只有一半。']])
    const [sentence] = contextOfPassage('專戶大概只有一半。', page).sentences
    expect(sentence?.text).toBe('大盤十年年化一成多，專戶大概只有一半。')
  })

  it('is found whole where a passage holds its end alone, and not quoted where the next block turns it', () => {
    const page = pageOf([
      ['heading', '標題'],
      ['paragraph', '低溫時，轉輪式仍能除濕。'],
      ['paragraph', '但是比較耗電。'],
    ])
    const context = contextOfPassage('轉輪式仍能除濕。', page)
    expect(context.sentences.map((each) => each.text)).toEqual(['低溫時，轉輪式仍能除濕。'])
    expect(wholeQuote(context, 0)).toBeNull()
  })
})

type Line = readonly [Block['kind'], string]

function pageOf(lines: readonly Line[]) {
  let start = 0
  const blocks = lines.map(([kind, text]): Block => {
    start += text.length + 1
    return { kind, level: 0, text, start: start - text.length - 1, role: 'content' }
  })
  return { text: lines.map(([, text]) => text).join('\n'), blocks }
}

/** What is quoted of a line of a page. */
function quoteOf(line: string, lines: readonly Line[]): string | null {
  return wholeQuote(contextOfPassage(line, pageOf(lines)), 0)
}

describe('what stands around a sentence', () => {
  it('leads to it: it is quoted with the words over its list, and with the half of it that another block holds', () => {
    const list = [
      ['paragraph', '有下列情形不得在家觀察：'],
      ['listItem', '意識不清'],
      ['listItem', '抽搐超過 5 分鐘'],
    ] as const
    expect(quoteOf('抽搐超過 5 分鐘', list)).toBe('有下列情形不得在家觀察：抽搐超過 5 分鐘')
    const broken = [
      ['paragraph', '清潔時千萬別'],
      ['paragraph', '用高壓水柱沖接線盒。'],
    ] as const
    expect(quoteOf('用高壓水柱沖接線盒。', broken)).toBe('清潔時千萬別 用高壓水柱沖接線盒')
    expect(quoteOf('清潔時千萬別', broken)).toBe('清潔時千萬別 用高壓水柱沖接線盒')
  })

  it('are the rows of the table that it announces, with a mark between them', () => {
    const head = '寬 3 公尺、未稅：'
    const text = `${head}\n手動\t12,800 元\n電動\t15,200 元`
    const block = (kind: Block['kind'], line: string): Block => ({
      kind,
      level: 0,
      text: line,
      start: text.indexOf(line),
      role: 'content',
    })
    const [, ...rows] = text.split('\n')
    const page = { text, blocks: [block('paragraph', head), ...rows.map((row) => block('tableRow', row))] }
    const context = contextOfPassage(text, page)
    expect(wholeQuote(context, placeOf(context, head))).toBe(
      '寬 3 公尺、未稅：手動：12,800 元；電動：15,200 元',
    )
  })

  it('are no other items of its list, where a passage holds several', () => {
    const list = pageOf([
      ['listItem', '首次驗配，以及前三個月的調整'],
      ['listItem', '保固期內每季清潔一次。耳模另計。'],
      ['listItem', '乾燥盒一個'],
    ])
    const passage = '首次驗配，以及前三個月的調整\n保固期內每季清潔一次。耳模另計。\n乾燥盒一個'
    const context = contextOfPassage(passage, list)
    const quotes = context.sentences.map((_, at) => wholeQuote(context, at))
    expect(quotes).toEqual([
      '首次驗配，以及前三個月的調整',
      '保固期內每季清潔一次。耳模另計',
      '保固期內每季清潔一次。耳模另計',
      '乾燥盒一個',
    ])
  })

  it.each(['生活輔導組 103.09.12', 'lathe_jo 2026/06/03 3', '採訪整理／小滿 2026-06-03 21:14'])(
    'does not include who wrote it and when: %s',
    (byline) => {
      const signed = [
        ['paragraph', byline],
        ['paragraph', '水溫超過 60 度會讓膠條變形。'],
      ] as const
      expect(quoteOf('水溫超過 60 度會讓膠條變形。', signed)).toBe('水溫超過 60 度會讓膠條變形')
    },
  )

  it.each([
    ['the section ends with that it is not so', '以上兩個說法，沒有一個有根據。'],
    ['the section ends with that it has ended', '上述補助已停止受理。'],
    ['the section ends with that one of its steps was changed', '第一步今年起改成擦溫水。'],
  ])('takes it back: it is not quoted where %s', (_, last) => {
    const list = [
      ['listItem', '用酒精擦身體退燒最快。'],
      ['listItem', '蓋三床棉被。'],
      ['paragraph', last],
    ] as const
    expect(quoteOf('用酒精擦身體退燒最快。', list)).toBeNull()
  })

  it.each([
    ['one voice of several', '網友 1：脫光十分鐘就退。'],
    ['what a customer says', '「上完兩堂就不吠了！」阿寶媽。'],
    ['paid for', '本段由 A 牌贊助：甲牌誤差為零。'],
    ['an item of a quiz that is marked wrong', '有欠稅也能過戶（×）'],
    ['a row marked wrong', '誤\t車況如現狀，賣方概不負責。'],
    ['the choices of a question', '（A）滿五年的車（B）未滿五年的車（C）全部。'],
    ['a row whose columns have no names', '甲牌\t4,500 元\t1,800 元'],
  ])('is not quoted where it is %s', (_, line) => {
    expect(quoteOf(line, [[line.includes('\t') ? 'tableRow' : 'paragraph', line]])).toBeNull()
  })

  it('is not quoted where the unit of its figures stands above the table', () => {
    const table = [
      ['paragraph', '下表的單位是百元。'],
      ['tableRow', '車種\t一年期\t兩年期'],
      ['tableRow', '普通重型\t6\t11'],
    ] as const
    expect(quoteOf('普通重型\t6\t11', table)).toBeNull()
  })

  it('is not quoted where the next block answers what others or a program say', () => {
    const said = [
      ['paragraph', 'AI 的回答是：「到期後有三十天寬限期。」'],
      ['paragraph', '我們查了條文，找不到寬限期。'],
    ] as const
    expect(quoteOf('AI 的回答是：「到期後有三十天寬限期。」', said)).toBeNull()
  })

  it('is not quoted where it counts on in the example of an item before', () => {
    const steps = [
      ['listItem', '記錄一週，例如平均睡 5 小時'],
      ['listItem', '凌晨 1:00 才上床'],
    ] as const
    expect(quoteOf('凌晨 1:00 才上床', steps)).toBeNull()
  })
})

describe('a part of a passage', () => {
  const page = (...lines: readonly string[]) => pageOf(lines.map((line) => ['paragraph', line] as const))

  it('may be stated alone where nothing beside it limits it', () => {
    expect(
      standingOf(
        { quote: '淺焙用 92 度。', heading: '' },
        page('淺焙用 92 度。深焙用 85 度。'),
        '淺焙用 92 度',
      ),
    ).toBe('alone')
  })

  it.each([
    ['a premise follows', '停電時就能供電。', ['停電時就能供電。前提是裝了切換開關。']],
    ['the next sentence says that it has ended', '得申請 600 元。', ['得申請 600 元。本項補助已停止受理。']],
    ['the next sentence calls it wrong', '感冒吃藥好得快。', ['感冒吃藥好得快。這是錯的，對病毒無效。']],
    ['it has changed since', '每年可列舉 12 萬元。', ['每年可列舉 12 萬元。自 114 年起已改為 18 萬元。']],
    ['it does not hold for some', '原廠保固兩年。', ['原廠保固兩年。水貨不適用。']],
    ['it is of one year', '每月補助 3,200 元。', ['每月補助 3,200 元。（112 年度）']],
    ['it has a condition', '會籍每月 1,288 元。', ['會籍每月 1,288 元。需綁約兩年。']],
    ['others say it', '業者說六年回本。', ['業者說六年回本。']],
    ['another block holds its first half', '用高壓水柱沖。', ['清潔時千萬別', '用高壓水柱沖。']],
  ])('is not stated where %s', (_, quote, lines) => {
    expect(standingOf({ quote, heading: '' }, page(...lines), quote.replace('。', ''))).not.toBe('alone')
  })

  it.each([
    ['something else is so elsewhere', '手續費 2%，次年免收。', '也有固定收 500 元的，以約定書為準。'],
    ['how far at most', '可分三次扣款。', '每次最少不低於 1,000 元。'],
    ['what is not in it', '自備衣物可免費熨燙。', '皮衣、羽絨衣不在服務範圍。'],
    ['whom it is not for', '每天泡 20 分鐘。', '心臟病患者請勿自行嘗試。'],
    ['when to see a doctor', '多喝水，兩天會好。', '若持續發燒，請立即就醫。'],
    ['in English what it leaves out', 'The plan covers repairs.', ' Batteries are the exception.'],
  ])('is stated with the sentence that says %s', (_, quote, next) => {
    expect(standingOf({ quote, heading: '' }, page(`${quote}${next}`), quote)).toBe('limited')
  })

  it('may be stated with the sentence that limits it, but not where others say it or that sentence retracts it', () => {
    const standing = (quote: string, line: string) => standingOf({ quote, heading: '' }, page(line), quote)
    expect(standing('會籍每月 1,288 元', '會籍每月 1,288 元。需綁約兩年。')).toBe('limited')
    expect(standing('安定費 2,000 元', '安定費 2,000 元。被看護者為低收入戶者，免繳。')).toBe('limited')
    expect(standing('至少 65 公分', '至少 65 公分。上方若為木製吊櫃，改為 80 公分以上。')).toBe('limited')
    expect(standing('業者說六年回本', '業者說六年回本。但電價調降就不止。')).toBe('dependent')
    expect(standing('得申請 600 元', '得申請 600 元。本項補助已停止受理。')).toBe('dependent')
  })
})

describe('what a model chooses', () => {
  const sentence = '空腹吃容易反胃,但不影響吸收;飯後 30 分鐘內服用,油脂能幫助吸收。'

  it.each(['飯後 30 分鐘內服用,油脂能幫助吸收。', '油脂能幫助吸收', sentence])(
    'is of the page: %s',
    (wanted) => {
      expect(isChosen(wanted, sentence)).toBe(true)
    },
  )

  it.each([
    '空腹吃容易反胃。',
    '空腹吃不容易反胃,但不影響吸收。',
    '飯後 20 分鐘內服用,油脂能幫助吸收。',
    '油脂能幫助吸收,飯後 30 分鐘內服用。',
    '空腹吃,油脂能幫助吸收。',
    '',
  ])('is not of the page: %s', (wanted) => {
    expect(isChosen(wanted, sentence)).toBe(false)
  })
})
