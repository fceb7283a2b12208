import { clausesBefore } from './clauses-before.ts'
import { PERSON_TOLD_BEFORE } from './person-told-before.ts'

/** Beginnings of a clause that refer back to the text before it, by what they are. */
const BACKWARD = [
  // A place, part or number told before.
  /站?在?(?:上面|那裡|那邊)|[後前]面(?:[那這]|差不多|大[概約]|總共|一共|已經)|買回[去來]|其中|第[二三四五]次|第[二三四五六七八九十][副款台支隻家輛把](?=其實|[是則就也最比])|第\s?(?:\d+|[一二三四五六七八九十]+)\s?(?:天|週|個月|年)[：:]|兩個名[字稱]|表[上中裡](?!面)/,
  /[上下左右](?:[圖表]|方(?!便))|(?:不?符合?|除|依)?前[項點條款述](?![式餐心])|隔[天日年]|屆時/,
  // A contrast, a consequence, or what comes next.
  /但|可是|或者|或是|不過|而且|而|其次|後來|之後|然後|然而|接著|接下來|再(?![生度者現製])|至於|尤其|加上|要不然|不然|否則|所以|因此|最後多/,
  /並(?!非)|反之|同時|除此|相[較比]之?下|一樣|另一[種個方件項樣名位]|[前後]一[台款支代輛任]|[兩三]個(?:不要|別)(?:搞|弄)?混|(?:按照|依照?)[這此]|如此/,
  /仍(?:然(?![是有須應可])|(?![然是有須應可]))|請?改用|改成|已經.{1,3}的|[\p{Script=Han}]{1,2}完(?:之?後)?[再撒放加拌]/u,
  // A pronoun, or an adverb without its subject.
  /沒有?[這那]|[這这]|那|把?它|其|此(?!外掛|致|刻)|前者|後者|兩者|也|都(?![市會])|就(?![業醫診學讀職任近地醒座])|才(?![藝能])|則|.{1,5}(?<![原規法守準總])則|同樣|還有|包括|有時候|可能[^性是有]|有先/,
  // Opinions of some whom the sentence before names, what one who asks has said, and a default of what is told before.
  /有[的些]人?(?:認為|主張|覺得)|[您你](?:說|提到|問)的(?:[是那這]|情[況形])|違(?:反|規)?者[，,]?(?:處|將|應|得|可|依)|只要[中有符合]{1,2}\s?[兩二三四五\d]\s?[個項條點種](?=[，。；]|$|就)/,
  // An answer.
  /不\p{Script=Han}{1,2}的話[，,]|不行|還(?:不[行能會用]|沒有?|可以)[，,。]|不是|不會|可以[，,]|有[，,]|會[，,]|對[，,]|是的|[^為除]了/u,
  /and |but |so |this |that |these |those |it |they |he |she |yes|no[,.] /,
]
const DANGLING = new RegExp(
  `^(?:${[...BACKWARD, PERSON_TOLD_BEFORE].map(({ source }) => source).join('|')})|^[^，。；：]{1,8}也(?:說|提醒，|指出|表示|呼籲)|\\b(?:ago|then|now|later),? (?:it|they)\\b`,
  'iu',
)

/** A list that is told before, and one thing more beside others: 「名單中的船」, 「座高也要看」. 「任何小船也要登記」 tells no more than one thing. */
const TOLD_BEFORE =
  /^(?:名[冊單]|清單|影片|照片|[簡通]訊|訊息|對話|錄音)[中裡上內]的|^(?![^，。；]{0,4}[再就連即哪怎一誰任什何])[^，。；：「\s]{1,5}(?:也|亦|還)(?:要|得(?!到)|須|需|應)/u

/** One thing more, of which the first is in the text before it: 「費用爭議請另向消費者服務中心申請調解」. */
const ADDS = /^[^，。；]{0,8}[請得]另(?:[向請]|外(?!計))/u

/** Denies or has what only the text before it tells, or counts from or on top of that: 「付現的沒有這條路」, 「腸胃要到這時才跟得上」. */
const POINTS_BACK =
  /^[^，。；「]{0,6}照(?:這樣|此)|[照按依]這(?:個|些|項|種)(?:比例|標準|規定|金額|方式|價錢|期限|順序)|(?:有|是|走)[這那](?:條路|個選項|種權利|回事|一招)$|有[這那]一?(?:條|項|款)。?$|^[^，。；：]*[到等][這那此]時|^[^\d一二三四五六七八九十兩]*再(?:打(?:[對半]|[\d一二三四五六七八九]{1,2})折|多\s?\d)|上面(?:任何|的|[那這])?[一二三四五幾兩][條項種點]|^[^，。：；「]{0,24}(?:說|表示|指出|提醒|認為|解釋|強調)[，：]「?[這那](?=[是就個種樣些很才])|^[^，。；、]{6,16}(?<![原規法守準總罰細通附])則(?=[由為是須需應會])/u

const NUMBER = '(?:\\d[\\d,.]*|[一二三四五六七八九十百千半兩]+)'
/** The exception to a default that is told before, and a bare condition: 「若換了新房子，才需要補寫」, 「註冊已滿 60 天」. */
const WITHOUT_RULE =
  /^(?:若|如果?|要是)[^，。；]*，才(?:需要?|須|要|會|能)|^[^，。；：\d]{2,12}(?:已|未)滿\s?\d+\s?(?:天|日|週|個月|年)$/u
/** What is said to be so too, as something told before: 「收尾人手同樣不足」. Two things that are alike need nothing before them. */
const ALIKE = /^[^，。；：、和與跟及]{2,8}同樣(?:不(?!是)|沒有|有限|吃緊|缺|要|需要|適用)/u

/** Some of the shops or houses that the text before it counts: 「三家都要押金」, 「五款給三年保固」. */
const SOME_COUNTED = new RegExp(
  `^(?:${NUMBER}\\s?[家間](?![人以或廟寺廠店]|[^，。；]{0,4}[以之][上下內外])|(?!一)${NUMBER}\\s?[座棟處款台支](?=[給都有要說收沒肯會寫]|不[給收肯會]))(?!.*其中)`,
  'u',
)

/** So many of a count that is told before: 「九間有四間收訂金」, also behind a clause of its own: 「打烊以後，五台裡有三台…」. */
const SO_MANY_OF = new RegExp(
  `(?:^|，)${NUMBER}([家間座棟位張款台支份戶])(?:[裡中]|當中)?有\\s?${NUMBER}\\1`,
  'u',
)

/** A number or a range. */
const COUNT = `${NUMBER}(?:\\s?[–~～至到-]\\s?${NUMBER})?`
/** What follows 的 in 「12 個月的是…」. */
const WITHOUT_NOUN = '的(?:[，,是為有則要就可會約也多只]|大約)'
/** Beginnings of a clause whose subject is only a quantity or a comparison; the noun is in the text before it. */
const QUANTITIES = [
  // 「12 個月的是 65 CFU」
  `(?:約|大約|大概|近|超過|滿|不到)?\\s?${COUNT}\\s?[^\\d，。；：、的]{0,4}${WITHOUT_NOUN}`,
  // 「便宜的只要三千」, 「嚴重者…」
  `(?:比較|較|更|最)?[貴便宜大小高低長短多少好差快慢新舊厚薄輕重]{1,2}${WITHOUT_NOUN}`,
  '(?:比較|較|更|最)?(?:嚴重|輕微|常見|少見|昂貴|便宜|普遍)者',
  // 「通過的只有三家」
  `[^，。：]{2,12}(?<!目)的只有\\s?${COUNT}\\s?[款台家間張種個位人]`,
  // 「每天 500 毫克，」
  `(?:每[天日次]|一[天日次])?\\s?${COUNT}\\s?(?:毫克|公克|毫升|顆|粒|錠|匙|包)[，,]`,
  // 「第二是糖水」, 「十之八九是連音」
  '第[二三四五六七八九][是個種項](?![手級])',
  '(?:十之八九|其餘|剩下)',
  // 「缺點是一大包」, of what the text before it praises
  '(?:缺點|優點|好處|壞處|代價|時效)(?:就?是|在於)',
  '更(?![換新改年衣])',
  // 「被罰的有 26 處在公寓大樓」
  `[^，。：]{2,8}的有\\s?${NUMBER}\\s?[處件戶起名人家間]`,
  // 「一人只能用一次」
  '(?:[一每][人戶])?(?:只能|僅能|只可|限)(?:使?用|申請|辦理)\\s?[一1]\\s?次',
]
const HEADLESS = new RegExp(`^(?:${QUANTITIES.join('|')})`, 'u')

/** A later point of a numbered list. */
const LATER_POINT =
  /(?:^|[；;。]\s*)(?:第[二三四五六七八九][，、：]|[二三四五六七八九]、(?![一二三四五六七八九十\d]{1,2}\s?[年月日號週天樓])|[(（]?[2-9][)）])/u
const FIRST_POINT = /^(?:第?一[、，：]|[(（]?1[)）])/u

/**
 * The first of several ways or points, which alone would read as the only one: 「第一條是拆掉重洗」. A road or what has numbers of its
 * own is one only where no more is told of it: 「第一條是國道一號，全長 374 公里」 is a whole.
 */
const FIRST_OF =
  /(?:^|[。；：]\s*)(?:第一(?:[個種點招步樣件]|條(?!是[^，。；]{0,6}(?:[國省縣]道|公路|[街河溪])))?是|其一|一種是|一是|第一[條項類]是[^，。；]*[。；]?$)/u
const ANOTHER = /第二|其二|另一|另外(?=\s?[一有])|還有|再來|二是|一種是(?=.*一種是)/u

/**
 * A sentence that only says to whom or when a rule does not apply, which stands before it: 「未依約回診者不適用」. One with a clause
 * before it may have its rule in it.
 */
const EXCEPTION =
  /^[^，。；]*(?:者|情形|情況|期間|部分)(?:，?(?:則|均|皆|一律|結果|規定)?)(?:不得?適用(?:[本此該][^，。；]{1,8})?|不在此限|不受此限|除外)(?=$|[。；])/u

/** A person as told before: 「這位旅客」. */
const THIS_PERSON = /[這那]位(\p{Script=Han}{2})/u
/** What somebody is by profession: whoever is named by it may be called so. */
const PROFESSION = /[師員授家者任生]$/u

/** Whether a text speaks of a person as known whom it has not told of: 「規定是三天，這位旅客晚了一週」. */
function isOfUntoldPerson(text: string): boolean {
  const found = THIS_PERSON.exec(text)
  const [, person = ''] = found ?? []
  return found !== null && !PROFESSION.test(person) && !text.slice(0, found.index).includes(person)
}

/** A text up to the clause about such a person; the whole where nothing stands before that. */
export function beforeUntoldPerson(text: string): string {
  return isOfUntoldPerson(text) ? clausesBefore(text, text.search(THIS_PERSON)) : text
}

/** A place, a house or people as told before: 「該址只申請了旅宿」, 「同頁所載的等級」. */
const THAT_ONE =
  /(?<!應)該土?(址|店|屋|車|戶|棟|(?<=土)地|社區|大樓|機構|公司|業者|醫院|診所|房客|員工|嬰兒|學童)|^同(?=[頁條款]所)/u

/** Whether a text speaks of such a one without having told of it. */
function isOfUntoldOne(text: string): boolean {
  const found = THAT_ONE.exec(text)
  return found !== null && !(found[1] !== undefined && text.slice(0, found.index).includes(found[1]))
}

/** Whether a text begins with an exception to a rule that it does not tell. */
export function isException(text: string): boolean {
  return EXCEPTION.test(text)
}

/** Whether a text neither refers back to the text before it nor continues a list whose first point is missing. */
export function isWhole(text: string): boolean {
  return (
    !DANGLING.test(text) &&
    !HEADLESS.test(text) &&
    !POINTS_BACK.test(text) &&
    !TOLD_BEFORE.test(text) &&
    !WITHOUT_RULE.test(text) &&
    !ADDS.test(text) &&
    !ALIKE.test(text) &&
    !SO_MANY_OF.test(text) &&
    !SOME_COUNTED.test(text) &&
    !isException(text) &&
    !isOfUntoldPerson(text) &&
    !isOfUntoldOne(text) &&
    (!FIRST_OF.test(text) || ANOTHER.test(text)) &&
    (FIRST_POINT.test(text) || !LATER_POINT.test(text))
  )
}

/** The answer at the beginning of a sentence that goes on: 「有，每戶一萬元」. */
const ANSWERS =
  /^(?:沒?有|不?會|不?可以|不?能|不?要|不?是|不?需要|不?用|不必|不?算|不?值得|對)的?[，,](?=.{9})/u

/** Whether a text begins with the answer to a question and goes on. */
export function beginsWithAnswer(text: string): boolean {
  return ANSWERS.test(text)
}

/** Whether a text is whole where the question that it answers stands with it. */
export function isWholeAnswer(text: string): boolean {
  // What limits an answer goes on from it: 「可以，但要先登記」.
  return isWhole(text) || (ANSWERS.test(text) && isWhole(text.replace(ANSWERS, '').replace(/^但是?/u, '')))
}

/** Whether a text is a numbered list that is quoted from its first point on. */
export function isNumbered(text: string): boolean {
  return FIRST_POINT.test(text) && LATER_POINT.test(text)
}
