/** The beginning of a sentence that limits or retracts the previous one. */
const LIMITS =
  /^(?:但|不過|可是|然而|只是|卻|前提|可惜|還好|開玩笑|說笑|騙你|才怪|幸好|好在|例外|除非|其實|事實上|實際上|錯|不對|並非|並不|這是(?:錯|不對|誤|迷思)|此?僅限|限(?=[^制]{2,})|[^,，。]{2,12}(?:則|就)?(?:不適用|不能|不可|除外|不在此限)|(?:自|從)[^,，。]{2,10}起[^,，。]{0,4}(?:改為|調整|提高|調高|降為|取消)|(?:這|此|該|本)[項個][^，。]{1,6}(?:已|將)|[需須](?:另|綁)|[（(][^）)]*年度?[）)])|^(?:but|however|except|unless|actually|in fact|wrong|not true|false)\b/iu

/** An exemption, or another value under a condition: 「服兵役者不受此限」, 「上方若為木製吊櫃，改為 80 公分」. */
const EXEMPTS =
  /不[受在](?:此|前[項款點]|上述)?限|^[^。；]{4,40}者,?得?免予?[繳收徵納付](?!費)|^[^,。;]{0,8}若(?:為|是|有|遇)?[^,。;]{1,14},(?:則|應|須|需|請|就|要)?(?:改|提高|延長|縮短|增加|減|加倍|再加)/u

/** Another rule beside it, whose word decides, or how far at most: 「也有統一收 1% 的，以契約為準」, 「最少不低於五小時」. */
const VARIES =
  /^(?:也有|另有|有些|部分|少數)(?!人[會就]?(?:說|問|以為))|以[^,。;]{2,10}為準|(?:最[少多高低]|至[少多])不(?:得|可|能|宜|要)?(?:少於|低於|超過|多於|高於)|^[^,。;]{0,8}(?:最少|至少)(?:要|須|需|得)?(?:留|保留|維持)/u
/** What is not in it: 「外力碰撞不在保固範圍」, 「耗材不含在內」. */
const LEAVES_OUT =
  /不(?:在|屬)[^,。;]{0,8}(?:範圍|之列|[內限])|(?<![是能])不(?:包含|包括|計入|列入|給付|理賠|承保|補助|含(?![有糊]))|^[^,。;]{2,14},?(?:恕|概|一律|均)?不(?:提供|受理)(?=[,。;]|$)|不算(?!貴|高|低|多|少|大|小|難|太|是)|除外|恕不|\b(?:unless|(?:is|are) the exception|do(?:es)? not (?:apply|cover|include))\b/iu
/** Who must not, or must ask first: 「癲癇患者不要自己做」. */
const NOT_FOR =
  /(?:(?<![業記作筆或學])者|的人|孕婦|病人|病友|[兒孩]童|幼[兒童]|嬰兒|長[者輩]|老人|[病癇]|過敏|懷孕|哺乳|駕駛)[^。;]{0,12}(?:(?<!要)不要|請勿|(?<![切萬])勿|不可|不[宜能得應]|不適合|避免|禁[用止]|先(?:問|諮詢|請教|告知|經|[與和跟向][^,。;]{0,8}(?:師|醫|科)))/u
/** When to see a doctor or to stop: 「若有劇烈腹痛，請立即到急診」. */
const WARNS =
  /^(?:若|如|一旦|出現|發生|有)[^。;]{1,20}(?<!定期)(?:就|請|應|要|需|須)(?:回診|就醫|送醫|送急診|掛急診|看醫[師生]|叫救護車|(?:撥打?|打)\s?119)|^(?:若|如|一旦|出現|發生)[^。]{2,30}(?:立[即刻]|馬上|[儘盡]快|[儘盡]速|當[日天])[^。]{0,6}(?:就醫|急診|就診|回診|送醫|停)/u
/** What must not be done then: 「不可水洗，也不可用去光水」. */
const FORBIDS = /^(?:不可(?!或缺|思議|能|以)|不得|請勿|切勿|嚴禁|千萬(?:別|不要))/u
/** Of whom or what it does not hold, and who is free of it: 「農地上的例外，…」, 「現值 10 萬元以下免徵，但出租的不能免」. */
const FREES = /^[^,。;]{2,14}例外(?=[,。;]|$)|以[下上內](?:者)?,?免(?:徵|稅|課|繳|收)|不能免/u
const LIMITING = [VARIES, LEAVES_OUT, NOT_FOR, WARNS, FORBIDS, FREES]

/** A note below a table or a list, by its mark or its first word. */
const NOTE =
  /^(?:[*※†]|(?:各|每)\p{Script=Han}{1,2}[均皆都](?!有|是)|[(]?(?:註|備註|附註)\s?\d*[):]|(?:以上|上列|上表|表列|表內)(?:[^,。;]{0,8}(?:未含|不含|均?為|皆為|含|是|僅|只))|(?:未稅|含稅|未含|不含))/u
/** What else is paid, or holds, for some of those of whom it tells: 「養鳥的加兩成」, 「超過的改走陸運，費用另計」. */
const FOR_SOME =
  /(?:超過|逾|未滿|不足|低於|高於)(?:的|者),?(?:改|另|則|須|需|要|請|加|減)|^[^,。;]{2,12}(?:的|者),?(?:一律|另|再)?(?:加收?|減|打)\s?[一二三四五六七八九兩半\d]|(?:費用|運費|工資|材料|稅金)另計|^[^,。;]{1,10}另計/u

/** Whether the plain sentence below a table or a list limits what that tells. */
export function limitsTable(below: string): boolean {
  return limits(below) || NOTE.test(below) || FOR_SOME.test(below)
}

/** Whether a plain sentence limits the one before it in its paragraph. */
export function limits(next: string): boolean {
  return limitsFromBelow(next) || LIMITING.some((sign) => sign.test(next))
}

/** Whether it does as the first sentence of the next paragraph or item, which may be of something else. */
export function limitsFromBelow(next: string): boolean {
  return LIMITS.test(next) || EXEMPTS.test(next)
}
