import { attribute } from '../html/dom.ts'
import { eachWord } from '../main-text/count-words.ts'
import { META_NAMES } from './meta-names.ts'
import { metaContent, type PageSource } from './page-source.ts'

/** BCP 47 tag of the language: as declared, unless the text is clearly in another script; otherwise as detected. */
export function languageOf(source: PageSource, text: string): string {
  const declared = declaredLanguage(source)
  if (declared === '') return detectLanguage(text)
  // Templates left at "en" on Chinese, Japanese and Korean pages are common, and those of Taiwan on a page in English.
  const sample = sampleOf(text)
  const written =
    languageByScript(sample) ??
    (isLatin(sample) && /^(?:zh|ja|ko)\b/iu.test(declared) ? languageByWords(sample.text) || null : null)
  return written === null || declared.slice(0, 2).toLowerCase() === written.slice(0, 2) ? declared : written
}

/** The `lang` attribute of the page, by which browsers and screen readers go. */
export function langTagOf(source: PageSource): string {
  const html = source.elements.get('html')?.[0]
  const written = html === undefined ? '' : attribute(html, 'lang') || attribute(html, 'xml:lang')
  return written.trim().slice(0, 40)
}

function declaredLanguage(source: PageSource): string {
  const candidates = [
    langTagOf(source),
    metaContent(source, ...META_NAMES.language) ?? '',
    metaContent(source, ...META_NAMES.locale) ?? '',
  ]
  for (const candidate of candidates) {
    const tag = candidate.split(',')[0]?.trim().replace(/_/g, '-') ?? ''
    if (!/^[a-zA-Z]{2,3}(?:-[a-zA-Z0-9]{2,8})*$/.test(tag)) continue
    try {
      return Intl.getCanonicalLocales(tag)[0] ?? ''
    } catch {}
  }
  return ''
}

/** Frequent characters that only one of the two Chinese orthographies uses. */
const TRADITIONAL =
  /[們這個來說時國會對發學還後過當開問關經點產長實現體機無總數門電車義進線業東務報員風見認價頁網購費貨選擇]/g
const SIMPLIFIED =
  /[们这个来说时国会对发学还后过当开问关经点产长实现体机无总数门电车义进线业东务报员风见认价页网购费货选择]/g
const STOPWORDS: ReadonlyArray<readonly [string, string]> = [
  ['en', 'the and of to in is for with that you your are this'],
  ['de', 'der die das und ist nicht mit für auf ein eine sie den von'],
  ['fr', 'le la les des est et une pour dans que vous sur avec du'],
  ['es', 'el los las que y en una por para con del es su como'],
  ['it', 'il di che e la per un una con non del della sono gli'],
  ['pt', 'o que e do da em um uma para com não os no se'],
  ['nl', 'de het een en van is op te met voor niet zijn dat'],
  ['vi', 'của và các không được cho'],
  ['id', 'yang dan di untuk dengan dari ini pada adalah tidak'],
]
/** For each word, the indexes of the languages in which it is frequent. */
const LANGUAGES_OF: ReadonlyMap<string, readonly number[]> = STOPWORDS.reduce(
  (languages, [, list], index) => {
    for (const word of list.split(' ')) languages.set(word, [...(languages.get(word) ?? []), index])
    return languages
  },
  new Map<string, number[]>(),
)

const LONGEST_STOPWORD = Math.max(...Array.from(LANGUAGES_OF.keys(), ({ length }) => length))

const SCRIPTS: ReadonlyArray<readonly [string, RegExp]> = [
  ['th', /\p{Script=Thai}/gu],
  ['ru', /\p{Script=Cyrillic}/gu],
  ['ar', /\p{Script=Arabic}/gu],
  ['he', /\p{Script=Hebrew}/gu],
  ['el', /\p{Script=Greek}/gu],
  ['hi', /\p{Script=Devanagari}/gu],
]
const SAMPLE_CHARS = 6000
/** With fewer letters, the language cannot be determined. */
const MIN_LETTERS = 20

/** Detects the language by script, then by frequent words; empty when there is too little text. */
export function detectLanguage(text: string): string {
  const sample = sampleOf(text)
  return sample.letters < MIN_LETTERS ? '' : (languageByScript(sample) ?? languageByWords(sample.text))
}

/** The beginning of a text, whose letters are counted once. */
interface Sample {
  readonly text: string
  /** The text without ASCII, which most pages consist of and none of the scripts that name a language uses. */
  readonly beyondAscii: string
  /** Number of letters of any script. */
  readonly letters: number
}

function sampleOf(whole: string): Sample {
  const text = whole.slice(0, SAMPLE_CHARS)
  const beyondAscii = text.replace(/[\0-\x7f]+/g, '')
  const others = beyondAscii === '' ? 0 : (beyondAscii.match(/\p{L}/gu)?.length ?? 0)
  return { text, beyondAscii, letters: asciiLetters(text) + others }
}

/** Whether a sample is in Latin script, and long enough to tell. */
function isLatin({ beyondAscii, letters }: Sample): boolean {
  return letters >= MIN_LETTERS && beyondAscii.length <= letters * 0.05
}

/** The language whose script a sample is written in; null for Latin script, and when there is too little text. */
function languageByScript(sample: Sample): string | null {
  const { beyondAscii, letters } = sample
  if (letters < MIN_LETTERS || isLatin(sample)) return null
  return languageOfScript((pattern) => beyondAscii.match(pattern)?.length ?? 0, letters)
}

/** The language of whose frequent words a text contains the most; empty when it contains few of any. */
function languageByWords(text: string): string {
  const hits = STOPWORDS.map(() => 0)
  const lower = text.toLowerCase()
  eachWord(lower, (start, end) => {
    const languages = end - start > LONGEST_STOPWORD ? undefined : LANGUAGES_OF.get(lower.slice(start, end))
    if (languages !== undefined)
      for (const language of languages) hits[language] = (hits[language] as number) + 1
    return true
  })
  const most = Math.max(...hits)
  return most >= 3 ? (STOPWORDS[hits.indexOf(most)]?.[0] ?? '') : ''
}

/** The language of a text whose script belongs to one language; null for other scripts. */
function languageOfScript(count: (pattern: RegExp) => number, letters: number): string | null {
  if (count(/[\u3041-\u30fa]/g) > letters * 0.05) return 'ja'
  if (count(/\p{Script=Hangul}/gu) > letters * 0.2) return 'ko'
  if (count(/\p{Script=Han}/gu) > letters * 0.2)
    return count(TRADITIONAL) >= count(SIMPLIFIED) ? 'zh-Hant' : 'zh-Hans'
  return SCRIPTS.find(([, pattern]) => count(pattern) > letters * 0.3)?.[0] ?? null
}

function asciiLetters(text: string): number {
  let letters = 0
  for (let i = 0; i < text.length; i++) {
    const lower = text.charCodeAt(i) | 32
    if (lower >= 97 && lower <= 122) letters++
  }
  return letters
}
