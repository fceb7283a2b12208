import type { ReadPage } from '@gaplens/contracts/read-page'
import type { Passage } from '@gaplens/contracts/report'
import { postTextRange } from '@gaplens/coverage/corpus/forum-lines'
import { SURNAMES, TITLE } from './eeat/titles.ts'
import { mentionOf, type Subject, sharedTerms } from './mention.ts'
import { answersAs, answersOnAnotherScale } from './questions/answer-kind.ts'
import { shortListOf } from './short-list.ts'
import { isBoxCell, rowAsText, rowOfLine, tableAsText, tableHeadOf } from './table-row.ts'
import { oneLine, shorten } from './wording.ts'

/** Limits in widths of a Chinese character; see `LETTERS_A_CHARACTER` for other scripts. */
const FACT_MIN = 6
const FACT_MAX = 56
/** A sentence up to this width is stated whole: a part of it often lacks what it depends on. */
const SENTENCE_MAX = 76
const LETTERS_A_CHARACTER = 2.5
/** Sentences that cannot be cited as a fact: first person, hearsay, questions, exclamations, promotion, references to other text. */
const NOT_CITABLE =
  /[?？！!]|我|筆者|小編|(?<![室國業體市縣境校年])內人(?![數口員士工次])|(?<![基根日原標書資成版樣課文腳劇熊松山橋泉])本[店院所站局府部會市縣鄉鎮校館]|(?<![日基原成樣資標書根版課文劇])本(?:公司|機種|機型|產品|商品|案(?!例)|行(?![業程李情事動人車]))|(?<!應)該案|全案|^\d{1,2}\.\d{2}\s?(?:秒|分鐘|小時|天)|^以上[是為皆]|歡迎|立即|優惠|折扣|加入會員|詳見|請見|如下|(?<![\d一二三四五六七八九十百千萬半][^，。；]{0,4})以下|上述|哈|囉|喔|耶|最後選|發表於|樓上|網友|會員|聽說|據說|#\d|今年|(?<!過)去年(?![費限資齡])|(?<![說註標證載聲表])明年(?![份資齡])|(?<![稅以婚目之])前年(?![滿資齡度紀薪收])|(?<![基日])本[月季週](?![刊期租薪])|今[天日]|(?<![附接靠最])近日(?![式本])|(?<!月\s?)(?<!\d)\d{1,2}\s?日(?:公布|宣布|發布|表示)|昨[天日晚]|(?<!提)前天(?!數)|上週|(?<!以)上個?月|(?<![\d一二三四五六七八九十]\s?)日前[，公宣表]|(?<![其吉維])[他她](?![人牌家種國])/u
/** A person without a first name, as verdicts and reports name a party: 「王男主張」. */
const PARTY = new RegExp(
  `[${SURNAMES}][男女婦](?=[負向對說稱在於因將被到未不須要與和、，]|提[告出]|主張|表示)`,
  'u',
)
/** Quotes a person by name, whom the reader does not know: 「方志豪說，」. A profession (「醫師說」) is no name. */
const SAID_BY_SOMEBODY =
  /^\p{Script=Han}{2,3}(?<![家師者局署部會授長員生士司醫心員們子婦])則?(?:說|表示|指出|提醒|認為|解釋)[，：]/u
/** An expert who is quoted by title and whole name: what is said is the fact (「未參與本案的律師周以恆提醒，」). */
const SAID_BY_EXPERT = new RegExp(
  `^(?!.{0,14}(?:被告|原告|反對|辯護))[^，。：「]{0,14}?${TITLE}[${SURNAMES}]\\p{Script=Han}{1,2}(?:也|則|並)?(?:提醒|表示|說明|說|指出|強調|解釋)[，：](?=.{10})`,
  'u',
)
/** Promotional sentences are not quoted either. */
const PROMOTIONAL = /歡迎|洽詢|立即|優惠|折扣|加入會員/u
/** The end of a sentence that only announces what follows it. */
const ANNOUNCES = /(?:如下|如后|如後|以下)$/u
/** The marker of a list item or step, or an opening such as 「注意，」, which is cut off. */
const BULLET =
  /^[\s・•◎✔☆★▪◆●*–—-]+|^[QA](?:[：:]\s*|\.\s)|^\(?\d{1,2}(?:\.(?!\d)|[)、．）])\s*|^[一二三四五六七八九十]{1,2}、(?![一二三四五六七八九十\d]{1,2}\s?[年月日號週天樓])|^(?:請注意|小?提醒|注意|另外|此外)[，,：:]?\s*/u
const FIGURE =
  /\d|[一二三四五六七八九十百千]{2}|[一二三四五六七八九十百千半兩](?:成|倍|度|分鐘|小時|天|週|個?月|年|元|次|公克|克|公升|匙)/u
/** A clause that refers back to the text before it. */
const DANGLING =
  /^(?:站?在?(?:上面|那裡|那邊)|其中|不\p{Script=Han}{1,2}的話[，,]|第[二三四五]次|第\s?(?:\d+|[一二三四五六七八九十]+)\s?(?:天|週|個月|年)[：:]|沒有?[這那]|其次|但|可是|或者|或是|後來|之後|仍(?:然(?![是有須應可])|(?![然是有須應可]))|請?改用|改成|[後前]面[那這]|最後多|已經.{1,3}的|[\p{Script=Han}]{1,2}完(?:之?後)?[再撒放加拌]|兩個名[字稱]|至於|尤其|加上|要不然|不然|所以|因此|不過|而且|而|也|都(?![市會])|就|才|則|這|那|它|其|前者|後者|兩者|否則|然後|接著|再來|不行|不是|不會|可以[，,]|有[，,]|會[，,]|對[，,]|是的|同樣|還有|包括|有時候|可能[^性是有]|有先|.{1,5}(?<![原規法守準總])則|[^為除]了|and |but |so |this |that |these |those |it |they |he |she |yes|no[,.] )|^.{1,6}也說|\b(?:ago|then|now|later),? (?:it|they)\b/iu
const COUNT =
  '(?:\\d[\\d,.]*|[一二三四五六七八九十百千半兩]+)(?:\\s?[–~～至到-]\\s?(?:\\d[\\d,.]*|[一二三四五六七八九十百千半兩]+))?'
/**
 * A clause whose subject is only a quantity or a comparison (「12 個月的是 65 CFU」, 「便宜的只要三千」, 「十之八九是連音」). The noun
 * that it refers to is in the text before it.
 */
const HEADLESS = new RegExp(
  `^(?:約|大約|大概|近|超過|滿|不到)?\\s?${COUNT}\\s?[^\\d，。；：、的]{0,4}的(?:[，,是為有則要就可會約也多只]|大約)|^(?:比較|較|更|最)?[貴便宜大小高低長短多少好差快慢新舊厚薄輕重]{1,2}的(?:[，,是為有則要就可會約也多只]|大約)|^(?:比較|較|更|最)?(?:嚴重|輕微|常見|少見|昂貴|便宜|普遍)者|^[^，。：]{2,12}(?<!目)的只有\\s?${COUNT}\\s?[款台家間張種個位人]|^(?:每[天日次]|一[天日次])?\\s?${COUNT}\\s?(?:毫克|公克|毫升|顆|粒|錠|匙|包)[，,]|^第[二三四五六七八九][是個種項](?![手級])|^(?:十之八九|其餘|剩下)|^更(?![換新改年衣])`,
  'u',
)
/** A later point of a numbered list, quoted without the first. */
const LATER_POINT =
  /(?:^|[；;。]\s*)(?:第[二三四五六七八九][，、：]|[二三四五六七八九]、(?![一二三四五六七八九十\d]{1,2}\s?[年月日號週天樓])|[(（]?[2-9][)）])/u
const FIRST_POINT = /^(?:第?一[、，：]|[(（]?1[)）])/u
/** A condition or contrast within a sentence, on which what follows it depends: 「但規約若載明…，」. */
const CONDITIONAL =
  /若(?!干)|如果|倘|只要(?!\s?[\d一二三四五六七八九十兩半])|除非|[，：]但|^但|假如|一旦|情況下|的話|(?<!小)時，|者，/u
/** A clause that goes on telling what the one before it speaks of: 「各家給付金額加總，不得超過實際費用」. */
const GOES_ON =
  /^(?!都[市會]|應[收付用]|再生|達人|即[期時]|是非|且慢|為[了期]|得[獎標])(?:不得|不能|不可以?|不應|不必|不超過|不會|不到|應|須|必須|需要?|得|才|就|則|便|即|也|亦|均|皆|都|並|且|而|仍|再|又|還|否則|最[高低多少長短]|至[多少]|以[^，]{1,8}為限|占|達|是|為)/u
/** A clause that needs a following one. */
const UNFINISHED = /(?:者|(?<!小)時|的話|時候|若|如果|因為|由於|以及|或是?|和|與|及|並|且|、)$/u
const CONDITION =
  /^(?:若|如果?|倘若|當|雖然|因為|由於|除非|即使|只要|為了|once |if |when |although |because )/iu

/** The longest table or list that is quoted as a whole, in widths of a Chinese character. */
const WHOLE_MAX = 130
/** Weights in the rating of a fact: for a figure, and for the way in which it mentions its subject. */
const FIGURED = 0.6
const MENTION_WEIGHT = { name: 2.5, heading: 2, terms: 2, no: 0 } as const
/** Weight of each shared term of the subject, and how many count. */
const NEARER = 0.3
const NEARER_MAX = 4

/** A text that a page states: a sentence, a table row, or a whole table or list. */
interface Statement {
  readonly text: string
  /** The number of table rows that it states; 0 for a sentence or a list. */
  readonly rows: number
  /** Whether it is a whole list. */
  readonly isList: boolean
}

/** A fact and how it mentions its subject. */
export interface Fact extends Statement {
  /** `name`: by one of its names. `heading`: only the heading above it does. `terms`: by other terms of the subject. */
  readonly mention: keyof typeof MENTION_WEIGHT
  /** Whether it contains a figure, which may belong to another subject. */
  readonly figure: boolean
  readonly rate: number
}

/**
 * The best sentence of a passage to state as a fact: it mentions the subject, has a figure of the wanted kind and is
 * understandable by itself. It is verbatim except for white space, list markers and the column names of a table.
 * @returns null when no sentence qualifies
 */
export function factOf(
  passage: Pick<Passage, 'quote' | 'heading'>,
  page: Pick<ReadPage, 'blocks'>,
  subject: Subject,
): Fact | null {
  const underIt = mentionOf(passage.heading, subject) !== 'no'
  const rated = passage.quote
    .split('\n')
    .flatMap((line) => statementsIn(line, page))
    .filter(({ text }) => fits(text) && isWhole(text) && isCitable(text) && !SAID_BY_SOMEBODY.test(text))
    .filter(({ text }) => !answersOnAnotherScale(subject.wanted, text))
    .map(({ text, rows, isList }, at): Fact & { at: number } => {
      const said = mentionOf(text, subject)
      const mention = underIt && said !== 'name' ? 'heading' : said
      const asked = subject.wanted === null ? 0 : answersAs(subject.wanted, text) ? 2 : -2
      const figure = FIGURE.test(text)
      const near = NEARER * Math.min(NEARER_MAX, sharedTerms(text, subject.terms))
      return {
        text,
        rows,
        isList,
        at,
        mention,
        figure,
        rate: (figure ? FIGURED : 0) + MENTION_WEIGHT[mention] + near + asked,
      }
    })
    .sort((a, b) => b.rate - a.rate || a.at - b.at)
  const best = rated[0]
  if (best === undefined) return null
  // A row or item that does not name the subject is not more about it than the others.
  const isOneOfMany = best.mention === 'heading' || isNamedByColumn(best, passage.quote, page, subject)
  const table = isOneOfMany ? tableOf(best.text, passage.quote, page) : null
  const whole = table ?? (underIt ? listOf(best.text, page, subject) : null)
  return { ...best, ...whole }
}

/**
 * The whole short list of an item, whose heading is about the subject: one of four steps, or one of two terms of a warranty,
 * would be half an answer. Null if only this item names the subject.
 */
function listOf(text: string, page: Pick<ReadPage, 'blocks'>, subject: Subject): Statement | null {
  const items = shortListOf(page, text).map(tidy)
  const naming = items.filter((item) => mentionOf(item, subject) === 'name').length
  const whole = items.join('；')
  if (items.length === 0 || naming === 1 || widthOf(whole) > WHOLE_MAX) return null
  return !isCitable(whole) || !balanced(whole) ? null : { text: whole, rows: 0, isList: true }
}

/** Whether a statement is a table row that mentions the subject in its column names only, as all rows of its table do. */
function isNamedByColumn(
  { text, rows }: Statement,
  quote: string,
  page: Pick<ReadPage, 'blocks'>,
  subject: Subject,
): boolean {
  return rows === 1 && mentionOf(quotedRow(text, quote, page).replaceAll('\t', ' '), subject) === 'no'
}

/** The table row of a quote that a statement tells; empty if there is none. */
function quotedRow(text: string, quote: string, page: Pick<ReadPage, 'blocks'>): string {
  const rows = quote.split('\n').map((line) => rowOfLine(page, line))
  return rows.find((each) => each !== '' && rowOf(each, page).some((said) => said.text === text)) ?? ''
}

/** The whole table of a quoted row, if it is short enough; otherwise null. */
function tableOf(text: string, quote: string, page: Pick<ReadPage, 'blocks'>): Statement | null {
  const row = quotedRow(text, quote, page)
  const table = row === '' ? null : tableAsText(page, row)
  return table === null || widthOf(table.text) > WHOLE_MAX || !isCitable(table.text)
    ? null
    : { ...table, isList: false }
}

/** The statements of a line: a table row with its column names, or its sentences, completed if the line begins inside one. */
function statementsIn(line: string, page: Pick<ReadPage, 'blocks'>): Statement[] {
  const row = rowOfLine(page, line)
  if (row !== '') return rowOf(row, page)
  if (isBoxCell(page, line)) return []
  const whole = wholeSentence(line, page)
  const sentences = whole === null ? clausesOf(line) : [whole, ...clausesOf(line)]
  return sentences.map((text) => ({ text, rows: 0, isList: false }))
}

/** A table row with its column names. The header row gives no statement. */
function rowOf(row: string, page: Pick<ReadPage, 'blocks'>): Statement[] {
  const { head, isHead } = tableHeadOf(page, row)
  return isHead ? [] : [{ text: tidy(rowAsText(row, head)), rows: 1, isList: false }]
}

/** The complete sentence that a line begins inside, if it is short enough: 「第一次…；第二次…」. */
function wholeSentence(line: string, page: Pick<ReadPage, 'blocks'>): string | null {
  const block = page.blocks.find(({ text }) => text.includes(line))
  const before = block?.text.slice(0, block.text.indexOf(line)) ?? ''
  if (!/[；;，,、：:]\s*$/u.test(before)) return null
  const begun =
    before
      .slice(postTextRange(block?.text ?? '').start)
      .split(/[。！？!?\n]/u)
      .at(-1) ?? ''
  const [rest = ''] = line.split(/(?<=[。！？!?])/u)
  const text = tidy(begun + rest)
  return widthOf(text) <= SENTENCE_MAX ? text : null
}

/** A sentence that answers yes or no; without its question it says nothing. */
const YES_OR_NO =
  /^(?:可以|會|不會|對|是|不是|不用|不必|不行|不能|有|沒有|要|不要|不一定|看情況|都可以|沒錯|錯|當然)/u

/**
 * A short answer at the beginning of a text stays with the next sentence, which is often an exception to it: 「一年。軟油多的半年內用完」.
 */
function withShortAnswers(sentences: readonly string[]): readonly string[] {
  const [first = '', second, ...rest] = sentences
  const isAnswer = widthOf(tidy(first)) < FACT_MIN && /。$/u.test(first) && !YES_OR_NO.test(first)
  return second !== undefined && isAnswer ? [first + second, ...rest] : sentences
}

/** The sentences of a line. Long sentences are split at semicolons, and long parts into clauses. */
function clausesOf(line: string): string[] {
  return withShortAnswers(line.split(/(?<=[。！？!?])|(?<=\.)\s+/u)).flatMap((sentence) => {
    const said = sentence.replace(SAID_BY_EXPERT, '')
    if (widthOf(tidy(said)) <= SENTENCE_MAX) return [tidy(said)]
    return said.split(/(?<=[；;])/u).flatMap((part) => {
      const text = tidy(part)
      return widthOf(text) <= SENTENCE_MAX ? [text] : pieces(text)
    })
  })
}

/**
 * The runs of clauses of a long sentence, within the length limit, that do not depend on the clauses around them: none follows a
 * condition, and none is followed by a clause that goes on about the same. Figures are not split at their comma or colon.
 */
function pieces(sentence: string): string[] {
  const found: string[][] = []
  for (const clause of sentence.split(/(?<=[，：])|(?<=[,:])(?!\d)/u)) {
    const last = found.at(-1)
    if (last !== undefined && widthOf([...last, clause].join('')) <= FACT_MAX) last.push(clause)
    else found.push([clause])
  }
  const runs = found.map((clauses) => clauses.join('').trim())
  return runs
    .filter((run, at) => {
      const isWithoutCondition = !CONDITIONAL.test(runs.slice(0, at).join(''))
      const isEnded = !GOES_ON.test(runs[at + 1] ?? '')
      const isOnlyCondition = found[at]?.length === 1 && CONDITION.test(run)
      return isWithoutCondition && isEnded && !isOnlyCondition
    })
    .map(tidy)
}

/**
 * The part of a passage to quote when none of its sentences qualifies as a fact: the first that mentions the subject, if possible
 * without referring back, otherwise its beginning. Null for a passage of column names, labels and questions.
 */
export function excerptOf(
  { quote }: Pick<Passage, 'quote'>,
  page: Pick<ReadPage, 'blocks'>,
  subject: Subject,
): string | null {
  const candidates = quote
    .split('\n')
    .flatMap((line) => statementsIn(line, page))
    .map(({ text }) => text)
    .filter((text) => widthOf(text) >= leastOf(text) && balanced(text) && !/[?？]$/u.test(text))
    .filter((text) => !PROMOTIONAL.test(text) && !ANNOUNCES.test(text))
  const whole = candidates.filter(isWhole)
  const mentions = (text: string) => mentionOf(text, subject) !== 'no'
  const found = whole.find(mentions) ?? candidates.find(mentions) ?? whole[0] ?? candidates[0]
  if (found === undefined) return null
  const isNamed = mentionOf(found, subject) === 'name'
  return (isNamed ? undefined : tableOf(found, quote, page)?.text) ?? withinWidth(found)
}

/** A text truncated to the width of a fact, with an ellipsis. */
export function withinWidth(text: string): string {
  return widthOf(text) <= SENTENCE_MAX
    ? text
    : shorten(text, Math.floor(([...text].length * FACT_MAX) / widthOf(text)))
}

/** The least width of a fact. Without a figure, a few characters are only a label, such as a cell of a layout table. */
function leastOf(text: string): number {
  return FIGURE.test(text) ? FACT_MIN : FACT_MIN + 2
}

function fits(text: string): boolean {
  const width = widthOf(text)
  return width >= leastOf(text) && width <= SENTENCE_MAX && balanced(text) && !UNFINISHED.test(text)
}

function isCitable(text: string): boolean {
  return !NOT_CITABLE.test(text) && !PARTY.test(text)
}

/** Whether a text neither refers back to the text before it nor continues a list whose first point is missing. */
function isWhole(text: string): boolean {
  return !DANGLING.test(text) && !HEADLESS.test(text) && (FIRST_POINT.test(text) || !LATER_POINT.test(text))
}

/** The width of a text in Chinese characters; see `LETTERS_A_CHARACTER`. */
function widthOf(text: string): number {
  const letters = text.match(/[A-Za-z ]/gu)?.length ?? 0
  return [...text].length - letters + letters / LETTERS_A_CHARACTER
}

function tidy(text: string): string {
  const line = oneLine(text)
  // 「一、」 stays if 「二、」 follows.
  return (FIRST_POINT.test(line) && LATER_POINT.test(line) ? line : line.replace(BULLET, ''))
    .replace(/[。，,；;：:\s.]+$/u, '')
    .trim()
}

/** Whether brackets and quotation marks are balanced, so that the text was not cut inside them. */
function balanced(text: string): boolean {
  const pairs = ['「」', '『』', '（）', '()', '《》', '【】']
  return pairs.every(([open = '', close = '']) => text.split(open).length === text.split(close).length)
}
