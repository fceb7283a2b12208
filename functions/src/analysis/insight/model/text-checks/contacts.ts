/** An address with a scheme, or that begins with `//`. */
const ADDRESS = /(?:[a-z][a-z0-9+.-]{1,15}:)?\/\/[^\s「」『』“”()<>"',。、;]+/giu
/** Text that readers or auto-linking programs take for an address: `www.`, `ftp.`, a name with a top-level domain. */
const BARE_HOST =
  /(?<![\p{L}\p{N}@/.-])(?:www\d?|ftp|m)\.[^\s]+|(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?[.。．]\s?)+(?:com|net|org|info|biz|shop|store|site|online|xyz|top|club|io|co|me|app|dev|tw|hk|cn|jp|us|uk|eu|ly|cc|tv|link|page|blog|test|example|xn--[a-z0-9-]+)(?![a-z0-9])/iu
/** An obfuscated address: 「x dot com」, 「x[.]com」. */
const SPELLED = /[a-z0-9]\s*(?:\[\.\]|\(\.\)|\bdot\b|點)\s*(?:com|net|tw|org|io|shop)\b/iu
const SCHEME = /\b(?:javascript|data|vbscript|file|mailto|tel|sms|ftp|sftp|line|whatsapp|intent|blob):/iu
const MAIL =
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+\s?(?:@|\(at\)|\[at\]|\bat\b(?=\s?[a-z0-9-]+\s?(?:\.|dot)))\s?[\p{L}\p{N}-]+/iu
const HANDLE = /(?<![\p{L}\p{N}])@[\p{L}\p{N}_.]{2,}/u
const PHONE =
  /(?:\+?886|\(?0\d{1,2}\)?)[\s-]?\d{3,4}[\s-]?\d{3,4}|(?<!\d)09\d{2}[\s-]?\d{3}[\s-]?\d{3}|0[89]00[\s-]?\d{3}[\s-]?\d{3}|(?:[零〇一二三四五六七八九]\s?){8,}/u
const INVITED =
  /(?:加|搜尋?|私訊|洽詢?|聯絡|聯繫|致電|來電|撥打|密)(?:我們|本店|官方|客服|一下|以下|這個)*(?:的)?\s?(?:line|賴|ig|fb|wechat|微信|telegram|飛機|tg|臉書|粉專|社團|群組|好友|電話|專線)|(?:line|微信|wechat|telegram|whatsapp|ig)\s?(?:id|帳號|群|@|號|:)|(?:電話|專線|統編|帳號|匯款|客服)\s?[:為是]/iu

/**
 * The first contact or address in a plain text that is not in the data; null when there is none. E-mail addresses, accounts and
 * telephone numbers are refused even if a page has them, because they do not belong in a report.
 * @param known the addresses of the compared pages in all accepted spellings
 */
export function contactIn(text: string, known: ReadonlySet<string>): string | null {
  let rest = text
  for (const [address] of text.matchAll(ADDRESS)) {
    if (!known.has(bareAddress(address))) return address
    rest = rest.replace(address, ' ')
  }
  for (const pattern of [SCHEME, MAIL, HANDLE, PHONE, INVITED, SPELLED, BARE_HOST]) {
    const [found] = rest.match(pattern) ?? []
    if (found !== undefined && !(pattern === BARE_HOST && known.has(found.toLowerCase()))) return found
  }
  return null
}

/** An address for comparison, with its fragment and without a trailing slash. */
export function bareAddress(url: string): string {
  return url
    .replace(/[.。,;:!?]+$/u, '')
    .replace(/\/+(?=#|$)/u, '')
    .toLowerCase()
}
