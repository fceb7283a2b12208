import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import { describe, expect, it } from 'vitest'
import { readPage } from '../../../reading/read-page.ts'
import { expectsSignal } from '../facts/eeat/expected-signals.ts'
import { areaServedOf } from './area-served.ts'
import { businessKindOf, houseNameOf, tradeOf } from './business-kinds.ts'
import { missingInBlock } from './check-block.ts'
import { closesOn, openingHoursOf } from './hours.ts'
import { itemListOf } from './item-list.ts'
import { localBusinessOf, postalAddressOf } from './local-business.ts'
import { medicalPageOf } from './medical.ts'
import { pageKindOf } from './page-kind.ts'
import { currencyOf, pricesIn } from './product.ts'
import { isOffer, isOfSeller, serviceOf } from './service.ts'
import { videoOf } from './video.ts'

/** A page as served, read as every page is; its type by hand, which is the reader's own matter. */
function page(
  parts: { title: string; site?: string; body: string; head?: string; footer?: string },
  type: ReadPage['type'] = 'article',
): ReadPage {
  const { title, site = '林家生活', body, head = '', footer = '' } = parts
  const html = `<!doctype html><html lang="zh-TW"><head><title>${title}｜${site}</title>
<meta property="og:site_name" content="${site}">${head}</head><body><header><a href="/">${site}</a></header>
<main><article><h1>${title}</h1>${body}</article></main><footer>${footer}<a href="/privacy">隱私權政策</a></footer></body></html>`
  const read = readPage({
    bytes: Buffer.from(html),
    url: 'https://site.test/page',
    contentType: 'text/html; charset=utf-8',
  })
  return { ...read, type }
}
const list = (...items: string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`
const paragraphs = (...lines: string[]) => lines.map((line) => `<p>${line}</p>`).join('')
const PICTURE = '<meta property="og:image" content="https://site.test/dish.jpg">'

const RECIPE = {
  title: '番茄燉牛肉',
  body: `${paragraphs('週末在家慢慢燉一鍋，隔天再熱一次更入味。', '總時間：1 小時 30 分鐘')}
<h2>材料（4 人份）</h2>${list('牛腱 600 公克', '番茄 4 顆', '洋蔥 1 顆', '鹽少許')}
<h2>做法</h2>${list('牛腱切塊，滾水燙過。', '洋蔥炒軟，放入番茄與牛肉。', '加水蓋過，小火燉一小時。')}`,
}

describe('a recipe', () => {
  it('has its ingredients, steps, yield and time from the page, and is valid with a picture', () => {
    const found = pageKindOf(page({ ...RECIPE, head: PICTURE }))
    expect(found?.node).toMatchObject({
      '@type': 'Recipe',
      name: '番茄燉牛肉',
      image: ['https://site.test/dish.jpg'],
      recipeYield: '4 人份',
      totalTime: 'PT1H30M',
      recipeIngredient: ['牛腱 600 公克', '番茄 4 顆', '洋蔥 1 顆', '鹽少許'],
    })
    expect(found?.node.recipeInstructions).toHaveLength(3)
    expect(missingInBlock(found?.node ?? {})).toEqual([])
  })

  it('takes yield and times from the line of facts above the ingredients', () => {
    const facts = paragraphs('份量：4 人份，準備 15 分鐘，烹調 80 分鐘。')
    const body = RECIPE.body.replace('（4 人份）', '').replace('<h2>', `${facts}<h2>`)
    expect(pageKindOf(page({ ...RECIPE, body }))?.node).toMatchObject({
      recipeYield: '4 人份',
      prepTime: 'PT15M',
      cookTime: 'PT80M',
    })
  })

  it('without a picture lacks what Google requires, and none is made up', () => {
    const found = pageKindOf(page(RECIPE))
    expect(found?.kind).toBe('Recipe')
    expect(found?.node).not.toHaveProperty('image')
    expect(missingInBlock(found?.node ?? {})).toEqual(['image'])
  })

  it('has its sections as steps where a list of amounts and nothing else shows that it is one', () => {
    const things = list('高筋麵粉 400 克', '水 288 克', '酵母約 1.5 克', '鹽 8 克')
    const steps = ['拌成團', '讓它長大', '送進烤箱'].map(
      (name) => `<h2>${name}</h2>${paragraphs(`${name}之後蓋上濕布，等三十分鐘再進下一步。`)}`,
    )
    const body = `<h2>準備這些東西</h2>${things}${steps.join('')}<h2>常見失敗</h2>${paragraphs('出爐就塌，多半是沒烤透。')}`
    const found = pageKindOf(page({ title: '一顆鄉村麵包的週末', body }))
    expect(found?.kind).toBe('Recipe')
    expect(found?.node.recipeIngredient).toHaveLength(4)
    expect(found?.node.recipeInstructions).toMatchObject([
      { name: '拌成團' },
      { name: '讓它長大' },
      { name: '送進烤箱' },
    ])
    // The same table on a page that makes nothing.
    for (const title of ['六個月的營養重點', '便當店常見湯品熱量比較', '吐司模怎麼挑'])
      expect(pageKindOf(page({ title, body }))?.kind).not.toBe('Recipe')
    const told = ['湯品為何偏鹹', '外食族的選擇', '腎臟病患者'].map(
      (name) => `<h2>${name}</h2>${paragraphs('先問店家鹽分，再決定要不要喝完。')}`,
    )
    const sugar = `<h2>每碗含糖量</h2>${list('紅豆湯 35 公克', '綠豆湯 30 公克', '薏仁湯 28 公克')}${told.join('')}`
    expect(pageKindOf(page({ title: '甜湯', body: sugar }))?.kind).not.toBe('Recipe')
  })

  it.each<[string, Parameters<typeof page>[0]]>([
    [
      'an article about recipes',
      {
        title: '食譜怎麼寫才看得懂？編輯的五個原則',
        body: `${paragraphs('寫食譜時，材料的份量要寫清楚，例如鹽 1 小匙，不要只寫適量。', '步驟一次只做一件事，讀者才跟得上。')}
<h2>材料要寫到幾公克？</h2>${paragraphs('肉類以公克計，蔬菜以顆計，讀者採買時才不會買錯。')}`,
      },
    ],
    [
      'a round-up of recipes',
      {
        title: '10 道牛肉食譜推薦',
        body: ['番茄燉牛肉', '咖哩牛腩', '紅燒牛肉', '滷牛腱']
          .map(
            (name) =>
              `<h2>${name}</h2><h3>材料</h3>${list('牛肉 600 公克', '洋蔥 1 顆')}<h3>做法</h3>${list('切塊燙過。', '小火燉一小時。')}`,
          )
          .join(''),
      },
    ],
    [
      'soap',
      {
        title: '手工皂做法',
        body: `<h2>材料</h2>${list('橄欖油 500 公克', '水 150 毫升')}<h2>做法</h2>${list('油加熱到 45 度，小火煮。', '攪拌後入模。')}`,
      },
    ],
    [
      'a shelf',
      {
        title: '自己做層架',
        body: `<h2>材料</h2>${list('木板 3 片', '螺絲 12 顆')}<h2>步驟</h2>${list('鑽孔。', '鎖上螺絲。')}`,
      },
    ],
  ])('is not %s', (_, parts) => {
    expect(pageKindOf(page(parts))?.kind).toBeUndefined()
  })
})

const PRODUCT = (prices: string[]) => ({
  title: '細口手沖壺 600 毫升',
  body: paragraphs(
    '壺嘴細長，水流好控制，適合剛開始練習手沖的人。',
    ...prices,
    '品牌：山水器',
    '庫存充足，下單後兩天到貨。',
    '全館滿 1,500 元免運。',
  ),
})

describe('a product', () => {
  it('has its one price as its offer', () => {
    const found = pageKindOf(page(PRODUCT(['售價：NT$1,280']), 'product'))
    expect(found?.node).toMatchObject({
      '@type': 'Product',
      brand: { '@type': 'Brand', name: '山水器' },
      offers: {
        '@type': 'Offer',
        price: '1280',
        priceCurrency: 'TWD',
        availability: 'https://schema.org/InStock',
      },
    })
    expect(missingInBlock(found?.node ?? {})).toEqual([])
  })

  it.each([
    ['no price', []],
    ['several that the page does not tell apart', ['白色售價 1,280 元', '黑色售價 1,480 元']],
  ])('with %s has no offer, and lacks it', (_, prices) => {
    const found = pageKindOf(page(PRODUCT(prices), 'product'))
    expect(found?.node).not.toHaveProperty('offers')
    expect(missingInBlock(found?.node ?? {})).toEqual(['offers 或 review 或 aggregateRating 或 hasVariant'])
  })
})

describe('the offer of a product', () => {
  const offerOf = (...lines: string[]) => {
    const body = paragraphs('壺嘴細長，水流好控制，適合剛開始練習手沖的人。', ...lines)
    const offers = pageKindOf(page({ title: '細口手沖壺 600 毫升', body }, 'product'))?.node.offers
    return (offers ?? {}) as { price?: string; availability?: string }
  }

  it.each([
    ['平均一天不到 33 元。'],
    ['保固期外更換壺蓋酌收 150 元。'],
    ['保固期外更換價格 150 元。'],
    ['每天 33 元'],
    ['價格親民，一個月只要 99 元的咖啡錢。'],
  ])('has no price from %s', (line) => {
    expect(offerOf(line)).not.toHaveProperty('price')
  })

  it.each([
    ['NT$1,280'],
    ['1,280 元起'],
    ['特價：NT$ 1,280'],
    ['會員價只要 1,280 元'],
    ['這款售價 1,280 元，附濾紙。'],
  ])('has the price of %s', (line) => {
    expect(offerOf(line, '平均一天不到 33 元。').price).toBe('1280')
  })

  it.each([
    ['如遇缺貨將主動通知並全額退款。'],
    ['若商品缺貨，客服會與您聯繫。'],
    ['非現貨，下單後約 14 天到貨。'],
    ['預購與現貨商品請分開下單。'],
    ['預購商品恕不與現貨商品合併寄出。'],
    ['售完為止'],
    ['庫存'],
    ['現貨', '預購'],
  ])('tells no stock from %s', (...lines) => {
    expect(offerOf('售價：NT$1,280', ...lines)).not.toHaveProperty('availability')
  })

  it.each([
    ['現貨', 'InStock'],
    ['供貨狀況：尚有庫存', 'InStock'],
    ['目前有現貨，隔天出貨。', 'InStock'],
    ['已售完，下一批三月到貨。', 'OutOfStock'],
    ['庫存狀態：補貨中', 'OutOfStock'],
    ['Sold out', 'OutOfStock'],
    ['預購中（預計三月出貨）', 'PreOrder'],
  ])('tells the stock by %s', (line, stock) => {
    expect(offerOf('售價：NT$1,280', line).availability).toBe(`https://schema.org/${stock}`)
  })
})

it.each<[string[], number[], string | null]>([
  [['Price: $29.99'], [29.99], null],
  [['Price: US$29'], [29], null],
  [['售價 $1,280'], [1280], 'TWD'],
  [['NT$1,280.50'], [1280.5], 'TWD'],
])('reads %j as %j, in a currency that is told or none', (lines, prices, currency) => {
  expect([...pricesIn(lines)]).toEqual(prices)
  expect(currencyOf(lines)).toBe(currency)
})

const CLINIC = {
  title: '人工植牙',
  site: '晨光牙醫診所',
  body: paragraphs('本院以數位導引規劃植牙角度，術前會先給您書面估價單。', '單顆收費 68,000 元起。'),
  footer:
    '<p>地址：106 臺北市大安區和平東路一段 10 號 3 樓　電話：02-2700-0000　門診時間：週一至週六 10:00–21:00</p>',
}

describe('a local business', () => {
  it('is of the kind that its name ends with, with address, telephone and hours as the page has them', () => {
    const node = localBusinessOf(page(CLINIC, 'service'))
    expect(node).toMatchObject({
      '@type': 'Dentist',
      name: '晨光牙醫診所',
      telephone: '02-2700-0000',
      address: {
        '@type': 'PostalAddress',
        postalCode: '106',
        addressRegion: '臺北市',
        addressLocality: '大安區',
        streetAddress: '和平東路一段 10 號 3 樓',
      },
      openingHoursSpecification: { opens: '10:00', closes: '21:00' },
    })
    expect(missingInBlock(node ?? {})).toEqual([])
  })

  it.each([
    ['no address', ''],
    [
      'several branches',
      '<p>大安店 臺北市大安區和平東路一段 10 號</p><p>板橋店 新北市板橋區文化路二段 20 號</p>',
    ],
  ])('with %s lacks its address, and none is chosen for it', (_, footer) => {
    const node = localBusinessOf(page({ ...CLINIC, footer }, 'service'))
    expect(node).not.toHaveProperty('address')
    expect(missingInBlock(node ?? {})).toEqual(['address'])
  })

  it.each([
    ['806 高雄市前鎮區中山二路 260 號 3 樓', '前鎮區', '中山二路 260 號 3 樓'],
    ['桃園市平鎮區中豐路 1 號', '平鎮區', '中豐路 1 號'],
    ['台南市左鎮區光和里 1 號', '左鎮區', '光和里 1 號'],
    ['台南市新市區中正路 20 號', '新市區', '中正路 20 號'],
    ['彰化縣員林市中山路一段 5 號', '員林市', '中山路一段 5 號'],
    ['苗栗縣竹南鎮博愛街 7 號', '竹南鎮', '博愛街 7 號'],
  ])('has its district from %s', (address, addressLocality, streetAddress) => {
    expect(postalAddressOf(address)).toMatchObject({ addressLocality, streetAddress })
  })

  it.each([
    ['晨光牙醫診所', 'Dentist'],
    ['晨光牙醫診所（信義院）', 'Dentist'],
    ['明澄眼科', 'MedicalClinic'],
    ['小山食堂', 'Restaurant'],
    ['毛日子動物醫院', 'VeterinaryCare'],
    ['恆信會計師事務所', 'AccountingService'],
    ['木上建築師事務所', 'ProfessionalService'],
    ['小滿髮室', 'HairSalon'],
    ['Riverside Dental Clinic', 'Dentist'],
    ['台北牙醫診所推薦', null],
    ['健康地圖', null],
    ['牙醫師公會', null],
    ['林家生活實驗室', null],
    ['Sunny Linkinn', null],
    ['The Linden Inn', 'Hotel'],
    ['晨光café', 'CafeOrCoffeeShop'],
    ['北海汽車保修廠', 'AutoRepair'],
    ['小滿單車行', 'BikeStore'],
  ])('by its name %s: %s', (name, kind) => {
    expect(businessKindOf(name)).toBe(kind)
  })

  it.each([
    ['海堤牙醫診所部落格', '海堤牙醫診所'],
    ['北川醫院衛教專區', '北川醫院'],
    ['木屋民宿官方網站', '木屋民宿'],
    ['小海的部落格', '小海的部落格'],
    ['海堤牙醫診所的護牙專欄', '海堤牙醫診所'],
    ['晨光鍋舖的廚房專欄', '晨光鍋舖'],
    ['省錢爸的理財專欄', '省錢爸的理財專欄'],
    ['海堤牙醫診所手記', '海堤牙醫診所'],
    ['咖啡館日記', '咖啡館日記'],
    ['青河縣就業服務中心', '青河縣就業服務中心'],
    ['晨光造園｜宜蘭', '晨光造園'],
    ['海堤牙醫診所部落格 | 兒童牙科', '海堤牙醫診所'],
  ])('takes the site on which a business writes for that business: %s', (site, house) => {
    expect(houseNameOf(site)).toBe(house)
  })

  it.each([
    ['with one address and a number on a page of its service', 'service', CLINIC.footer, 'LocalBusiness'],
    ['without an address', 'service', '', null],
    ['by an article', 'article', CLINIC.footer, null],
  ] as const)('without a kind in its name, %s', (_, type, footer, kind) => {
    const node = localBusinessOf(page({ ...CLINIC, site: '好印事務機', footer }, type))
    expect(node?.['@type'] ?? null).toBe(kind)
  })

  it('has a trade by a title that says what is done, not for whom', () => {
    expect(tradeOf('家庭搬家服務與價目')?.kind).toBe('MovingCompany')
    expect(tradeOf('餐廳設計與裝修')).toBeNull()
    expect(tradeOf('健身房合約審閱')).toBeNull()
  })

  it('is a seller by a price list of its own, even in its journal', () => {
    const list =
      '<table><tr><td>修剪</td><td>800</td></tr><tr><td>造型</td><td>1,600</td></tr><tr><td>護理</td><td>2,200 起</td></tr></table>'
    const post = (body: string) => page({ ...CLINIC, site: '綠籬寵物沙龍', footer: '', body }, 'article')
    const told = post(`<p>我們只收預約，改約請提早一天說。我們一天四組。</p><h2>價目</h2>${list}`)
    expect(isOfSeller({ ...told, publishedAt: '2026-01-30' })).toBe(true)
    expect(isOffer({ ...told, publishedAt: '2026-01-30' })).toBe(false)
    const compared = post(`<p>價格是走訪四家的結果。</p><h2>價目</h2>${list}`)
    expect(isOfSeller({ ...compared, publishedAt: '2026-01-30' })).toBe(false)
  })

  it.each([
    ['綠籬寵物沙龍', '沒在我們這裡洗過的，預約時說一聲，毛打結的先梳開，改約請提早一天說。'],
    ['綠籬澡堂', '酒後入場本館得婉拒。包廂要預約，改約請提早一天說，毛巾請自己帶。'],
    ['綠籬支援中心', '維修請先預約，改約請提早一天說，也可送到門市。'],
  ])('is a seller by its own price list and what it says or is called: %s', (site, said) => {
    const list =
      '<table><tr><td>修剪</td><td>800</td></tr><tr><td>造型</td><td>1,600</td></tr><tr><td>護理</td><td>2,200 起</td></tr></table>'
    const body = `<p>維修請先預約，改約請提早一天說，也可送到門市。</p><h2>價目</h2>${list}`
    const post = page({ ...CLINIC, site, footer: '', body }, 'article')
    expect(isOfSeller({ ...post, text: said, publishedAt: '2026-01-30' })).toBe(true)
  })

  it.each([
    ['門票價格', ['1,200', '650', '100'], '門票要預約，先上網預約。餐廳也要預約。'],
    ['旅行費用', ['12,000', '6,500', '1,000'], '我們玩了五天，我們先預約，我們吃了很多。'],
    ['婚禮費用', ['300', '50,000', '12,000'], '我們選了這家，我們在門市試吃，要先預約。'],
    ['歷年價格', ['2022', '2023', '2024'], '我們只收預約，改約請提早一天說。我們一天四組。'],
  ])('is no seller by what somebody paid or by years: %s', (heading, cells, said) => {
    const rows = cells.map((cell, at) => `<tr><td>第 ${at + 1} 項</td><td>${cell}</td></tr>`).join('')
    const body = `<p>${said}</p><h2>${heading}</h2><table>${rows}</table>`
    const post = page({ ...CLINIC, site: '小柚的日記', footer: '', body }, 'article')
    expect(isOfSeller({ ...post, publishedAt: '2026-01-30' })).toBe(false)
  })

  it.each([
    ['with neither an address nor a number nor an offer', '', 'article', null],
    ['with a number', '<p>訂位電話：02-2700-0000</p>', 'article', 'Restaurant'],
    ['with an offer', '', 'service', 'Restaurant'],
  ] as const)('is told by a name like 「肉桂的小食堂」 %s: no blog is one', (_, footer, type, kind) => {
    const post = page({ ...CLINIC, site: '肉桂的小食堂', footer }, type)
    expect(localBusinessOf(post)?.['@type'] ?? null).toBe(kind)
  })

  it('has no number, address or hours of a shop that an article of its site is about', () => {
    const post = page({ ...CLINIC, site: '肉桂的小食堂', footer: '<p>訂位電話：02-2700-0000</p>' }, 'article')
    const phones = ['07-334-1234']
    const addresses = ['台北市大安區和平東路二段 118 巷 5 號']
    const hours = ['每天 10:00–21:00']
    const inText = [...phones, ...addresses, ...hours]
    const contacts = {
      ...post.contacts,
      phones: [...phones, ...post.contacts.phones],
      addresses,
      hours,
      inText,
    }
    const node = localBusinessOf({ ...post, contacts })
    expect(node).toMatchObject({ telephone: '02-2700-0000' })
    expect(node).not.toHaveProperty('address')
    expect(node).not.toHaveProperty('openingHoursSpecification')
    expect(localBusinessOf({ ...post, contacts: { ...contacts, phones } })).toBeNull()
  })

  it('is not a page that lists others of its kind', () => {
    const listing = page({
      title: '大安區牙醫診所一覽',
      site: '安心牙醫診所',
      body: ['晨光牙醫診所', '小林牙醫診所', '和平牙醫診所']
        .map((name) => `<h2>${name}</h2><p>位於捷運站旁，提供植牙與矯正，週末也看診，可電話預約。</p>`)
        .join(''),
    })
    expect(localBusinessOf(listing)).toBeNull()
  })

  it.each([
    ['每天 11:00-21:30', 7],
    ['平日 9:00–18:00', 5],
    ['週二至週日 10:00~20:00', 6],
    ['請來電洽詢', null],
    ['週一 10:00–12:00、14:00–18:00', null],
    ['週一至週五 10:00–21:00，週六請來電', null],
  ])('takes hours only as plain as %s', (text, days) => {
    const hours = [openingHoursOf(text)].flat()[0] ?? null
    expect(hours === null ? null : (hours.dayOfWeek as string[]).length).toBe(days)
  })

  it('takes the hours of every day that the page gives, so that no open day seems closed', () => {
    expect(openingHoursOf('週一至週五 10:00–21:00，週六 10:00–18:00，週日休診')).toMatchObject([
      { opens: '10:00', closes: '21:00' },
      { dayOfWeek: ['Saturday'], opens: '10:00', closes: '18:00' },
    ])
    const line = '<p>門診時間：週一至週五 10:00–21:00，週六 10:00–18:00，週日休診</p>'
    const node = localBusinessOf(
      page({ ...CLINIC, footer: `${CLINIC.footer.split('　門診')[0]}</p>${line}` }, 'service'),
    )
    expect(node?.openingHoursSpecification).toHaveLength(2)
  })

  it('leaves hours out that another sentence of the page contradicts', () => {
    const hours = openingHoursOf('週一至週六 10:00–19:00，週日公休')
    expect(closesOn('可以帶著平面圖過來慢慢看。週三公休。', hours)).toBe(true)
    expect(closesOn('週日公休，停車請先來電。', hours)).toBe(false)
    expect(closesOn('週三公休。', null)).toBe(false)
  })
})

describe('software', () => {
  const body = paragraphs(
    '把接單、收款與庫存放進同一個畫面，老闆在家也能看報表。',
    '每月 1,980 元，含兩台裝置。',
    '支援 iPad 與 Android，雲端後台隨時登入。',
  )

  it('has its systems and its price, and lacks the ratings that nobody shows', () => {
    const found = pageKindOf(page({ title: '快上桌餐飲 POS 系統', site: '快上桌 POS', body }))
    expect(found?.node).toMatchObject({
      '@type': 'SoftwareApplication',
      operatingSystem: 'iPadOS, Android',
      offers: { price: '1980', priceCurrency: 'TWD', priceSpecification: { unitCode: 'MON' } },
    })
    expect(missingInBlock(found?.node ?? {})).toEqual(['aggregateRating 或 review'])
  })

  it('is a vendor’s whose name says so, on a page that offers it', () => {
    const parts = { title: '把排班交給豆豆：三十人以下公司適用', site: '豆豆人資系統', body }
    expect(pageKindOf(page(parts, 'service'))?.kind).toBe('SoftwareApplication')
    expect(pageKindOf(page(parts))).toBeNull()
  })

  it.each([
    '快上桌與其他餐飲 POS 系統比較',
    '快上桌 POS 和另外三套餐飲系統差在哪',
    '快上桌 POS vs 大碗公餐飲系統',
  ])('is the vendor’s own in its comparison with others, without their prices: %s', (title) => {
    const told = `${body}${paragraphs('我們把自己和常被拿來比的三家放上同一張桌子，每月 690 元。')}`
    const node = pageKindOf(page({ title, site: '快上桌 POS', body: told }))?.node
    expect(node).toMatchObject({ '@type': 'SoftwareApplication' })
    expect(['快上桌', '快上桌 POS']).toContain(node?.name)
    expect(missingInBlock(node ?? {})).toEqual(['offers', 'aggregateRating 或 review'])
    expect(pageKindOf(page({ title, site: '餐飲評測', body: told }))).toBeNull()
  })

  it('needs no byline, as an article does', () => {
    const told = `${body}${paragraphs('我們把自己和常被拿來比的三家放上同一張桌子。')}`
    const isSigned = (title: string) =>
      expectsSignal(page({ title, site: '快上桌 POS', body: told }))('作者署名')
    expect(isSigned('快上桌與其他餐飲 POS 系統比較')).toBe(false)
    expect(isSigned('餐廳排班的五個做法')).toBe(true)
  })

  it('has its monthly price in a comparison that heads a column with its name', () => {
    const rows = (own: string) =>
      `<table><tr><th>項目</th><th>${own}</th><th>大碗公</th></tr><tr><td>每月租金</td><td>690 元</td><td>1,290 元</td></tr></table>`
    const offers = (own: string) =>
      pageKindOf(
        page({
          title: '快上桌與其他餐飲 POS 系統比較',
          site: '快上桌 POS',
          body: `${body}${paragraphs('我們把三家放上同一張桌子。')}${rows(own)}`,
        }),
      )?.node.offers
    expect(offers('快上桌')).toMatchObject({ price: '690', priceSpecification: { unitCode: 'MON' } })
    expect(offers('本方案')).toBeUndefined()
  })

  it('has no price of another column, another table or one case', () => {
    const told = (tables: string) =>
      pageKindOf(
        page({
          title: '快上桌與其他餐飲 POS 系統比較',
          site: '快上桌 POS',
          body: `${body}${paragraphs('我們把三家放上同一張桌子。')}${tables}`,
        }),
      )?.node.offers
    const table = (...rows: string[][]) =>
      `<table>${rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`
    const first = table(['功能', '快上桌', '大碗公'], ['報表', '有', '沒有'])
    const second = table(['方案', '大碗公', '快上桌'], ['月費', '499 元', '899 元'])
    expect(told(`${first}<p>下面是價格。</p>${second}`)).toMatchObject({ price: '899' })
    expect(told(table(['方案', '快上桌'], ['月費', '899 元起']))).toBeUndefined()
  })

  it.each([
    ['a comparison', '餐飲 POS 系統比較', '快上桌 POS'],
    [
      'a comparison of two others by a site that is named like the first',
      '餐飲週報與讀者票選的系統比較',
      '餐飲週報評比',
    ],
    ['another site’s article', '餐飲 POS 系統是什麼', '餐飲週報'],
  ])('is not %s', (_, title, site) => {
    expect(pageKindOf(page({ title, site, body }))).toBeNull()
  })
})

describe('an event', () => {
  const body = paragraphs(
    '兩天的市集，三十攤自家烘焙一次喝到。',
    '時間：民國 115 年 3 月 14 日 10:00 至 2026/3/15',
    '地點：山海文創園區（臺北市信義區菸廠路 88 號）',
    '主辦單位：山水器',
    '門票 150 元，現場購票入場。',
  )

  it('has its days, place and organiser', () => {
    const found = pageKindOf(page({ title: '春日咖啡市集', body }))
    expect(found?.node).toMatchObject({
      '@type': 'Event',
      startDate: '2026-03-14T10:00:00+08:00',
      endDate: '2026-03-15',
      location: { name: '山海文創園區', address: { addressLocality: '信義區' } },
      organizer: { name: '山水器' },
    })
    expect(missingInBlock(found?.node ?? {})).toEqual([])
  })

  it.each([
    ['a report of one', paragraphs('上週的市集湧入八千人，主辦單位表示明年再辦。', '攤商多半完售。')],
    ['a calendar of several', `${body}${paragraphs('日期：2026/4/18', '地點：河濱公園')}`],
  ])('is not %s', (_, text) => {
    expect(pageKindOf(page({ title: '春日咖啡市集', body: text }))).toBeNull()
  })
})

describe('a course', () => {
  it('says what is taught, by whom and when', () => {
    const found = pageKindOf(
      page({
        title: '手沖咖啡入門班',
        head: '<meta name="description" content="四堂課學會穩定的一杯。">',
        body: `<h2>課程大綱</h2>${list('認識豆子與烘焙度', '水溫與研磨', '注水練習')}
<h2>講師</h2>${paragraphs('林以晴，教學八年。')}<h2>學費</h2>${paragraphs('四堂課 4,800 元。', '開課日期：2026/4/11')}`,
      }),
    )
    expect(found?.node).toMatchObject({
      '@type': 'Course',
      provider: { name: '林家生活' },
      hasCourseInstance: { startDate: '2026-04-11' },
    })
    expect(missingInBlock(found?.node ?? {})).toEqual([])
  })

  it('is not a comparison of courses', () => {
    const found = pageKindOf(
      page({
        title: '5 間咖啡課程推薦',
        body: paragraphs('各家課程大綱不同，講師的經歷也不同。', '學費從 3,000 元起，開課日期請看官網。'),
      }),
    )
    expect(found).toBeNull()
  })
})

describe('a question that users answer', () => {
  const thread = (count: string) => {
    const read = page(
      {
        title: '手沖喝起來很酸，請問怎麼調整？',
        body: paragraphs(`水溫 92 度，豆子是淺焙，喝起來還是很酸，請問要先調哪一個？<br>${count}`),
      },
      'forum',
    )
    const answer = { kind: 'paragraph', level: 0, start: read.text.length, role: 'comment' } as const
    return { ...read, blocks: [...read.blocks, { ...answer, text: '先把水溫加到 94 度，再磨細一格試試。' }] }
  }

  it('has its answers and their number', () => {
    const found = pageKindOf(thread('2 個回答'))
    expect(found?.node).toMatchObject({
      mainEntity: {
        answerCount: 2,
        suggestedAnswer: [{ '@type': 'Answer', text: '先把水溫加到 94 度，再磨細一格試試。' }],
      },
    })
    expect(missingInBlock(found?.node ?? {})).toEqual([])
  })

  it('is neither a discussion nor a site’s own list of questions', () => {
    expect(pageKindOf(thread('12 則留言'))).toBeNull()
    const own = page({ title: '常見問題', body: '<h2>多久到貨？</h2><p>下單後兩天內出貨。</p>' }, 'service')
    expect(pageKindOf(own)).toBeNull()
  })
})

describe('a list', () => {
  const entries = ['山水壺', '晨光壺', '小林壺']

  it('has the entries that headings count, each with its link where the page has one', () => {
    const node = itemListOf(
      page({
        title: '3 款手沖壺推薦',
        body: entries
          .map(
            (name, at) =>
              `<h2>${at + 1}. ${name}</h2><p>水流穩定，握把好拿，細口好控制。<a href="/kettle/${at}">${name}</a></p>`,
          )
          .join(''),
      }),
    )
    expect(node?.itemListElement).toMatchObject(
      entries.map((name, at) => ({ position: at + 1, name, url: `https://site.test/kettle/${at}` })),
    )
    expect(missingInBlock(node ?? {})).toEqual([])
  })

  it('has a shop’s goods on a page of a category, each address once', () => {
    const grid = entries
      .map(
        (name, at) =>
          `<a href="/products/${at}">${name}細口壺</a><a href="/products/${at}">${name}細口壺</a>`,
      )
      .join('')
    const node = itemListOf(page({ title: '手沖壺', body: '', footer: grid }, 'collection'))
    expect(node?.itemListElement).toHaveLength(entries.length)
    expect(missingInBlock(node ?? {})).toEqual([])
    expect(itemListOf(page({ title: '手沖壺', body: '', footer: grid }))).toBeNull()
  })

  it('is neither steps nor an article with few of them', () => {
    const counted = (...headings: string[]) =>
      headings.map((each, at) => `<h2>${at + 1}. ${each}</h2><p>先把器材備齊，照順序做就好。</p>`).join('')
    expect(
      itemListOf(page({ title: '手沖 3 個步驟', body: counted('如何磨豆', '步驟二悶蒸', '怎麼注水') })),
    ).toBeNull()
    expect(itemListOf(page({ title: '手沖壺推薦', body: counted('山水壺', '晨光壺') }))).toBeNull()
    expect(itemListOf(page({ title: '手沖入門', body: counted('山水壺', '晨光壺', '小林壺') }))).toBeNull()
  })
})

const SERVICE = {
  title: '房貸轉貸服務',
  site: '金鑰理財顧問',
  body: `<h2>服務步驟</h2>${list('電話了解狀況', '提供可承作的銀行名單')}<h2>收費方式</h2>${paragraphs('不另收顧問費，也不要求先付訂金。')}`,
}

describe('a service', () => {
  it('has its provider, and is valid, because Google requires nothing', () => {
    const node = serviceOf(page(SERVICE))
    expect(node).toMatchObject({
      '@type': 'Service',
      name: '房貸轉貸服務',
      provider: { name: '金鑰理財顧問' },
    })
    expect(missingInBlock(node ?? {})).toEqual([])
  })

  it.each<[string, Parameters<typeof page>[0]]>([
    ['an article about it', { ...SERVICE, head: '<meta name="author" content="林小明">' }],
    ['a comparison of several', { ...SERVICE, title: '房貸轉貸服務推薦 10 間' }],
    ['a page without an offer', { ...SERVICE, body: paragraphs('轉貸是換一家銀行借款。') }],
  ])('is not %s', (_, parts) => {
    expect(serviceOf(page(parts))).toBeNull()
  })
})

it.each([
  ['中部影印機出租，台中彰化南投', '', ['台中', '彰化', '南投']],
  ['冷氣清洗', '<h2>我們跑哪裡</h2><p>新竹、苗栗當天到；臺中要加收車資。</p>', ['新竹', '苗栗']],
  ['搬家服務', '<p>服務地區：台北市、新北市（不含外島）</p>', ['台北市', '新北市']],
  ['搬家服務', '<p>公司在台中工業區起家，地址在台北路 3 號。</p>', []],
])('a service is done where its page says: %s %s', (title, body, areas) => {
  expect(areaServedOf(page({ title, body }, 'service'))).toEqual(areas)
  const served = serviceOf(page({ title, body }, 'service'))?.areaServed ?? []
  expect(served).toEqual(areas.map((name) => ({ '@type': 'AdministrativeArea', name })))
})

describe('a page on health', () => {
  const said = paragraphs(
    '失眠的症狀持續三週以上，請找醫師診斷。',
    '治療以認知行為療法為先，用藥須有處方，注意副作用。',
    '有其他疾病的患者，門診時請告訴醫師正在使用的藥物。',
  )

  it('is one on people’s, without a reviewer that nobody named', () => {
    const node = medicalPageOf(page({ title: '失眠怎麼改善', body: said }))
    expect(node).toMatchObject({ '@type': 'MedicalWebPage', name: '失眠怎麼改善' })
    expect(node).not.toHaveProperty('reviewedBy')
  })

  it('is an article of a clinic in everyday words, for which another site’s needs more', () => {
    const few = paragraphs('膝蓋的治療分成三段。', '醫師按一按，治療才開始。')
    expect(medicalPageOf(page({ title: '膝蓋怎麼辦', site: '安禾骨科診所', body: few }))).not.toBeNull()
    expect(medicalPageOf(page({ title: '膝蓋怎麼辦', site: '走路日記', body: few }))).toBeNull()
    expect(medicalPageOf(page({ title: '鸚鵡拔毛', site: '安禾動物醫院', body: few }))).toBeNull()
  })

  it('is not a page on what insures people', () => {
    expect(medicalPageOf(page({ title: '實支實付怎麼理賠', body: said }))).toBeNull()
  })

  it('is not a page on pets, nor one that mentions a doctor in passing', () => {
    expect(medicalPageOf(page({ title: '狗狗皮膚病怎麼辦', body: said }))).toBeNull()
    expect(medicalPageOf(page({ title: '好好睡', body: paragraphs('睡不好就去看醫師。') }))).toBeNull()
  })
})

describe('a video', () => {
  it('has what the page shows, and lists what only its player knows as missing', () => {
    const body = `${paragraphs('跟著影片做。')}<iframe src="https://www.youtube.com/embed/abc123xyz" title="番茄燉牛肉做法"></iframe>`
    const node = videoOf(page({ title: '番茄燉牛肉', body }))
    expect(node).toMatchObject({
      name: '番茄燉牛肉做法',
      embedUrl: 'https://www.youtube.com/embed/abc123xyz',
    })
    expect(missingInBlock(node ?? {})).toEqual(['thumbnailUrl', 'uploadDate'])
  })

  it('is one of a file with its still picture', () => {
    const body = '<video poster="/still.jpg"><source src="/cook.mp4"></video>'
    expect(videoOf(page({ title: '番茄燉牛肉', body }))).toMatchObject({
      contentUrl: 'https://site.test/cook.mp4',
      thumbnailUrl: 'https://site.test/still.jpg',
    })
  })

  it('is no map, no advertisement and no player that is called nothing', () => {
    const map = '<iframe src="https://maps.test/embed?x=1" title="地圖"></iframe>'
    expect(videoOf(page({ title: '交通', body: map }))).toBeNull()
    const unnamed =
      '<iframe src="https://www.youtube.com/embed/abc123xyz" title="YouTube video player"></iframe>'
    expect(videoOf(page({ title: '做法', body: unnamed }))).not.toHaveProperty('name')
  })
})

it('takes a page that gives prices and speaks of itself for an offer, and no survey of prices', () => {
  const prices = list('C4 一顆 1,350 元', 'C5 一顆 1,350 元', 'C6 一顆 1,600 元')
  const shop = paragraphs('我們現場換，三刻鐘就好。', '半年內有事，回來找我們再換一顆。')
  const survey = paragraphs('我們整理三家的價格，我們建議先比價。', '全台門市價格相同，門市另收安裝費。')
  const law = paragraphs('基本所得額 750 萬元以下免報，資本所得另計。', '日本館的門票另計。')
  const offers = (body: string, head = '') => isOffer(page({ title: '手機換電池', body, head }))
  expect(offers(`${prices}${shop}`)).toBe(true)
  expect(offers(`${prices}${survey}`)).toBe(false)
  expect(offers(`${prices}${law}`)).toBe(false)
  expect(offers(shop)).toBe(false)
  expect(offers(`${prices}${shop}`, '<meta property="article:published_time" content="2026-03-01">')).toBe(
    false,
  )
})
