import { describe, expect, it } from 'vitest'
import { practiceIn, staffPracticeIn } from './practice.ts'

describe('the writer’s own practice', () => {
  it.each([
    '我是喬安，在台中做婚禮企劃第九年，陪過三百一十二對新人走紅毯。',
    '我審了九年理賠，退過的案子可以疊到天花板。',
    '我在產險公司待了八年，專門看醫療險的單。',
    '我從事室內設計已經十八年，最怕屋主說隨便。',
    '入行十二年，我看過各種奇怪的合約。',
    '我教了二十年鋼琴，孩子坐不坐得住一眼就知道。',
    '我修冷氣修了二十年，排水管堵住占一半。',
    '筆者執業滿十五年，辦過兩百多件離婚案子。',
    '我經手過四百多件申請案，缺明細的最容易被退。',
    '我帶過上百位學員，卡住的地方都一樣。',
    '我有十二年的法務經驗，合約看到不想再看。',
    'I have worked as a mortgage broker for twelve years.',
    'Since 2021 I have moved eleven Taiwanese brands from one platform to another.',
    '我輔導過三十幾間店家報稅。',
    '我在這一行打滾了快二十年，看過的合約比課本還多。',
    '我是阿賢，做搬家的第十四年，樓梯再窄都搬過。',
    '本人從事房仲工作邁入第七年。',
    '我跑房貸十幾年，銀行的眉角都在這篇。',
    '小弟在冷氣行做了十二年，這種漏水看到不想看。',
    '身為入行八年的禮儀師，我想說說價錢。',
    '我服務過兩百多位客戶，最多人問的就是這題。',
    '當了十五年的保母，我家收過的孩子有三十幾個。',
    '我做房屋驗收六年，驗過的房子超過五百間。',
    '擔任國小老師二十二年，我每年都被問同樣的事。',
    '我教瑜伽邁入第六年，學生最常傷到的是手腕。',
    '離職前我在保險公司審了六年件。',
    '我幫客人報稅報了十年，最常漏的是租金。',
    '我剪頭髮二十五年，髮質好壞一摸就知道。',
    '我在健保署工作過九年。',
    '我驗配助聽器 22 年，最貴的那副不一定最合。',
    '我做居服八年，走過的巷子比郵差多。',
    'I fitted hearing aids for twenty-two years before I retired.',
    'I’ve repaired gas boilers in Leeds for over 30 years.',
  ])('is years in a trade, or many clients: %s', (text) => {
    expect(practiceIn([text], '')).toBe(text)
  })

  it.each([
    '我找的婚企做了九年，陪過三百對新人。',
    '執業十五年的會計師蘇郁婷指出，六筆帳一定會遇到。',
    '我爸做水電三十年，家裡的管線都他弄的。',
    '我認識一位跑了十五年業務的學長。',
    '我租了五年房子，換過三個房東。',
    '我們為中小企業做健檢，六年看過三千多份清冊。',
    '我看過十七間房，最後買了第一間。',
    '我做了三年復健，膝蓋還是會痛。',
    '如果你當會計五年以上，可以直接報名。',
    '有一位客戶說：「我當老師二十年，沒看過這種合約。」',
    '我請的驗屋師經手過上百個案子。',
    '我繳保險十年了，從來沒申請過理賠。',
    'I have been a customer for ten years.',
    'I have used hearing aids for twelve years.',
    'I repaired the fence, and it stood for years.',
    '我戴助聽器 22 年了，換過五副。',
    '我戴眼鏡二十年，第一次遇到這種店。',
    '我做這份工作表做了三年才滿意。',
    '我在這家公司的網站買了五年東西。',
    '我看醫生看了十年，換過三間醫院。',
    '我等設計師改圖等了兩年。',
    '我開車上班十年，第一次遇到這種事。',
    '我家的冷氣用了十二年，去年終於換掉。',
    '我問過做了十年會計的表姊。',
    '我付了三年的保險，才發現買錯。',
    '我讀法律系四年，這題還是會猶豫。',
    '請找至少有五年經驗的技師，並查詢執照。',
    '我的客服電話打了三次才通。',
    '我教小孩騎車教了一年。',
    '我做志工八年，陪過上百位長輩。',
    '店長在業界二十年，手藝沒話說。',
    '我們團隊有三十年的裝潢經驗，歡迎預約。',
    '執業十五年的會計師，跟我說這筆一定要報。',
    '做了二十年的老師傅，教我怎麼看樑。',
  ])('is neither of somebody else, nor of use or waiting: %s', (text) => {
    expect(practiceIn([text], '')).toBeNull()
  })

  it.each(['做了九年婚企，陪新人抓預算', '實支實付怎麼挑，入行二十年的老業務怎麼看'])(
    'may stand in a title without the writer, if the page says 「我」: %s',
    (title) => {
      expect(practiceIn(['這幾件事我一定會講。'], title)).toBe(title)
      expect(practiceIn(['這幾件事一定要講。'], title)).toBeNull()
    },
  )

  it('is not that of whom a title says the writer heard', () => {
    expect(practiceIn(['那天我去了一趟。'], '入行二十年的老師傅教我看樑')).toBeNull()
  })
})

describe('the practice of a firm’s people', () => {
  it.each(['玉蘭姐做過八年居服員，阿雅是從泗水嫁過來的。', '老闆當過十二年技師，現在自己接案。'])(
    'is told of one of them by name or place: %s',
    (text) => expect(staffPracticeIn(text)).toBe(text),
  )

  it('tells how long who is in charge has done the work, by name', () => {
    const told = '店主林以晴，修琴修了二十年，每一把都經過她的手。'
    expect(staffPracticeIn(told)).toBe(told)
    expect(staffPracticeIn('店主說，這把琴放了二十年。')).toBeNull()
    expect(staffPracticeIn('客人林以晴，學琴學了二十年。')).toBeNull()
  })

  it.each(['林太太做過三年家教，要找晚上的課。', '阿芳做了三年復健。', '請找做過八年居服員的人。'])(
    'is not what a customer or anybody else did: %s',
    (text) => expect(staffPracticeIn(text)).toBeNull(),
  )
})

it('is no practice where the trade is who does the next thing, nor a stay somewhere', () => {
  expect(practiceIn(['我兼了三年業務從沒發現。'], '')).toBeNull()
  expect(practiceIn(['I taught here for six years and rented two bikes.'], '')).toBeNull()
  expect(practiceIn(['I taught pottery for six years.'], '')).not.toBeNull()
})

it('reads words in Simplified Chinese as Taiwan writes them', () => {
  expect(practiceIn(['我在医院待了八年，看过各种石膏。'], '')).not.toBeNull()
})

it('is years with so many things of one’s work, and a craft with its years in a title', () => {
  expect(practiceIn(['二十六年，我經手四千多座掛鐘。'], '')).not.toBeNull()
  expect(practiceIn(['我們一年經手四千多座掛鐘。'], '')).toBeNull()
  const title = '刨刀二十二年：一個木工師傅看不慣的五件事'
  expect(practiceIn(['這塊板我認。'], title)).toBe(title)
  expect(practiceIn(['這塊板我認。'], '用了五年的衣櫃，師傅怎麼修')).toBeNull()
})
