import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cpuTimeOf } from '../../../tests/support/cpu-time.ts'
import type { Figure } from './figure.ts'
import { readFigures } from './read-figures.ts'
import { told } from './testing/told.ts'

const MINUTE = 60
const DAY = 86_400
const WEEK = 7 * DAY
const MONTH = 30.436_875 * DAY
const YEAR = 12 * MONTH

describe('numbers', () => {
  it.each([
    ['費用 55,000 元', 55_000],
    ['費用 5 萬 5', 55_000],
    ['費用 5 萬 5 千元', 55_000],
    ['費用 1 萬 2,000 元', 12_000],
    ['費用 12 萬這一級', 120_000],
    ['費用五萬五', 55_000],
    ['費用一千五百元', 1_500],
    ['費用一百零五元', 105],
    ['費用 1.5 萬元', 15_000],
    ['費用 1,280 萬', 12_800_000],
    ['費用兩億三千萬元', 230_000_000],
    ['費用 NT$1,200', 1_200],
    ['費用 NT＄１２００', 1_200],
    ['費用 ＮＴ＄１，２００', 1_200],
    ['費用一千二', 1_200],
    ['花了两万元', 20_000],
  ])('reads the sum of %s', (text, value) => {
    expect(readFigures(text)).toMatchObject([{ dimension: 'money', unit: 'TWD', low: value, high: value }])
  })

  it.each([
    ['九成五', 95],
    ['三成', 30],
    ['七成會', 70],
    ['三成是', 30],
    ['95%', 95],
    ['９５％', 95],
    ['百分之四', 4],
    ['百分之三點五', 3.5],
    ['千分之三', 0.3],
    ['四分之一', 25],
    ['0.3 個百分點', 0.3],
    ['12 percent', 12],
    ['25 per cent', 25],
    ['萬分之五', 0.05],
    ['一半的人', 50],
    ['約 1/3 的家庭', 100 / 3],
    ['two-thirds of users', 200 / 3],
    ['one in five people', 20],
    ['打八折', 80],
    ['九五折', 95],
    ['打 8.5 折', 85],
  ])('reads the share of %s', (text, value) => {
    expect(readFigures(text)).toMatchObject([
      { dimension: 'share', low: expect.closeTo(value, 8), high: expect.closeTo(value, 8) },
    ])
  })

  it.each([
    ['兩三千元', 2_000, 3_000],
    ['三五千元', 3_000, 5_000],
    ['十幾元', 11, 19],
    ['二十幾萬', 210_000, 290_000],
    ['幾十元', 20, 90],
    ['20 多萬', 200_000, 300_000],
    ['一萬多', 10_000, 20_000],
    ['六到八千元', 6_000, 8_000],
    ['一晚三千多', 3_000, 4_000],
    ['三個多月', 3 * MONTH, 4 * MONTH],
    ['六成多', 60, 70],
    ['五塊多跟您買', 5, 6],
    ['十來天', 10 * DAY, 20 * DAY],
  ])('gives both ends of %s, which is told vaguely', (text, low, high) => {
    expect(readFigures(text)).toMatchObject([{ low, high }])
  })
})

describe('units', () => {
  it.each([
    ['水停在管口下兩公分', ['length 0.02 m']],
    ['水面上三公尺', ['length 3 m']],
    ['下兩週再來', []],
    ['上三個月', []],
  ])('reads how far something is above or below: %s', (text, figures) => {
    expect(told(text)).toEqual(figures)
  })

  it.each(['2 年未滿\t7 天', '2 年未滿 7 天', '未滿\t7 天', '7 天\t以上'])(
    'does not take the word of another figure or cell as a bound: %s',
    (text) => {
      expect(told(text).at(-1)).toBe(`time ${7 * DAY} s`)
    },
  )

  it.each([
    ['半小時', [`time ${30 * MINUTE} s`]],
    ['一刻鐘', [`time ${15 * MINUTE} s`]],
    ['200 毫秒', ['time 0.2 s']],
    ['180 度 12 分（6 分翻面）', ['temperature 180 °C', `time ${12 * MINUTE} s`, `time ${6 * MINUTE} s`]],
    ['一個月多五到八度', [`time ${MONTH} s`, 'temperature 5..8 °C']],
    ['烤 15–20 分', [`time ${15 * MINUTE}..${20 * MINUTE} s`]],
    ['an hour and a half', [`time ${90 * MINUTE} s`]],
    ['two and a half weeks', [`time ${2.5 * WEEK} s`]],
    ['a couple of days', [`time ${2 * DAY} s`]],
    ['3–5 business days', ['time 3..5 working day']],
    ['約 7 個工作天', ['time 7 working day about']],
    ['半個工作天', ['time 0.5 working day']],
    ['一週 5 個營業日', [`time ${WEEK} s`, 'time 5 working day']],
    ['一個月又 3 個工作天', [`time ${MONTH} s`, 'time 3 working day']],
    ['3 天到 5 個工作天', [`time ${3 * DAY} s`, 'time 5 working day']],
    ['每 3 個工作天更新一次', ['time 3 working day']],
    ['每三個工作天更新一次', []],
    ['前一個工作天', []],
    ['3 個工作天內', ['time -Infinity..3 working day most']],
    ['桌面 120 x 60 公分', ['size 1 1.2×0.6 m']],
    ['尺寸 10x20x30 公分', ['size 1 0.1×0.2×0.3 m']],
    ['1,200 × 600 mm', ['size 1 1.2×0.6 m']],
    ['2000 x 600 mm', ['size 1 2×0.6 m']],
    ['120cm * 60cm', ['size 1 1.2×0.6 m']],
    ['長 3 公尺乘 2 公尺', ['size 1 3×2 m']],
    ['5 乘以 8 吋', ['size 1 0.127×0.2032 m']],
    ['Ａ４紙 21Ｘ29.7 公分', ['size 1 0.21×0.297 m']],
    ['厚 3 到 5 公分', ['length 0.03..0.05 m']],
    ['快 2x', ['multiple 2 ×']],
    ['3x faster', ['multiple 3 ×']],
    ['2–3x', ['multiple 2..3 ×']],
    ['2 x 500 ml', ['volume 500 ml']],
    ['600 x 3 人', ['count 3 人']],
    ['30 x 20 公分 x 2 片', ['size 1 0.3×0.2 m', 'count 2 片']],
    ['長 60 公分 x 2 片', ['length 0.6 m', 'count 2 片']],
    ['2000 x 3 人', ['count 3 人']],
    ['長 120 x 寬 60 x 高 75 公分', ['length 0.75 m']],
    ['時速 72 公里', ['speed 20 m/s/小時']],
    ['時速可達 36 到 72 公里', ['speed 10..20 m/s/小時']],
    ['時速最高 72 公里', ['speed 20 m/s/小時']],
    ['時速不得超過 72 公里', ['speed -Infinity..20 m/s/小時 most']],
    ['時速约七十二公里', ['speed 20 m/s/小時 about']],
    ['每小時 36 公里', ['speed 10 m/s/小時']],
    ['每小時可走 3.6 公里', ['speed 1 m/s/小時']],
    ['時速從 36 公里升到 72 公里', ['speed 10 m/s/小時', 'speed 20 m/s/小時']],
    ['時速 36 公里、72 公里', ['speed 10 m/s/小時', 'speed 20 m/s/小時']],
    ['時速 72 公里可騎 100 公里', ['speed 20 m/s/小時', 'length 100000 m']],
    ['一小時騎 36 公里', [`time ${60 * MINUTE} s`, 'length 36000 m']],
    ['最遠 72 公里', ['length 72000 m']],
    ['36–72 km/h', ['speed 10..20 m/s']],
    ['36 km / h', ['speed 10 m/s']],
    ['72 kph', ['speed 20 m/s']],
    ['72 公里/小時', ['speed 20 m/s']],
    ['72 公里／小時', ['speed 20 m/s']],
    ['72 公里每小時', ['speed 20 m/s']],
    ['72 kilometers per hour', ['speed 20 m/s']],
    ['25 mph', ['speed 11.176 m/s']],
    ['25 miles an hour', ['speed 11.176 m/s']],
    ['8 m/s', ['speed 8 m/s']],
    ['8 公尺/秒', ['speed 8 m/s']],
    ['每秒 8 公尺', ['speed 8 m/s/秒']],
    ['每分鐘 60 公尺', ['speed 1 m/s/分鐘']],
    ['吸力 8,000 Pa', ['pressure 8000 Pa']],
    ['吸力 8000帕', ['pressure 8000 Pa']],
    ['吸力 2 萬帕', ['pressure 20000 Pa']],
    ['吸力 2,500–5,500Pa', ['pressure 2500..5500 Pa']],
    ['8 kPa', ['pressure 8000 Pa']],
    ['1,013 百帕', ['pressure 101300 Pa']],
    ['0.2 MPa', ['pressure 200000 Pa']],
    ['測驗後第 19 天', ['time 1641600 s']],
    ['收縮壓 120 毫米汞柱', ['pressure 15998.64 Pa']],
    ['胎壓 80 psi', ['pressure 551580.56 Pa']],
    ['120 mmHg', ['pressure 15998.64 Pa']],
    ['噪音 55 分貝', ['sound 55 dB']],
    ['55 dB(A)', ['sound 55 dB']],
    ['55dBA', ['sound 55 dB']],
    ['容量 128GB', ['data 128000000000 B']],
    ['500 MB', ['data 500000000 B']],
    ['640 KB', ['data 640000 B']],
    ['每月 5 GB', ['data 5000000000 B/月']],
    ['網速 100 Mbps', []],
    ['12 帕金森病友', []],
    ['亮度 800 流明', ['light 800 lm']],
    ['800 lm', ['light 800 lm']],
    ['光效 100 lm/W', ['light 100 lm/瓦']],
    ['照度 500 lux', ['light 500 lx']],
    ['500 勒克斯', ['light 500 lx']],
    ['100 元到 5 美元', ['money 100 TWD', 'money 5 USD']],
    ['飯後半小時', [`time ${30 * MINUTE} s`]],
    ['超過半小時', [`time ${30 * MINUTE}..Infinity s least`]],
    ['3、4 天', [`time ${3 * DAY}..${4 * DAY} s`]],
    ['十五、六度', ['temperature 15..16 °C']],
    ['從 9.8 萬調到 10.4 萬元', ['money 98000 TWD', 'money 104000 TWD']],
    ['從 12 萬升到 18 萬', ['money 120000 TWD', 'money 180000 TWD']],
    ['a fifth more if you pay', ['share 20 %']],
    ['three quarters to four fifths of the time', ['share 75..80 %']],
    ['雙倍', ['multiple 2 ×']],
    ['開封之後半年', [`time ${YEAR / 2} s`]],
    ['90 到 150 微米', ['length 0.00009..0.00015 m']],
    ['1 小時 30 分', [`time ${90 * MINUTE} s`]],
    ['兩年半', [`time ${2.5 * YEAR} s`]],
    ['一個半月', [`time ${1.5 * MONTH} s`]],
    ['二十分钟', [`time ${20 * MINUTE} s`]],
    ['a 20-minute walk', [`time ${20 * MINUTE} s`]],
    ['88–94 度', ['temperature 88..94 °C']],
    ['88–94°C', ['temperature 88..94 °C']],
    ['零下十八度', ['temperature -18 °C']],
    ['-18 度', ['temperature -18 °C']],
    ['負 18 度', ['temperature -18 °C']],
    ['零下五到十度', ['temperature -10..-5 °C']],
    ['華氏 104 度', ['temperature 40 °C']],
    ['212 °F', ['temperature 100 °C']],
    ['1/2 茶匙', ['volume 2.5 ml']],
    ['四分之三茶匙', ['volume 3.75 ml']],
    ['半杯', ['count 0.5 杯']],
    ['1 1/2 cups', ['volume 354.882 ml']],
    ['半小匙', ['volume 2.5 ml']],
    ['600 克', ['weight 600 g']],
    ['2 公斤', ['weight 2000 g']],
    ['15 公分', ['length 0.15 m']],
    ['6 ft 2 in', ['length 1.8796 m']],
    ['5 feet 2 inches', ['length 1.5748 m']],
    ['翻倍', ['multiple 2 ×']],
    ['多一倍', ['multiple 2 ×']],
    ['一倍半', ['multiple 1.5 ×']],
    ['twice as long', ['multiple 2 ×']],
    ['兩倍以上', ['multiple 2..Infinity × least']],
    ['三家銀行', ['count 3 家']],
    ['近百人', ['count 100 人 about']],
    ['逾百人', ['count 100..Infinity 人 least']],
    ['a dozen eggs', ['number 12 ']],
    ['1.5k users', ['number 1500 ']],
    ['六個月大', ['age 0.5 year']],
    ['a 10-year-old car', ['age 10 year']],
    ['65 歲', ['age 65 year']],
    ['US$120', ['money 120 USD']],
    ['美金 20 元', ['money 20 USD']],
    ['日幣 3,000 圓', ['money 3000 JPY']],
    ['澳幣 670 元', ['money 670 AUD']],
    ['10 瓩', ['power 10000 W']],
    ['£15', ['money 15 GBP']],
    ['costs $60', ['money 60 USD']],
    ['粉水比 1:15', ['ratio 0.0666666666667 :']],
    ['three parts browns to one part greens', ['ratio 3 :']],
    ['three buckets of leaves for every bucket of scraps', ['ratio 3 :']],
    ['gardeners say three to one', ['ratio 3 :']],
    ['posted at 09:12', []],
    ['9:20 準時鎖門', []],
    ['三年多了兩成', [`time ${3 * YEAR} s`, 'share 20 %']],
    ['2 分到 2 分 30 秒滴完', ['time 120..150 s']],
    ['一個月就是 72 度電', [`time ${MONTH} s`, 'energy 61950.2868 kcal/月']],
    ['25–30:1', ['ratio 25..30 :']],
    ['1 比 10', ['ratio 0.1 :']],
    ['三比一', ['ratio 3 :']],
    ['民國 115 年', ['year 2026 year']],
    ['98 年 1 月 1 日前', ['year 2009 year']],
    ['依 99 年的給付規定', ['year 2010 year']],
    ['用了 90 年的老屋', ['time 2840125680 s']],
    ['113–115 年', ['year 2024..2026 year']],
    ['2024 到 2026 年', ['year 2024..2026 year']],
    ['依 106 年的標準', ['year 2017 year']],
    ['2026-03-09', ['year 2026 year']],
    ['二〇二五年', ['year 2025 year']],
  ])('reads %s', (text, figures) => {
    expect(told(text)).toEqual(figures)
  })

  it.each([
    ['每週洗兩次', 2 / 7, 2 / 7],
    ['半年到一年洗一次', 1 / 365.2425, 2 / 365.2425],
    ['三個月至半年換一次', 2 / 365.2425, 4 / 365.2425],
    ['一年半到兩年換一次', 0.5 / 365.2425, 1 / (1.5 * 365.2425)],
    ['一到兩個月洗一次就夠', 12 / (2 * 365.2425), 12 / 365.2425],
    ['每 4 到 8 週一針', 1 / 56, 1 / 28],
    ['每三天換水', 1 / 3, 1 / 3],
    ['每季洗一次', 4 / 365.2425, 4 / 365.2425],
    ['twice a week', 2 / 7, 2 / 7],
    ['three times a day', 3, 3],
    ['every 2-3 days', 1 / 3, 1 / 2],
  ])('reads how often: %s', (text, low, high) => {
    const [figure] = readFigures(text)
    expect(figure?.dimension).toBe('frequency')
    expect(figure?.low).toBeCloseTo(low, 6)
    expect(figure?.high).toBeCloseTo(high, 6)
  })

  it('reads the reference of a price', () => {
    expect(told('月租約 1,500 到 3,000 元')).toEqual(['money 1500..3000 TWD/月 about'])
    expect(told('每月 300 元')).toEqual(['money 300 TWD/月'])
    expect(told('300 元／月')).toEqual(['money 300 TWD/月'])
    expect(told('一顆賠兩萬元')).toEqual(['money 20000 TWD/顆'])
    expect(told('一個月一千二')).toEqual(['money 1200 TWD/月'])
    expect(told('一坪六到八千')).toEqual(['money 6000..8000 TWD/坪'])
  })

  it.each(['海拔八百到一千五', '標高約兩千二', '熱量約一千八'])('takes 「%s」 for no price', (text) => {
    expect(told(text)).toEqual([])
  })
})

describe('ranges and hedges', () => {
  it.each([
    ['一到兩週', [`time ${WEEK}..${2 * WEEK} s`]],
    ['三、四天', [`time ${3 * DAY}..${4 * DAY} s`]],
    ['two months to a year', [`time ${2 * MONTH}..${YEAR} s`]],
    ['half an hour', [`time ${30 * MINUTE} s`]],
    ['3 to 4 weeks', [`time ${3 * WEEK}..${4 * WEEK} s`]],
    ['介於 50 與 60 度之間', ['temperature 50..60 °C']],
    ['六到八成', ['share 60..80 %']],
    ['6 到 12 萬元', ['money 60000..120000 TWD']],
    ['6 萬到 12 萬', ['money 60000..120000 TWD']],
    ['7–8 折', ['share 70..80 折']],
    ['七到九折', ['share 70..90 折']],
    ['七五到九折', ['share 75..90 折']],
    ['7.5~8.5 折', ['share 75..85 折']],
    ['全館 9 到 7 折', ['share 70..90 折']],
    ['85 折到 9 折', ['share 85..90 折']],
    ['打七、八折', ['share 70..80 折']],
    ['7 折、8 折', ['share 70 折', 'share 80 折']],
    ['半價、8 折', ['share 50 折', 'share 80 折']],
    ['六折以下', ['share -Infinity..60 折 most']],
    ['5 千到 1 萬元', ['money 5000..10000 TWD']],
    ['NT$50,000–70,000', ['money 50000..70000 TWD']],
    ['約 20 分鐘', [`time ${20 * MINUTE} s about`]],
    ['20 分鐘左右', [`time ${20 * MINUTE} s about`]],
    ['20 年以上', [`time ${20 * YEAR}..Infinity s least`]],
    ['至少 8 週', [`time ${8 * WEEK}..Infinity s least`]],
    ['六個月到三歲', ['age 0.5..3 year']],
    ['6 萬到 9 萬越盾', ['money 60000..90000 VND']],
    ['5–10 人\t500–3,000\t每分鐘 25 張', ['count 5..10 人', 'number 500..3000 ', 'count 25 張']],
    ['兩個月半價', [`time ${60.87375 * DAY} s`, 'share 50 折']],
    ['大約走 1,000 公里', ['length 1000000 m about']],
    ['大概走滿 500 公里', ['length 500000 m about']],
    ['滿 500 公里', ['length 500000..Infinity m least']],
    ['約需 6 週', [`time ${6 * WEEK} s about`]],
    ['逾三成民眾', ['share 30..Infinity % least']],
    ['長度不得逾 200 公分', ['length -Infinity..2 m most']],
    ['每逾二日加徵 1%', ['time 172800 s', 'share 1 %']],
    ['未逾二年者', [`time -Infinity..${2 * YEAR} s most`]],
    ['近三成', ['share 30 % about']],
    ['近三年', [`time ${3 * YEAR} s`]],
    ['未滿 18 歲', ['age -Infinity..18 year most']],
    ['不超過 20 分鐘', [`time -Infinity..${20 * MINUTE} s most`]],
    ['不低於 95%', ['share 95..Infinity % least']],
    ['不能少於 700 毫升', ['volume 700..Infinity ml least']],
    ['要低於 8 度', ['temperature -Infinity..8 °C most']],
    ['別超過 35 度', ['temperature -Infinity..35 °C most']],
    ['不到三成', ['share -Infinity..30 % most']],
    ['35 度以下', ['temperature -Infinity..35 °C most']],
    ['within 24 hours', [`time -Infinity..${DAY} s most`]],
  ])('reads %s', (text, figures) => {
    expect(told(text)).toEqual(figures)
  })
})

it.each([
  '一般來說，一定要統一',
  '十分重要',
  '第三天',
  '下半年',
  '第 6–10 天',
  '從 500 分走到 750 分的人',
  '有一天',
  '一個問題',
  '零件',
  '八成是只炸一次',
  '八成會忘',
  '七成熱',
  '萬一失敗',
  '凌晨 1:00',
  '4/16 設定',
  '1/3 前完成',
  '三折頁',
  '一日行程',
  '一年四季',
  '解析度 1024x768',
  '解析度 1920 x 1080',
  '另一半',
  '拿 90 分',
  '五分熟',
  'half the battle',
  '一比就知道',
  '下午三點前',
  '3 月 9 日',
  '電話 02-2345-6789',
  'https://a.test/cp-16-1.html',
  'All-on-4',
  'COVID-19',
  '版本 1.2.3',
  '1960 年代',
  '成年人',
  '數據',
  '幾個',
  '近視五百度',
  'Step 3',
  'a year ago',
  'one of the best',
])('finds no figure in %s', (text) => {
  expect(readFigures(text)).toEqual([])
})

it('takes a unit whole', () => {
  expect(readFigures('烤 15–20 分鐘')[0]?.text).toBe('15–20 分鐘')
})

it('reads the whole of a sentence, in order', () => {
  expect(told('先以 160 度炸 3 分鐘，再升到 180 度搶酥 30 秒。')).toEqual([
    'temperature 160 °C',
    `time ${3 * MINUTE} s`,
    'temperature 180 °C',
    'time 30 s',
  ])
})

describe('for any text', () => {
  const words = fc.constantFrom(
    ...[
      '約',
      '一',
      '兩',
      '十',
      '百',
      '萬',
      '半',
      '幾',
      '成',
      '個',
      '年',
      '月',
      '週',
      '天',
      '度',
      '元',
      '到',
      '–',
      '-',
      '/',
      ':',
      '.',
      ',',
      '，',
      ' ',
      '5',
      '12',
      '3.5',
      '每',
      '次',
      '第',
      '%',
      'NT$',
      'kg',
      '以上',
      '百分之',
      '民國',
      '零下',
      '½',
    ],
  )
  const texts = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.array(words).map((parts) => parts.join('')),
  )

  it('gives only figures that the text holds, in order, without overlap, the lower end first', () => {
    fc.assert(
      fc.property(texts, (text) => {
        let last = 0
        for (const figure of readFigures(text)) {
          expect(text.slice(figure.start, figure.end)).toBe(figure.text)
          expect(figure.start).toBeGreaterThanOrEqual(last)
          expect(figure.end).toBeGreaterThan(figure.start)
          expect(figure.low).toBeLessThanOrEqual(figure.high)
          expect(Number.isFinite(figure.value)).toBe(true)
          last = figure.end
        }
      }),
      { numRuns: 2_000 },
    )
  })

  it('reads a number of minutes in digits and in Chinese numerals alike', () => {
    const spelled = (figures: readonly Figure[]) => figures.map(({ low, high, unit }) => [low, high, unit])
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 9_999 }), (value) => {
        expect(spelled(readFigures(`${chinese(value)}分鐘`))).toEqual(spelled(readFigures(`${value} 分鐘`)))
      }),
    )
  })

  it('takes time that grows no faster than the text', () => {
    const time = (text: string) => cpuTimeOf(() => readFigures(text))
    const text = '一到兩個月洗一次 88–94 度，約 5 萬 5 到 6 萬元；每週二次、1:15 到 1:17 '
    time(text.repeat(400))
    const small = Math.min(...[1, 2, 3].map(() => time(text.repeat(400))))
    const large = Math.min(...[1, 2, 3].map(() => time(text.repeat(1_600))))
    expect(large).toBeLessThan(12 * Math.max(small, 1))
  })
})

/** Writes a whole number below ten thousand in Chinese numerals. */
function chinese(value: number): string {
  const digits = '零一二三四五六七八九'
  let text = ''
  let gap = false
  for (const [place, sign] of [
    [1_000, '千'],
    [100, '百'],
    [10, '十'],
    [1, ''],
  ] as const) {
    const digit = Math.floor(value / place) % 10
    if (digit === 0) gap = text !== ''
    else {
      text += (gap ? '零' : '') + digits[digit] + sign
      gap = false
    }
  }
  return text.replace(/^一十/, '十')
}

describe('amounts as people write them', () => {
  it.each([
    ['一個月 2,000 多元', ['time 2629746 s', 'money 2000..3000 TWD/月']],
    ['三萬多元', ['money 30000..40000 TWD']],
    ['三萬元以上十五萬元以下', ['money 30000..150000 TWD']],
    ['以上三種方法', []],
    ['還沒滿半年', ['time -Infinity..15778476 s most']],
    ['五十萬出頭', ['money 500000 TWD']],
    ['每三十公分一個孔', ['length 0.3 m']],
    ['每三個孔', []],
    ['要等 14 天才有保護力', ['time 1209600 s']],
    ['滿 10 人才能成團', ['count 10..Infinity 人 least']],
    ['14 天才藝班', []],
    ['100 人才庫', []],
    ['民間會館冰一天六百，另計', ['time 86400 s', 'money 600 TWD/天']],
    ['108 多元選修', []],
    ['紅包兩百一個人', ['money 200 TWD']],
    ['一千二一個月', ['money 1200 TWD']],
    ['兩百一十個人', ['count 210 個人']],
    ['一個人包兩百就可以', ['money 200 TWD/人']],
    ['月租兩千多，自己上鎖', ['money 2000..3000 TWD/月']],
    ['銅管超過五米', ['length 5..Infinity m least']],
    ['3 米飯', []],
    ['約半數的人', ['share 50 % about']],
    ['過半數同意', []],
    ['藥量減半', ['share 50 %']],
    ['減半年租金', []],
    ['中低收入戶打對折', ['share 50 折']],
    ['紙對折起來', []],
    ['前一天晚上喝 150 毫升', ['volume 150 ml']],
    ['60 cents a cup', ['money 0.6 USD/cup']],
  ])('reads %s', (text, figures) => {
    expect(told(text)).toEqual(figures)
  })
})

describe('numbers with an end or a unit that is easily missed', () => {
  it.each([
    ['1萬2~1萬8千元', ['money 12000..18000 TWD']],
    ['3,000～5,000不等', ['number 3000..5000 ']],
    ['1000-1500/坪', ['number 1000..1500 ']],
    ['約五、六萬元', ['money 50000..60000 TWD about']],
    ['約三、四十人', ['count 30..40 人 about']],
    ['五、六萬元以上者', ['money 60000..Infinity TWD least']],
    ['保固 2+1 年', [`time ${2 * YEAR}..${3 * YEAR} s`]],
    ['身高一米八', ['length 1.8 m']],
    ['1米75', ['length 1.75 m']],
    ['一米五到一米八', ['length 1.5..1.8 m']],
    ['一米一根', ['length 1 m']],
    ['100米8秒', ['length 100 m', 'time 8 s']],
    ['$12,000~$18,000', ['money 12000..18000 TWD']],
    ['from $12,000 to $18,000', ['money 12000..18000 USD']],
    ['10 mg/kg', ['weight 0.01 g/公斤']],
    ['7-11 天', [`time ${7 * DAY}..${11 * DAY} s`]],
    ['鹽 5G', ['weight 5 g']],
    ['3 門課', ['count 3 門']],
  ])('reads the whole of %s', (text, figures) => {
    expect(told(text)).toEqual(figures)
  })

  it.each(['1:2.5:3', '30-50 客', '5G 手機', '支援 4G、5G', '7-11 門市', '7-11、全家', '九層塔'])(
    'finds no figure in %s',
    (text) => {
      expect(told(text)).toEqual([])
    },
  )

  it.each([
    ['用電 500 度', 'energy'],
    ['用電超過 1,000 度', 'energy'],
    ['330 度以下，每度 2.45 元', 'energy'],
    ['330 度以下 2.45 元', 'energy'],
    ['電費：冷氣設 26 度', 'temperature'],
    ['烤到 200 度轉 180 度', 'temperature'],
    ['18 度酒窖', 'temperature'],
    ['26 度以上', 'temperature'],
    ['58 度高粱', undefined],
    ['90 度轉角', undefined],
    ['旋轉 360 度', undefined],
    ['75 度酒精', undefined],
  ])('takes the 「度」 of %s for %s', (text, dimension) => {
    expect(readFigures(text)[0]?.dimension).toBe(dimension)
  })
})

it('joins no numbers of two cells of a table', () => {
  const read = (text: string) => readFigures(text).map(({ text }) => text)
  expect(read('晨光\t50 萬\t2,500 元')).toEqual(['50 萬', '2,500 元'])
  expect(read('保固\t3 年\t2 個月')).toEqual(['3 年', '2 個月'])
  expect(read('50 萬 2,500 元')).toEqual(['50 萬 2,500 元'])
})

it('reads so many days after a sale, and no code that looks like it', () => {
  const days = (text: string) => readFigures(text).map(({ dimension, value }) => [dimension, value / 86_400])
  expect(days('款項 T+7，超商 T+10；')).toEqual([
    ['time', 7],
    ['time', 10],
  ])
  expect(days('AT+5 模式')).toEqual([])
  expect(days('VIT+7 天')).toEqual([['time', 7]])
  expect(days('T+7 日入帳，D+3 天後到貨')).toEqual([
    ['time', 7],
    ['time', 3],
  ])
  expect(days('鈣+D+3入')).toEqual([])
})
