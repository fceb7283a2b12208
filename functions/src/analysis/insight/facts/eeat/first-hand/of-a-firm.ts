/** What firms say of themselves, after 「我們」. */
const FIRM_DEEDS = [
  // What it has spent, made and become known for
  /走過[^，。]{0,8}(?:年|歲月|寒暑)|(?:花[了費]?|歷[時經]|投入)[^，。]{0,10}(?:研發|研製|開發|打造)|研發|深耕|完成過?[^，。]{0,4}?[\d一二三四五六七八九十百千萬]+\s?[多餘幾]?[件場案]|榮獲|獲得|得到.{0,6}[獎肯認]|通過|取得|累積/u,
  // How it grows
  /擴大|擴充|擴增|成立|設立|開設|增設|升級|調整.{0,3}(?:收費|價[格目]|費用|售價|服務|營業|方案)|更新了?服務|導入|引進|完成.{0,12}(?:門市|據點|改裝|認證|募資|廠)/u,
  // What it does for others
  /服務|協助|輔導|培育|舉辦|贊助|捐|榮幸|陪伴/u,
]

/** What firms say of themselves: 「我們榮獲了金質獎」. */
export const OF_A_FIRM = new RegExp(
  `我[們们][^，。]{0,4}(?:${FIRM_DEEDS.map(({ source }) => source).join('|')})`,
  'u',
)
