import { expect, it } from 'vitest'
import { isCitable, isSaidBySomebody, speaksAsOffice, withOfficeNamed, withoutExpert } from './citable.ts'

it.each([
  '他車費 300 元要自付。',
  '他戶頭只剩 300 元。',
  '他市區租屋每月 8,000 元。',
  '他行醫 20 年。',
  '他校長期間推動雙語。',
  '他店員一天站 8 小時。',
])('states nothing of a person whom the text before tells: %s', (text) => expect(isCitable(text)).toBe(false))

it.each([
  '在他院裝牙套者需自費。',
  '過戶到他縣市要重新驗車。',
  '戶籍在他縣者不適用。',
  '卡片不可攜往他店使用。',
])('states what is so at another place: %s', (text) => expect(isCitable(text)).toBe(true))

it.each([
  'World War I ended in 1918.',
  'Schedule I drugs have no medical use.',
  'Elizabeth I reigned for 44 years.',
  'Type I bronze holds 12 percent tin.',
])('takes a number for no writer: %s', (text) => expect(isCitable(text)).toBe(true))

it.each([
  'I paid 50 dollars.',
  'When I was young it cost 5 dollars.',
  'It leaks, and I fixed it.',
  'In March I paid 300 dollars for the roof repair.',
  'At Costco I paid 20 dollars for the filter.',
  'Usually I descale it with 20 grams of acid.',
  'With Allianz I pay 20 dollars a month.',
  'We charge 50 dollars for a visit.',
  'Our clinic takes 3 days for a crown.',
])('states nothing that a writer or a firm says of itself: %s', (text) => expect(isCitable(text)).toBe(false))

it.each([
  'Our solar system has 8 planets.',
  'We sleep about a third of our lives.',
  'Bodies lose water when we sweat.',
])('states what is so of everybody: %s', (text) => expect(isCitable(text)).toBe(true))

it('states an amount with a long unit, and a thing as told before only behind what tells it', () => {
  expect(isCitable('資材室面積 33 平方公尺以下。')).toBe(true)
  expect(isCitable('面積以下列為準。')).toBe(false)
  expect(isCitable('切除長度逾三分之一者應補強；開口過寬者，未達前述長度亦同。')).toBe(true)
  expect(isCitable('開口過寬者，未達前述長度亦同。')).toBe(false)
  expect(isCitable('上述都要。')).toBe(false)
})

it('states nothing of a vessel that only its page calls by a letter', () => {
  expect(isCitable('B 缸是第 36 天放的。')).toBe(false)
  expect(isCitable('B 型肝炎是病毒造成的。')).toBe(true)
})

it.each([
  '本場每帳限停一輛車。',
  '開本班的車，一小時 900 元。',
  '敝店不收訂金。',
  '此期限只適用於本廚房產品。',
])('states nothing in which a firm names itself: %s', (text) => expect(isCitable(text)).toBe(false))

it('names an office and its place where the office only says that it is this one', () => {
  const named = (text: string) => withOfficeNamed(text, '川口市政府教育局', '川口市')
  expect(named('設籍本市者，向本局申請。')).toBe('設籍川口市者，向川口市政府教育局申請。')
  expect(named('由本府公告。')).toBe('由川口市政府公告。')
  expect(withOfficeNamed('本局於五日內核復。', '西濱國稅局')).toBe('西濱國稅局於五日內核復。')
  expect(named('基本處理費 200 元。')).toBe('基本處理費 200 元。')
  expect(speaksAsOffice('日本市場在成長。')).toBe(false)
})

it.each(['渡輪下月起停駛。', '下週開始收清潔費。', '下半年起票價調整為 80 元。'])(
  'states nothing whose time counts from the day of writing: %s',
  (text) => expect(isCitable(text)).toBe(false),
)

it.each(['尾款等下個月結算時付。', '115 年下半年起票價為 80 元。'])(
  'states what counts from an event or has its year: %s',
  (text) => expect(isCitable(text)).toBe(true),
)

it('states what is to be done at once, and no call to buy', () => {
  expect(isCitable('眼睛紅腫時請立即停用。')).toBe(true)
  expect(isCitable('立即訂購享兩年保固。')).toBe(false)
})

it('leaves out who admits or advises what is stated, also in the second half of a sentence', () => {
  expect(withoutExpert('魏柏年坦言，平日的客人兩三成用折價券；林美琪則提醒，週末要先訂位才排得到。')).toBe(
    '平日的客人兩三成用折價券；週末要先訂位才排得到。',
  )
  expect(withoutExpert('業者坦言，平日的客人兩三成用折價券。')).toBe('業者坦言，平日的客人兩三成用折價券。')
})

it.each([
  '3 萬 2 加 1 萬 8 等於 5 萬。',
  '減掉訂金 2,000 元，剩 8,000 元月底付。',
  '全部加起來 4 萬 3。',
  '總共花了 1,200 元。',
])('states no sum of a single case: %s', (text) => expect(isCitable(text)).toBe(false))

it.each(['以總價 1 萬元試算，減掉訂金 2,000 元，剩 8,000 元。', '訂金加尾款不得超過 1 萬元。'])(
  'states a reckoning that says so, and a rule: %s',
  (text) => expect(isCitable(text)).toBe(true),
)

it('states nothing that a club says of itself, and knows a community from a club', () => {
  expect(isCitable('本社備有救生衣二十件。')).toBe(false)
  expect(isCitable('日本社會重視垃圾分類。')).toBe(true)
})

it('states neither a scene that a reporter saw nor what a poster says in passing', () => {
  expect(isCitable('檢查員日前到一間工廠查看，三十桶溶劑堆在樓梯間。')).toBe(false)
  expect(isCitable('路過的技師說一句，這張保單寫得太短。')).toBe(false)
  expect(isCitable('三日前到場者可先選位。')).toBe(true)
})

it('states nothing that only says how something was measured or supposed', () => {
  expect(isCitable('背景 28 分貝，麥克風架在琴蓋上方。')).toBe(false)
  expect(isCitable('情境：三口之家、沒有其他收入。')).toBe(false)
  expect(isCitable('背景音樂每首 200 元。')).toBe(true)
})

it('states nothing of a person by surname only whom a report calls a victim or a tenant', () => {
  expect(isCitable('被害人徐老先生付了兩期學費')).toBe(false)
  expect(isCitable('住戶林太太把鞋櫃搬進屋裡')).toBe(false)
  expect(isCitable('住戶可向管委會借推車')).toBe(true)
})

it('states nothing of a party by surname only, whatever the surname', () => {
  expect(isCitable('石男另外買了一張船票。')).toBe(false)
})

it('cites nothing that speaks of the rules at hand', () => {
  expect(isCitable('改裝之漁船，不適用本須知，應洽船檢單位')).toBe(false)
  expect(isCitable('依漁船管理須知，應每年檢查一次')).toBe(true)
})

it.each([
  '遇停航時各家做法不同，只有 C 退全額。',
  '同意原 PO，先買來回票。',
  '船客受訪時很無奈，說票根上看不到班次。',
  '船員苦笑說，風大的日子也要等。',
])('states nothing of what only a legend names, of a thread, or what somebody felt: %s', (text) =>
  expect(isCitable(text)).toBe(false),
)

it('states what an office’s department says, and what only one type has', () => {
  expect(isSaidBySomebody('航務科指出，逾期未驗的船不得出港。')).toBe(false)
  expect(isSaidBySomebody('方志豪指出，逾期未驗的船不得出港。')).toBe(true)
  expect(isCitable('只有 B 型救生衣附哨子。')).toBe(true)
})

it('states what the court held, and not what one side says before it', () => {
  expect(isCitable('船東另主張當天風浪過大')).toBe(false)
  expect(isCitable('船東主張當天風浪過大，法院認定已有警報')).toBe(true)
  expect(isCitable('乘客得主張全額退費')).toBe(true)
  expect(isCitable('乘客主張退費時，應出示票根')).toBe(true)
})

it('leaves out somebody by surname only who advises, and states nothing that one else of the kind says', () => {
  expect(withoutExpert('游男提醒，上船之前先問救生衣放在哪一層。')).toBe('上船之前先問救生衣放在哪一層。')
  expect(isCitable('游翁表示，船在下午就停了。')).toBe(false)
})
