import { sentencesOf } from '../sentences.ts'
import { SURNAMES, TITLE } from './titles.ts'

/** Less frequent surnames. */
const RARER =
  '游方馬董温溫藍蔣唐馮姚連紀歐程湯姜田康汪鄒尤巫涂黎龔嚴金韓倪夏童阮袁柳邵錢陶雷喻葛魯韋俞任鮑史費廉岑賀殷畢郝樂于伍顧孟祁毛談龐熊舒屈祝閔季賈婁刁甘甄管聶練凌留古辜裴戚卞牟易石丘岳白蒲苗狄駱翟尹崔卜闕粘'
/** A person's name that begins with a surname, because other words may follow a title, as in 「醫師直接說」. */
export const SURNAMED = `(?!方[便法式案面]|高[度於興達]|金[額融管]|溫[度和]|田[間地]|顧[問客慮]|簡[單易介報]|連[忙續帶署線]|費[用率]|樂[於意觀]|湯[品頭]|施[工政作]|留[意下言]|談[到及判]|練習|管[理道線控]|古[早老]|程[序度式]|于是|雷射|甘願|畢[竟業]|賀[卡]|安[排]|易[於有得如受使造導發感懂]|石[材頭英綿膏油]|白[色天板話]|岳[父母]|周[到全詳]|許[多可]|何[時種人])(?:歐陽|司徒|上官|諸葛|司馬|張簡|范姜|端木|[${SURNAMES}${RARER}])(?![長員師生者])\\p{Script=Han}{1,2}`
const SAYS =
  '(?:受訪|的(?:回答|說法|看法|建議|意見|解釋|提醒|說明|觀察)|指出|表示|說明|說|提醒|強調|解釋|示範|分享|建議|認為|坦言|直言|透露|分析|補充|呼籲|提到|觀察|估計|推估|提出|警告)'
/** An office or trade by which somebody is heard as an expert: 「外科主任」, 「理財顧問」, 「婚俗研究者」. Patients, readers and politicians are none. */
export const OFFICE = `(?:${TITLE}|總幹事|顧問|經理|主委|理事長?|代表|秘書長|副總|總經理|負責人|創辦人|發言人|營運長|執行長|技術長|店長|園長|校長|社長|會長|處長|局長|科長|組長|隊長|股長|課長|主廚|達人|職人|教練|專員|管理員|分析師|調解員|委員|理賠員|消保官|檢察官|法官|諮詢員|研究者|學者|專家|代書|師傅|[技藥營護]師|治療師|輔導員|督導|督察)`
/** Words between the name and what is said: 「受訪時」, 「進一步」. */
const BETWEEN = '[^，。「」、]{0,6}?'
/** A quoted person with name and office. */
const HEARD = new RegExp(
  [
    `${OFFICE}\\s?${SURNAMED}${BETWEEN}[，,]?${SAYS}`,
    `${SURNAMED}\\s?${OFFICE}${BETWEEN}${SAYS}`,
    // 「雷正綱（外科主任）說」
    `${SURNAMED}[（(][^（()）]{0,16}${OFFICE}[）)]${BETWEEN}${SAYS}`,
    "\\p{Lu}\\p{Ll}+ \\p{Lu}[\\p{L}’'-]+, (?:an?|the) [^,.]{3,60},? (?:says?|said|told|explains?|notes?|recommends?|warns?|advises?)\\b",
    "\\b(?:says?|said|according to|explains?|notes?|warns?) (?:Dr\\.? )?\\p{Lu}\\p{Ll}+ \\p{Lu}[\\p{L}’'-]+, (?:an?|the|who)\\b",
    "\\bDr\\.? \\p{Lu}[\\p{L}’'-]+(?: \\p{Lu}[\\p{L}’'-]+)? (?:says?|said|told|explains?|notes?|recommends?|warns?|advises?)\\b",
  ].join('|'),
  'u',
)

/** Whoever studied a subject or is licensed in it speaks with more authority than who works in the trade or heads a firm. */
const LEARNED = new RegExp(
  `${TITLE}\\s?${SURNAMED}|${SURNAMED}[，,（(\\s]?\\p{Script=Han}{0,8}${TITLE}|\\bDr\\.`,
  'u',
)

/**
 * A sentence that quotes a named expert, who need not be the writer, one with a profession before others; null when there is none.
 */
export function expertSentence(text: string): string | null {
  const heard = sentencesOf(text).filter((sentence) => HEARD.test(sentence))
  return heard.find((sentence) => LEARNED.test(sentence)) ?? heard[0] ?? null
}
