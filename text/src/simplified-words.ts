/**
 * Characters of Simplified Chinese that are also characters of Taiwan, by the words in which Taiwan writes another: each pattern finds the
 * character to change in a text of which all other characters are Taiwan's already.
 */
const BY_WORD: readonly (readonly [string, RegExp])[] = [
  ['後', /(?<![皇太王天])后(?!妃|冠|羿)/gu],
  ['裡', /(?<![公英海哩鄰千萬百十鄉故\d])里(?!程|長|民|約|昂|山|肌|斯)/gu],
  ['於', /(?<=[由關對屬至終位在等低高小大少多過基鑒用始])于|于(?=是)/gu],
  ['麵', /面(?=[條包粉團食館糊筋疙])|(?<=[吃煮拉拌泡炒牛湯涼擀下])面(?=[，。、；]|$)/gu],
  ['乾', /(?<=[晾烘吹風擦曬陰瀝豆餅肉果筍])干|干(?=[燥淨果糧貨洗濕眼粉])/gu],
  ['幹', /干(?=[活部嘛線勁])|(?<=[能骨樹主])干/gu],
  ['雲', /云(?=[端南計朵霧層彩])|(?<=[白烏星])云/gu],
  ['準', /准(?=[備確時則])|(?<=[標水基對校瞄精])准/gu],
  ['製', /(?<=[自手特訂定調精研繪煉])制(?=[的作品成造]|[，。、；]|$)|制(?=[作造成品])/gu],
  [
    '隻',
    /(?<=[一二兩三四五六七八九十幾每這那\d])\s?只(?=[貓狗魚鳥雞鴨蝦手腳眼耳鞋襪羊豬牛船箱]|\p{Script=Han}[貓狗魚鳥雞鴨])/gu,
  ],
  ['鬆', /(?<=[放輕寬蓬疏稀])松|松(?=[軟散開弛動緊])/gu],
  ['係', /(?<=[關])系/gu],
  ['繫', /(?<=聯)系/gu],
  ['誌', /(?<=[雜標日網])志/gu],
  ['採', /采(?=[用購買取集訪摘樣光])/gu],
  ['餘', /(?<=[剩其多業盈])余|余(?=[額款下])/gu],
  ['遊', /(?<=[旅郊出導])游|游(?=[客玩戲覽])/gu],
  ['範', /(?<=[規示模防師])范|范(?=[圍本例])/gu],
  ['徵', /(?<=[特象])征|征(?=[收求信兆])/gu],
  ['週', /周(?=[末一二三四五六日年期])|(?<=[一二兩三四五六七八九十幾每上下本\d])周/gu],
  ['捲', /(?<=[春蛋花])卷|卷(?=[起髮曲])/gu],
  ['錶', /(?<=[手鐘電水])表(?=[，。、；]|$)/gu],
  ['嚐', /(?<=品)尝/gu],
  ['幾', /几(?=[天個次年月週種位家隻條塊萬千百十乎])|(?<=[好十第])几/gu],
  ['鬥', /(?<=[戰奮打])斗/gu],
  ['穀', /(?<=[五稻燕雜])谷|谷(?=[物類])/gu],
  ['髒', /脏(?=[了的污亂水])/gu],
]

/** A text with characters of Taiwan as its words tell them: 「後面的櫃子裡」 for 「后面的櫃子里」. Its length stays. */
export function asTaiwanWrites(text: string): string {
  return BY_WORD.reduce((said, [written, pattern]) => {
    return said.replace(pattern, (found) => found.slice(0, -1) + written)
  }, text)
}
