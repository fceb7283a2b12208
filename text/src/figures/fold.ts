/** Simplified characters that occur in numerals and units, with their Traditional forms. */
const SIMPLIFIED = new Map(
  Object.entries({
    两: '兩',
    几: '幾',
    数: '數',
    万: '萬',
    亿: '億',
    点: '點',
    个: '個',
    周: '週',
    钟: '鐘',
    时: '時',
    块: '塊',
    圆: '圓',
    顿: '頓',
    台: '台',
    臺: '台',
    钱: '錢',
    余: '餘',
    约: '約',
    过: '過',
    于: '於',
    岁: '歲',
    间: '間',
    条: '條',
    颗: '顆',
    张: '張',
    辆: '輛',
    层: '層',
    类: '類',
    种: '種',
    步: '步',
    页: '頁',
    项: '項',
    内: '內',
    后: '後',
    满: '滿',
    摄: '攝',
    华: '華',
    发: '發',
    国: '國',
    币: '幣',
    笔: '筆',
    杯: '杯',
    礼: '禮',
    频: '頻',
    达: '達',
    将: '將',
    近: '近',
    该: '該',
    起: '起',
    码: '碼',
    温: '溫',
    湿: '濕',
    电: '電',
    视: '視',
    区: '區',
    剂: '劑',
    针: '針',
    从: '從',
    〇: '零',
  }),
)

/**
 * Prepares text for reading figures: full-width letters, digits and signs become half-width, and Simplified numerals and
 * units become Traditional. No character changes its position, so offsets are valid in both texts.
 */
export function foldCharacters(text: string): string {
  return text.replaceAll(FULL_WIDTH_THOUSANDS, ',').replaceAll(/[^\p{ASCII}]/gu, foldOne)
}

/** The comma of 「１，２００」: full-width digits on both sides, exactly three after it. */
const FULL_WIDTH_THOUSANDS = /(?<=[０-９])，(?=[０-９]{3}(?![０-９]))/gu

function foldOne(character: string): string {
  const code = character.charCodeAt(0)
  // A full-width comma ends a clause and is never part of a number.
  if (character === '，') return character
  if (code >= 0xff01 && code <= 0xff5e) return String.fromCharCode(code - 0xfee0)
  if (code === 0x3000 || code === 0xa0 || code === 0x2009 || code === 0x202f) return ' '
  return SIMPLIFIED.get(character) ?? character
}
