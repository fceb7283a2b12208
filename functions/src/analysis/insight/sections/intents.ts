/** What is asked of by its number, and not what it is: 「what is the correct height」. */
const OF_NUMBER = 'the (?:correct|right|best|ideal|average|normal|recommended|minimum|maximum)\\b'
/** That one's own thing does not work: 「why does my desk wobble」. */
const OF_FAULT = "(?:does|is|do|are|won't) my\\b"

/** Search intents, with the words in the keyword and in Google's questions that show them. */
export const INTENTS: readonly { readonly name: string; readonly words: RegExp }[] = [
  {
    name: '比較與挑選',
    words:
      /推薦|比較|排名|排行|哪個好|哪一[家款種]|怎麼選|怎麼挑|如何(挑|選)|挑選|選購|評價|評比|心得|差別|差異|vs|best|review/iu,
  },
  {
    name: '價格與購買',
    words:
      /價格|價錢|費用|多少錢|[算收]錢|收費|計價|優惠|折扣|團購|哪裡買|購買|便宜|報價|price|buy|cost|cheap|how much/iu,
  },
  {
    name: '決定要不要',
    words:
      /值得|該不該|要不要|需不需要|有必要|必要嗎|划算|好不好|有[用效]嗎|\bworth (?:it|buying|the (?:money|cost|price)|getting)\b|\bshould i\b|\bis it (?:good|bad|safe) (?:to|for|if)\b/iu,
  },
  {
    name: '學會怎麼做',
    // 「怎麼算錢」 asks a price, 「怎麼辦」 and 「怎麼處理」 for help, 「怎麼選」 which one, 「怎麼會」 a reason.
    words:
      /怎麼(?!辦|處理|會|回事|了|[算收]錢|收費|計價|賣|選|挑)|如何(?!處理|收費|計價|選|挑)|教學|步驟|方法|做法|技巧|教程|入門|設定|安裝|申請|申報|報稅|預防|流程|\bhow to\b|tutorial|guide/iu,
  },
  // A number that is no price: how many times, how long, how hot.
  {
    name: '查一個數字',
    words: new RegExp(
      `(?<![這那好十])幾\\s?(?:個|[次天日歲度年月週分秒點公坪顆杯瓶克磅吋集人件小坐度](?!遊|酒|票))|(?<!許|差不)多(?:久|[長高大重深遠寬](?=$|[\\s？?才算比可呢的]|會|適|最))|多少(?!錢)|\\bhow (?:many|long|often|high|tall|far|hot|big|deep|thick)\\b|\\bwhat is ${OF_NUMBER}`,
      'iu',
    ),
  },
  {
    name: '弄懂概念',
    words: new RegExp(
      `是什麼|什麼是|意思|定義|原理|為什麼|怎麼會|怎麼回事|原因|種類|\\bwhat (?:is|are) (?!${OF_NUMBER})|\\bwhy (?!${OF_FAULT})`,
      'iu',
    ),
  },
  // Whoever asks what to mind need not have any trouble.
  {
    name: '了解要注意什麼',
    words: /注意事項|要?注意(?:什麼|哪些)|禁忌|準備(?:什麼|哪些)|帶(?:什麼|哪些)/u,
  },
  {
    name: '解決問題',
    words: new RegExp(
      `怎麼辦|[怎如][麼何]處理|怎麼了|壞掉|失敗|錯誤|無法|不能|過敏|副作用|風險|問題|避免|改善|\\b(?:error|fix)\\b|\\bwhy ${OF_FAULT}|\\bhow (?:do|can) i (?:reset|fix|stop|repair)\\b`,
      'iu',
    ),
  },
  {
    name: '規劃與安排',
    words: /行程|自由行|自助旅行|[一二三四五兩\d]日遊|規劃|景點|交通|住宿|幾天|地圖|路線|預算|itinerary/iu,
  },
]
