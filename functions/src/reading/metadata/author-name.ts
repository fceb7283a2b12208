import { tidy } from '../html/dom.ts'
import { parseDate } from './parse-date.ts'

const MAX_NAME = 80
/** A longer text is more than a name with its label. */
const MAX_WRITTEN = 400

/** The account of a board's member, which may hold digits: `abc1234`. A date or a count is none. */
const ACCOUNT = /^(?=.*\p{L})[\p{L}\p{N}_][\p{L}\p{N}_.-]{1,29}$/u
const NO_ACCOUNT = /^\d+\p{Script=Han}|[年月日]|^(?:樓主|版主|原po|admin|guest|訪客|匿名)$/iu

/** The account in the text of an author field of a board; null when it is none. */
export function cleanAccount(text: string): string | null {
  const name = tidy(text.slice(0, MAX_WRITTEN))
  return ACCOUNT.test(name) && !NO_ACCOUNT.test(name) ? name : null
}

/** The name in the text of an author field, without "By", dates, roles and addresses. */
export function cleanName(text: string): string | null {
  const name = tidy(text.slice(0, MAX_WRITTEN))
    .replace(/^(?:(?:written|posted|published|story|words|reviewed|contributed)\s*)?by[\s:]+/i, '')
    .replace(/^(?:the\s+)?author\s*[:-]?\s+/i, '')
    .replace(/^(?:文字|撰文|作者|文|記者|记者|編輯|责任编辑|責任編輯|來源)\s*[:：／/|｜]\s*/, '')
    .replace(/^(?:記者|记者)\s*/, '')
    .replace(/\s*(?:[|｜•·]|\s[–—-]\s|,?\s+(?:published|updated|on|posted|in)\s).*$/i, '')
    .replace(/[\s　]+(?:責任|核稿)?(?:編輯|攝影|圖)\s*[:：／/|｜].*$/u, '')
    .replace(/^[,，、#@\s]+|[,，、:：\s]+$/g, '')
  if (name.length < 2 || name.length > MAX_NAME || !/\p{L}/u.test(name) || parseDate(name) !== null)
    return null
  return NO_NAME.test(name) ? null : name
}

const NO_NAME =
  /^https?:|[@<>{}=]|\d{3}|\b(?:badges?|reputation|joined|messages|updated|min(?:ute)?s? (?:read|ago)|read more|written by|posted)\b|^(?:admin|administrator|(?:the )?authors?|guest|unknown|anonymous|null|undefined|none|posts?|staff|editor|by|share|follow|identity|wordpress|webmaster|discuz!? team.*|phpcms|dedecms|joomla!?.*|樓主|版主|原\s?po|[a-z]{3,}(?:\.[a-z]{3,}){2,}|(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)\.?)$|^(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.? \d{1,2}$/i

/** Two to four capitalised words, or a few Han characters. */
export const FULL_NAME = /^(?:\p{Lu}[\p{L}.'’-]+(?:\s+\p{Lu}[\p{L}.'’-]*){1,3}|\p{Script=Han}{2,6})$/u

/** Menu entries instead of people: "By Use Case", "By Brand". */
export const MENU =
  /\b(?:age|brand|budget|case|categor(?:y|ies)|color|colou?r|compan(?:y|ies)|date|departments?|features?|gender|industr(?:y|ies)|location|material|needs?|price|products?|regions?|roles?|sizes?|solutions?|states?|styles?|teams?|topics?|types?|use)\b/i
