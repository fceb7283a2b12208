/** A denial right before a name: 「收到單子」 of 「沒收到單子也要報」 says the opposite. */
const DENIED = /(?:[不沒未勿]|沒有|(?:^|[\s，、。；：「（])[別無非])$/u
/** A number right before a name that begins with its measure word: 「期零利率」 of 「6 期零利率」. */
const NUMBERED = /[\d０-９二兩三四五六七八九半百千萬]\s?$/u
const MEASURE = /^[期萬億元個張次種天月年週小坪樓層名歲項條款級度倍成台部輛間隻顆片杯碗包盒瓶罐袋]/u

/** 「的」 for things that are not named, right after a name: 「小朋友用大人」 of 「小朋友用大人的可以嗎」. */
const OF_UNNAMED = /^的(?:$|[，。？！?!]|可以|比較|還|也|都|嗎|能|會|要)/u
/** What makes the name of a thing that of a form: 「鑽石」 of 「鑽石形」, or points at what follows: 「傷口長」 of 「傷口長這樣」. */
const OF_FORM = /^(?:[形狀状]|[這那]樣)/u
/** A shorter name may be a noun: 「派遣」 of 「派遣的怎麼算」. */
const CLAUSE_MIN = 4

/** Both look at the last two characters before a name. */
const LOOKED_AT = 2

/** Words that stand for something said elsewhere, and judgements. What contains them names nothing. */
const PRONOUN =
  /[它她妳你您誰哪]|^他(?![人汀克命莫])|[^其排吉格]他$|這|那(?!霸|須|不勒斯|瑪|卡)|我(?!國)|多半是|原來是/u

/** Whose the writer's own is: 「本市」, 「委託本所」. Not 「資本額」, 「成本」, 「本金」. */
const WRITERS_OWN =
  /(?<![基成資日樣版標課劇腳書帳題讀])本(?:[市縣局署處院所科店館社廠場班會網站行]|公司|中心|診所|事務所)(?![長員技])/u
/** What stands for something that is not named: 「戴東西」; 「要附的東西」 tells which. */
const UNNAMED = /(?<!的)(?:東西|事情|什麼)$/u

/** Whether a text points at something that it does not name: 「元凶多半是它」, 「頭頂那一圈新的」, 「本市規定」, 「小編碎念」. */
export function isPointing(name: string): boolean {
  return [PRONOUN, WRITERS_OWN, WRITER, UNNAMED].some((each) => each.test(name))
}

/** What writers call themselves: 「老朽提醒」, 「小編碎念」. */
const WRITER = /老朽|小編|筆者|敝人|[樓版]主(?!席|任)|^老夫/u

/** The beginning of a sentence without what it says (「旅平險多半」, 「營業額達」, 「視為」, 「去年七月起」), or its end (「已經封」, 「水餃後來」). */
const HALF_SENTENCE =
  /^視為$|.後來$|^(?:竟然|居然|已經|早就|去年|今年|明年|前年|每一?筆)|.(?:多半|大多|往往|通常|[額數量率值]達)$|[年月日]起$/u
/** Words that any text has, of whatever subject. */
const OF_ANY_TEXT = /^(?:希望|鐘頭|緣由|妹妹|姊姊|哥哥|弟弟)$/u

/** Whether a text is half a sentence, or a word that tells no subject from another. */
export function isFragment(name: string): boolean {
  return HALF_SENTENCE.test(name) || OF_ANY_TEXT.test(name)
}

/** Whether a name was cut off from the word before it, or from a 「的」 or 「形」 after it, wherever the texts contain it. */
export function isCutOff(name: string, texts: readonly string[]): boolean {
  const isMeasured = MEASURE.test(name)
  let isThere = false
  for (const text of texts)
    for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length)) {
      const before = text.slice(Math.max(0, at - LOOKED_AT), at)
      const after = text.slice(at + name.length)
      const isHalf = OF_FORM.test(after) || ([...name].length >= CLAUSE_MIN && OF_UNNAMED.test(after))
      if (!isHalf && !DENIED.test(before) && !(isMeasured && NUMBERED.test(before))) return false
      isThere = true
    }
  return isThere
}
