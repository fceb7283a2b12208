import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import { cleanHeading } from '@gaplens/coverage/headings'
import { firstHandSentence } from './first-hand/first-hand.ts'
import { isOfIntroduced } from './introduced.ts'

/** A family member's words, in a story without 「我」. */
const FAMILY_SAID =
  /(?:爸爸?|媽媽?|公公|婆婆|奶奶|爺爺|外[公婆]|老公|老婆|阿[公嬤姨]|先生|太太|[哥弟姊妹]{1,2})(?:說|講|怕|嫌|堅持|不肯)/u

/**
 * A family member as the one whom a story is about: 「奶奶戶籍在外縣市，收 3,600 元」, 「名冊上是過世的舅舅」. What such a person may or must do is
 * no story.
 */
const OF_THE_FAMILY =
  /(?:^|[。；])(?:奶奶|爺爺|外婆|外公|阿[公嬤]|爸爸|媽媽|公公|婆婆|老公|老婆)(?![可能要會若如需應適們])|(?:是|有|用)(?:我|我們家)?(?:過世|往生|去世)的(?:大?伯|叔|舅|姑|姨|爸|媽|父|母|阿[公嬤]|爺|奶|外[公婆]|老[公婆]|公公|婆婆)/u

/** How people reacted: 「全場一陣嘆氣」. It is no fact for another page. */
const REACTION = /嘆氣|嘆了口?氣|搖了?搖?頭(?!丸)|歡呼|尖叫|傻眼|哭出來|哭了|鬆了一?口氣/u

/** What somebody said to a writer, or said at work: 「醫生說滿 1 歲可以」, 「師傅在墩子旁打一支銅棒，說洗澡會麻」. */
const SAID_TO_WRITER =
  /(?:^|[，。；])(?:醫[生師]|護理師|店員|店家|業務|櫃[台檯]|老闆娘?|師傅|客服)(?:(?:就|也|都)?(?:(?:看[了到完]|聽[了到完])[^，。；]{0,6})?(?:說|講|跟我)(?!明)|[^，。；說會應可要請]{1,14}，(?:還|也)?說(?!明))/u

/** What a writer asks of everybody after an own mishap: 「拜託大家一定要鋪」. */
const PLEADS = /拜託(?:大家|各位|你們)/u

/** What befell a writer once, or went wrong the first time and was done otherwise later: 「漏過一次」, 「第一次剩半包，後來改買小的」. */
const ONCE = /(?:[漏摔壞忘賠]|弄[丟壞]|燒壞|被[罰退騙])過[一兩]次|^第一次(?!.*第[二三]次).*[，。；]後來/u

/** A thing, a time or a habit of a story: 「那雙」, 「那天」, 「當初」, 「平常吃利尿劑」. */
const OF_A_STORY =
  /等了(?:快|將近|整整|足足)?\s?[\d一二三四五六七八九十兩]+\s?[天週個小分]|那(?:一[天次趟年晚夜]|[天次雙台間趟年晚])|那一?位(?:同事|同學|朋友|鄰居|客人|學員)|當[初時]|平常(?:都|就|只)?[吃喝做練走量寫用]/u

/** What was meant or found without anybody who did: 「本來想四家一起送」, 「第五天想吃水餃，發現只放得進湯匙」. */
const TOLD_OF_NOBODY =
  /^(?:本來|原本)(?:想|打算|以為)|^以前(?:在[^，。；]{2,12}[待做]過|[^，。；]{2,8}每[\d一二三四五六七八九十兩]*[天週個月年])|，才?發現只|^出發第[一二三四五六七八九十\d]+[天晚]/u

/** A change that one house measured: 「錯單率從 3.1% 掉到 0.4%」, and how a test was set up: 「每杯加了 10 克」. */
const RESULT =
  /(?:從|由)\s?(?:\d[\d.,]*|零)[^，。；\d]{0,6}(?:掉|降|升|漲|變|增加?|減少?|縮短?|提高|成長|進步)[到至成為][^，。；\d]{0,4}[\d一二三四五六七八九十]|每[區組杯份鍋塊片盆顆][^，。；]{0,3}了/u

/** What the writer did then, in the sentence behind one of a story: 「之後我只選能離線的」. */
const THEN_I = /^(?:之後|後來|從此|結果|於是|那次)[，,]?我(?!的?建議|認為|覺得)/u

/** What nobody is said to have done, which then is the writer: 「借了二氧化碳機」, 「於是提前了三天」. What is to be done after it is advice. */
const DID =
  /(?:^|[，。；：])(?:於是\p{Script=Han}{1,4}|[借買換跑問打等花試裝撐找付拿送帶搬寫住租訂查改])了(?![解嗎吧])(?![^，。；]*[就要會可才也後的再應])/u

/** What had been before or went on, behind a sentence on the writer: 「之前的怪味都不見了」, 「連果汁也停了」. */
const GOES_ON_TELLING = /^以前|，之前|^連[^，。；]{1,6}[也都]|[也都]\p{Script=Han}{1,4}了(?=$|[，。；])/u
const WRITER = /我(?![們國的]|建議|認為)/u

/** The days of the writer's own course: 「第四天開始消，第七天只剩一塊黃的」. What is said to be usual is none. */
const OWN_DAYS =
  /(?:^|[，；。])第[一二三四五六七八九十\d]+[天週](?!、)(?!.*(?:會|可|通常|多半|應|請|建議|最好|需|大約|左右)).*[，；。]第[一二三四五六七八九十\d]+[天週](?!、)/u

/** An aside to whoever follows the writer: 「（感謝貓同事）」. */
const ASIDE = /[（(](?:感謝|謝謝|笑|誤|別問)[^）)]*[)）]/u

/** When one thing happened, as a heading: 「停電那一晚」. */
const OF_ONE_TIME = /那(?:一?[天次趟年晚夜週]|半天)$/u

/** What a private person says of a household: firms write 「我們」 of their offers, but do not save, rent or regret. */
const OUR_ACCOUNT =
  /^我們(?:家(?!的?(?:師傅|產品|商品|服務|店|客|團隊|方案|價|員工))|(?:最後|當初|後來|兩個|夫妻|全家)|(?:怎麼|為什麼)?[省花買租搬住踩挑](?!的?(?:方式|服務)))/u

/** A heading under which one thing is tried: 「恆溫用起來」. */
const TRIED = /^(?:想過|試過|考慮過|後悔)(?!.*[?？]$)|(?:用|住|吃|穿|騎|開)起來(?:怎麼?樣)?$|開箱|使用心得/u

/** A verdict on one thing that the writer tried: 「給滿分」. */
const VERDICT = /給(?:了?滿分|\s?\d+\s?分|[一二三四五\d]\s?顆?星)|扣\s?[一二三\d]\s?分|回購|[大必不]推(?!薦)/u

/** What somebody of the story did then, in the same paragraph: 「後來她傳訊息點歌」. */
const THEN_THEY = /(?:^|。)(?:後來|結果|隔天)[，,]?[他她](?!們)/u

/** What the writer does, or what the writer's people once did, in English: 「We added a cup of water a week」. */
const ENGLISH_SELF =
  /(?:^|[.;:,] )(?:I(?:['’](?:ve|d|m))? [a-z]|[Ww]e (?:[a-z]+ly )?(?:[a-z]{2,}(?<!ne)ed|went|had|got|made|took|found|ran|lost|paid|chose|bought|kept|left|built|spent|wrote|gave|sent|saw)\b)/u

/** A day of the writer's by the clock, or offers whose names they keep to themselves: 「八點半開始裝，快十二點才關車門」. */
const OF_ONE_CASE =
  /[\d一二三四五六七八九十]點半?[^，。；]{0,6}，[^。；]{0,6}[\d一二三四五六七八九十]點半?(?:才|就|已經)|(?:^|[，；：])[A-C甲乙丙]\s?(?:公司|家|店|廠商|業者)[^，；。]*\d[^。]*[，；][A-C甲乙丙]\s?(?:公司|家|店|廠商|業者)/u

/** A heading that announces what the writer did or paid: 「我五次搬家的帳單」, 「溫度我都抓低」, but not a reader's question: 「我可以報嗎？」. */
const OWN_ACCOUNT =
  /^(?:我(?!國|們|該|要|可|能|需|想|應|會|適|家[^的]*[?？])|\p{Script=Han}{2,6}我(?:都|自己|最後)).*[^?？嗎呢]$/u

/** Whether a heading announces the writer's own experience, which is no fact for another page. */
export function isOwnAccount(heading: string): boolean {
  const said = cleanHeading(heading)
  return (
    /(?:是|換成|輪到)我[！!。]?$/u.test(said) ||
    OWN_ACCOUNT.test(said) ||
    TRIED.test(said) ||
    (OUR_ACCOUNT.test(said) && !/[?？嗎呢]$/u.test(said))
  )
}

/** Whether a heading on a page of own experience says when it happened. */
export function isOfOneTime(heading: string, { title, text }: Pick<ReadPage, 'title' | 'text'>): boolean {
  return OF_ONE_TIME.test(cleanHeading(heading)) && firstHandSentence(text, title) !== null
}

/** Whether a text reports what happened to its writer, or to whom its page tells of, which another page cannot state as a fact. */
export function isStory(text: string, { title, text: whole }: Pick<ReadPage, 'title' | 'text'>): boolean {
  return (
    FAMILY_SAID.test(text) ||
    REACTION.test(text) ||
    VERDICT.test(text) ||
    ASIDE.test(text) ||
    PLEADS.test(text) ||
    ENGLISH_SELF.test(text) ||
    (DID.test(text) && WRITER.test(whole)) ||
    isOfIntroduced(text, whole) ||
    firstHandSentence(text, title) !== null ||
    (([OF_A_STORY, TOLD_OF_NOBODY, ONCE, OF_THE_FAMILY, OF_ONE_CASE, SAID_TO_WRITER, RESULT, OWN_DAYS].some(
      (sign) => sign.test(text),
    ) ||
      (GOES_ON_TELLING.test(text) && WRITER.test(paragraphBefore(text, whole))) ||
      THEN_I.test(sentenceAfter(text, whole)) ||
      THEN_THEY.test(restAfter(text, whole)) ||
      isTestResult(text, whole)) &&
      (FAMILY_SAID.test(title) || firstHandSentence(whole, title) !== null))
  )
}

/** The sentence that a page has behind a text in its paragraph; empty where there is none. */
function sentenceAfter(text: string, whole: string): string {
  return /^[。！!]([^\n]*)/u.exec(restAfter(text, whole))?.[1] ?? ''
}

/** What a page has behind a text in its paragraph; empty where there is nothing. */
function restAfter(text: string, whole: string): string {
  const at = whole.indexOf(text)
  return at < 0 ? '' : (whole.slice(at + text.length).split('\n')[0] ?? '')
}

/** What a page has before a text in its paragraph. */
function paragraphBefore(text: string, whole: string): string {
  return (
    whole
      .slice(0, Math.max(0, whole.indexOf(text)))
      .split('\n')
      .at(-1) ?? ''
  )
}

/** What was done, or how long after. */
const DONE = /了(?![解吧嗎])|[天週時分]後/u

/** Whether a text tells what one of the things did that a page compares in a table: 「淨亮泡了半小時，三天後還有味道」. */
function isTestResult(text: string, whole: string): boolean {
  // What a table tells is no sentence of the page.
  if (!DONE.test(text) || !whole.includes(text)) return false
  const [, ...rows] = whole.split('\n').filter((line) => line.includes('\t'))
  const names = rows.map((row) => row.slice(0, row.indexOf('\t')).trim())
  return names.some((name) => /^[^\d，。：]{2,8}$/u.test(name) && text.includes(name))
}
