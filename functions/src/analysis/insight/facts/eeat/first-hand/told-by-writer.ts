import { unquoted } from '../../sentences.ts'

/** One of the writer's family. */
const RELATIVE = '(?:爸爸?|媽媽?|老公|老婆|太太|先生|女兒|兒子|婆婆|阿嬤)'

/** What one of these says or thinks, and what somebody of theirs does, with what is told of it in the next clause. */
const HEARSAY = new RegExp(
  `(?<=^|[，。；：])我(?:們?家)?的?${RELATIVE}(?:[^，。；：、]{0,8}(?:說|講|問|叫|勸|嫌|推薦|覺得|認為|想)|的?(?:朋友|同學|同事|鄰居|老師)|的(?:[爸媽哥弟姊妹]|公公|婆婆))[^，。；]*(?:，[他她也還]{0,2}說[^，。；]*)?`,
  'gu',
)

/** What somebody says whom the writer asked: 「我請教過的師傅說，皮要先泡水」. */
const ASKED =
  /我們?(?:請教|請益|問|諮詢|訪問|採訪|認識)[過到]?的[^，。；：]{1,8}(?:說|講|表示|建議|認為|提醒)[^。]*/gu

/** Whom a page quotes without marks: 「客人：我去年買過一台」, 「當事人說：我以前都不知道」. 「心得：」 and 「結論：」 name no speaker. */
const QUOTED_SPEAKER =
  /(?:^|[，。；])[^，。：:我]{0,14}(?:先生|小姐|女士|太太|同學|客[人戶]|顧客|買家|讀者|網友|民眾|當事人|受訪者|患者|病人|家長|學[員生]|[房租]客|屋主|飼主|\p{Script=Han}{2}(?:(?<!本)[店坊鋪舖社]|(?<![本旅飛進執舉流步由])行)|[餐旅]館|公司|餐廳|(?:說|表示|回憶|坦言|透露|抱怨|分享|回饋|留言)(?:道|說)?)[：:].*$/u

/** What the writer says in a sentence: without what is quoted, with marks or after the name of a speaker, and without hearsay. */
export function toldBy(sentence: string): string {
  return unquoted(sentence).replace(QUOTED_SPEAKER, '「」').replace(HEARSAY, '「」').replace(ASKED, '「」')
}
