import { describe, expect, it } from 'vitest'
import { firstHandSentence } from './first-hand.ts'

describe('a sentence of first hand', () => {
  it.each([
    '修車組三個人，八年來換過兩千條輪胎。',
    '冬天第一次開車上合歡山，雪鏈裝了四十分鐘還裝反。',
    '這顆做了三年，失手的次數越來越少，把順手的版本記下來。',
    '我那台左後方特別旺，不轉的話半邊會黑。',
    'My oven is a special with a door that does not quite seal.',
    '試過四種豆子，最後留下的是衣索比亞那包。',
    '三月帶爸媽去了一趟花東，包車司機遲到半小時。',
    '回程在機場等了五小時，行李還被送到香港。',
    '在這一行待了十四年，看過倒閉的店比開張的多。',
    '原本打算自己刷油漆，刷完第一面牆就投降打電話找師傅。',
    '結婚那年跟會被倒了二十萬，從此不再碰。',
    '昨晚照食譜做了一次，醬油放太多，整鍋鹹到不能吃。',
    '簽完約當天下午就後悔了，打電話去退只拿回一半。',
    '住院那週每天喝三罐營養品，體重還是掉了四公斤。',
    '排了四十分鐘才輪到，窗口說缺一張印鑑證明又叫回家拿。',
    '女兒的牙套戴了兩年半，中間掉過一次矯正器。',
    '我延誤七小時領回 6,000 元。',
    '晚上很難叫車，我都請去程的司機留電話。',
    '我們搬了三次家，每次都被押金的事氣到。',
    '二〇二三年把退休金拿去裝了一座小電廠，三年的帳都在這裡。',
    '我把合約拿去問律師，一小時收三千。',
    '前後跑了五趟監理站才把過戶辦好。',
    '當房東的第八年，遇過欠租三個月才搬走的。',
    'Nobody told us. I timed nine roll-outs.',
    '我們幫客人訂車訂了八年。',
    '來診間的家長最常問奶瓶要戒到幾歲。',
    '店裡一天修二十台，十台是鏈條的問題。',
    '三支電鑽全部自費購買，在同一面牆上試了一輪。',
    '後來孫女去念聽力，回來把這間藥鋪改成現在的樣子。',
    '十二年前從師傅手上接下這家店，招牌沒有換過。',
    '老闆娘的經驗是，下雨天前一晚先把爐子升好。',
    '兩個縣市共 64 件，屋頂、外牆、地下室都修過，其中五件我們勸屋主重做。',
    '做過五年外送的路過，雨衣買兩件式才對。',
    '編輯部借了三間浴室，拆了兩扇門。',
    '我們拿五支電鑽，分別送到五家修。',
    '四台都是匿名向通路買的，用完送人。',
    '修家電二十年，常見的毛病寫在這裡。',
    '我們是一群鄰居，九年來抓了一千兩百多隻。',
    '上個月一位影像工作者拿著合約來找我：業主少匯了一萬。',
    '下面养过一只猫，后来成了四只。',
    '我们在海边租过一间房，外墙起泡。',
  ])('needs no 「我」 before what was done: %s', (text) => {
    expect(firstHandSentence(text)).not.toBeNull()
  })

  it('takes no call to listen for what was done, on a page of stories either', () => {
    const title = '修了三十年冷氣的心得'
    expect(firstHandSentence('先不要慌，聽我講。', title)).toBeNull()
    expect(firstHandSentence('這台是我裝的。', title)).not.toBeNull()
  })

  it('begins after the mark that closes somebody else’s words', () => {
    const text = '「不過是小手術，怎麼要簽這麼多張？」這句話我一個禮拜會聽到五次。'
    expect(firstHandSentence(text)).toBe('這句話我一個禮拜會聽到五次。')
  })

  it.each([
    ['asks without a mark', '朋友跟我說八千塊包到好，可以信嗎'],
    ['tells of people with such years', '做過三年以上的人才能報考。'],
    ['tells what each time asks for', '濾網能撐半年，泡過兩次就要換新的。'],
    ['tells what happens after years', '皮帶過三年會裂開。'],
    ['asked others', '我們請教了幾位老師傅，也整理成一張表。'],
    ['speaks to the reader', '您若是第一次開車上山，建議提前一天練習裝雪鏈。'],
    ['sells', '本公司二十年經驗，服務超過三千個家庭。'],
    ['sells with 「我們」', '我們為中小企業做健檢，六年看過三千多份清冊。'],
    ['offers', '我們提供到府估價，當天就能給您完整報價單。'],
    ['sells a thing for years', '這款賣了三年，口碑一直很穩定。'],
    ['tells of a mine', 'The mine was closed in 1990 because of flooding.'],
    ['tells of a thing', '這款機種賣了三年，價格一直沒有調整，是店裡最受歡迎的選擇。'],
    ['supposes', '如果搬進去才發現漏水，要在七天內通知房東。'],
    ['tells of somebody by name', '王先生去年換了三家廠商，最後還是回到原廠。'],
    ['quotes', '網友分享：「我上個月去了一趟，排隊排了兩小時。」'],
    ['tells of a thing', '這座橋在 2013 年通車，去年又換了一次燈。'],
    ['tells of most people', '第一次去峴港的人通常會安排五天四夜。'],
    ['instructs', '放了三天的滷肉要先煮滾再吃。'],
    ['counts what lasts', '缺牙超過半年，齒槽骨就會萎縮。'],
    ['tells of a firm after a time', '去年台積電賺了一兆元，又蓋了三座廠。'],
    ['says who passes by', '在店裡站吧台的路過。'],
    ['announces what it tells', '每天都有人問同一題，我把順序寫在這裡。'],
    ['tells of a friend', '我朋友十月去整整泡了三天。'],
    ['reports', '上週颱風過後，菜價漲了兩成。'],
    ['tells of a firm', '公司成立於 1998 年，搬過兩次家，現在在內湖。'],
    ['asks', '我要申請補發，該去哪個窗口？'],
    ['tells of another house', '屋主把這間房間改成書房，採光好很多。'],
    ['tells how to change a house', '想把這間店面改成診所，要先申請變更使用執照。'],
    ['speaks of all of us', '根據調查，我們每天平均滑手機四小時。'],
    ['is another guide', 'We’ve put together a guide to the best movers.'],
  ])('is none that %s: %s', (_, text) => {
    expect(firstHandSentence(text)).toBeNull()
  })

  it('needs fewer signs on a page that calls itself an account', () => {
    const text = '第一次去門票還是 85 萬，現在漲到 95 萬。'
    expect(firstHandSentence(text, '門票值得嗎？')).toBeNull()
    expect(firstHandSentence(text, '三次上山的心得')).toBe(text)
    expect(firstHandSentence('我翻合約，上面寫的是剩餘的五成。', '退租經驗')).not.toBeNull()
    expect(firstHandSentence('我覺得機場的匯率比較差。', '退租經驗')).toBeNull()
  })

  it('is one sentence, in English too', () => {
    expect(firstHandSentence('Vendors do not pay us. I timed nine roll-outs.')).toBe(
      'I timed nine roll-outs.',
    )
  })
})

describe('what happened at a time', () => {
  it.each([
    '去年十一月我們在新竹辦完婚禮，前後忙了十個月。',
    '上個月，一位客戶在出院櫃檯前打電話給我們：「怎麼有健保，還要刷十一萬？」',
    '上週有個學生拿著三份考卷來找我。',
    '去年冬天，一對夫妻拿著三份報價單來找我們，問哪一份比較划算。',
    '前幾天有位太太抱著貓衝進診間，說牠兩天沒尿。',
    '昨天客人傳 LINE 問我，為什麼冷氣一直滴水。',
    '三月我們在花蓮拍完婚紗，淋了兩小時的雨。',
    '剛結婚那年我們跟會被倒了二十萬。',
    '上禮拜我們終於把浴室打掉重做了。',
    '有一次，一位新人在試菜時跟我們說，預算只剩八萬。',
    '去年五月我們全家搬完家，光打包就花了三週。',
    '一位讀者上個月寫信問我，頭期款要準備多少。',
    '前陣子有位房東找我們去看漏水，牆一打開全是水。',
    '十月初我們簽完約，隔天就反悔了。',
    '某天有個爸爸帶著兒子走進店裡，開口就問最便宜的一雙。',
    '今年二月我們夫妻跑完八家銀行，只有兩家願意送件。',
    '上個月有位業主半夜打電話給我，說天花板塌了。',
    '前年我們在台東種過一季稻子，颱風來全倒。',
    '今年四月我們在台南請完客，帳單攤開來有四十幾筆。',
    '前年我們家把頂樓加蓋拆掉，光清運就跑了十二趟。',
    '上星期一個媽媽帶著兩歲女兒來問我，牙齒黑黑的要不要補。',
    '昨天半夜，一位飼主傳訊息給我，狗狗吐了五次。',
    '有天，一個大學生走進我們店裡，問能不能分期。',
    '去年底老闆娘打電話來，說我們訂的桌數被砍了兩桌。',
    '五月初我們終於拿到鑰匙，驗屋那天挑出六十三個缺失。',
    '有位客人上週跟我說，他被收了三次開瓶費。',
    '112 年我們在宜蘭買完地，才發現不能蓋。',
    '那年我們夫妻在東京住完半年，帳全部記在一本簿子裡。',
  ])('is first-hand when 「我們」 did it or somebody came to the writer: %s', (text) => {
    expect(firstHandSentence(text)).not.toBeNull()
  })

  it.each([
    '有任何問題，歡迎打電話給我們。',
    '請來電告訴我們您的需求。',
    '去年我們推出了全新的方案。',
    '去年我們服務了三千個家庭。',
    '上個月我們榮獲了金質獎。',
    '超過三千位客戶選擇了我們。',
    '上個月有位客戶在網路上給了我們五星好評。',
    '今年我們擴大了營業據點，全台共十二家。',
    '我們為中小企業做健檢，六年看過三千多份清冊。',
    '如果有客戶打電話給我們，專人會在一小時內回覆。',
    '去年我們成立了台中分公司。',
    '三月起我們調整了收費標準。',
    '客戶可以透過 LINE 問我們任何問題。',
    '一位客戶打電話給銀行，才知道信用卡早就停用。',
    '我們陪您辦完所有手續，交屋才收尾款。',
    '等我們看完房子再談價格也不遲。',
    '去年政府修完法，補助提高到三萬。',
    '上個月有位民眾到櫃檯詢問退稅。',
    '一位新人問飯店，可不可以延後付款。',
    '去年起，學生可以線上找我們預約。',
    '每年三月我們都會舉辦公益講座，歡迎參加。',
    '感謝上個月一位客戶推薦我們給朋友。',
    '上個月起，客戶可以透過 App 跟我們預約。',
    '去年我們通過了 ISO 認證，客戶更安心。',
    '一位客戶找到我們時，通常已經比過三家。',
    '我們在去年完成了全台二十家門市的改裝。',
    '三月我們將舉辦婚禮講座，名額有限。',
    '去年我們榮幸地陪伴了五百對新人完成婚禮。',
    '有客人問：可以先試菜嗎？',
    '上個月油價漲完又跌。',
    '民眾去年打電話給消保官的案件增加兩成。',
    '客人選完菜單後，我們會再確認一次。',
    '有些新人問我們能不能自備酒水，可以，但要收開瓶費。',
    '我們走過三十個年頭，始終如一。',
    '我們花了十年時間研發出獨家配方。',
    '本公司成立於民國 85 年，我們完成過上百件工程。',
    '感謝我們的團隊努力了三年。',
    '客人：我去年在這裡買過一台，到現在都沒壞。',
    '當事人說：我以前都不知道要報稅。',
    '林小姐：我用過三家，這家最仔細。',
    '街角豆花店：我只打了一通電話，隔天就修好了。',
    '打烊後找到零件再裝，別等了三天。',
  ])('is none where a firm tells of itself, or of others: %s', (text) => {
    expect(firstHandSentence(text)).toBeNull()
  })
})

it.each(['心得：我用了三個月，外殼有點刮傷。', '我跟房東說：我去年就修過一次了。'])(
  'takes the writer’s own words after a colon for theirs: %s',
  (text) => expect(firstHandSentence(text)).toBe(text),
)

it('finds no experience in a question, which on a page of answers is the asker’s', () => {
  expect(firstHandSentence('我一個人，股東跟董事都是我，行不行？')).toBeNull()
})

it('takes what the family only says for no experience', () => {
  expect(firstHandSentence('我爸說這種車過三年就是廢鐵。')).toBeNull()
  expect(firstHandSentence('我先生說他去年換過兩次。')).toBeNull()
  expect(firstHandSentence('我太太的朋友推薦這家，說去年買過。')).toBeNull()
  expect(firstHandSentence('我女兒同學的媽媽用過這款。')).toBeNull()
  expect(firstHandSentence('我媽從小叫我不要浪費水。')).toBeNull()
  expect(firstHandSentence('我媽戴那支手錶三年沒壞。')).not.toBeNull()
  expect(firstHandSentence('我媽說這牌好，我買了三年都沒壞。')).not.toBeNull()
})

it('tells of nobody named whom its first clause describes, nor of whom a page is for', () => {
  expect(firstHandSentence('開了四家麵店的林以晴，最早租的是騎樓，下雨天收攤三次。')).toBeNull()
  expect(firstHandSentence('開了四家麵店，最早租的是騎樓，下雨天收攤三次。')).not.toBeNull()
  expect(firstHandSentence('這份說明寫給向我們訂布、想在家縫窗簾的客人。')).toBeNull()
})

it('takes no offer, rule or lack of experience for an account', () => {
  expect(firstHandSentence('家屬須在出院前實際操作兩次並錄影，合格才放行。')).toBeNull()
  expect(firstHandSentence('尺寸由我們逐件量好，確定都是合身的再寄出。')).toBeNull()
  expect(firstHandSentence('標籤不清楚的可以跟我們要原廠測試報告。')).toBeNull()
  expect(firstHandSentence('車架原廠保五年，烤漆的部分我們自己管兩年。')).toBeNull()
  expect(firstHandSentence('早了三天訂位的，實際上要到下週才排得到。')).toBeNull()
  expect(firstHandSentence('隊友都是老手，只有我最遠去過隔壁縣。')).toBeNull()
  expect(firstHandSentence('湯頭熬過一半才可下麵，急不得。', '煮麵心得')).toBeNull()
  expect(firstHandSentence('又到了一邊曬書一邊打掃的七月。')).toBeNull()
})

it('takes a habit of every year for an account', () => {
  expect(firstHandSentence('退休以後，我和內人每年三月下鄉住一陣子。')).not.toBeNull()
  expect(firstHandSentence('我每年會收到一份通知。')).toBeNull()
})

it('takes no promise of a firm for an account, though it begins with what is done first', () => {
  expect(firstHandSentence('我們試穿過後會先報修改費，沒報的就不收。')).toBeNull()
  expect(firstHandSentence('我們看過之後才發現褲腳短了兩公分。')).not.toBeNull()
})

it('takes the own experience that a writer reckons with for an account', () => {
  expect(firstHandSentence('嘉義以南我自己出貨的經驗，運費大概少兩成。')).not.toBeNull()
  expect(firstHandSentence('以我手上這座 40 坪的溫室來看，一年要換兩次布。')).not.toBeNull()
})

it('takes what a trade sees most, and what the keeper of a shop went through, for an account', () => {
  for (const text of [
    '修鐘這些年，最常看見發條被上到斷。',
    '真的有人把整組齒輪泡進水裡過。',
    '店主自己三年前也摔壞過一座。',
    '六座鬧鐘全部自己買，拆完送人。',
    '做這行十二年，誰偷懶一聽就知道。',
  ])
    expect(firstHandSentence(text)).not.toBeNull()
  expect(firstHandSentence('二手鐘我們都檢查過才賣。')).toBeNull()
})

it('chooses an account that says what was done, if there is one besides an outburst', () => {
  const text = '我看錯了（哭）\n我換了兩次發條才走得準，每次八百元。'
  expect(firstHandSentence(text)).toBe('我換了兩次發條才走得準，每次八百元。')
  expect(firstHandSentence('我看錯了（哭）')).toBe('我看錯了（哭）')
})

it('takes what an English writer did last winter for an account', () => {
  expect(firstHandSentence('I rent one loom and one shed here, and did this last winter.')).not.toBeNull()
  expect(firstHandSentence('I had both looms repaired at a mill.')).not.toBeNull()
  expect(firstHandSentence('If I had a loom, I would have paid last year.')).toBeNull()
  expect(firstHandSentence('The mill did this last winter.')).toBeNull()
})

it('takes for first-hand what came of one’s work, and not what an expert says whom one asked', () => {
  for (const text of ['兩年後回訪，屋主說地板沒有再翹。', '木工阿土和我們合作第八年。'])
    expect(firstHandSentence(text)).toBe(text)
  expect(firstHandSentence('我請教過的師傅說，皮革在一小時內就會乾透。')).toBeNull()
  expect(firstHandSentence('我請教過三位師傅，回家照做了一個月。')).not.toBeNull()
})

it('takes what editors only put together, a price and a step of a recipe for no account', () => {
  expect(firstHandSentence('小編整理了飼主最想知道的事。')).toBeNull()
  expect(firstHandSentence('喘息包一天 2,600 元，全部自費，沒有上限。')).toBeNull()
  expect(firstHandSentence('極板外面包了一層絨布，翻過來也不灑。')).toBeNull()
  expect(firstHandSentence('沒有濾布，就先過一遍紗網，再放冰箱沉一小時。')).toBeNull()
})

it('takes no opinion for an account where a title only has the word for questions and answers', () => {
  expect(firstHandSentence('為了兩赫茲把整台弦繃緊，老琴不划算。', '你問我答：調琴的事')).toBeNull()
})
