import iconv from 'iconv-lite'

/** Encoding labels that real pages use, and the codec for each. GB2312 and GBK are read as their superset GB18030. */
const CODECS: ReadonlyArray<readonly [RegExp, string, string]> = [
  [/^(?:unicode-1-1-)?utf-?8$|^utf8mb4$/, 'utf-8', 'utf-8'],
  [/^utf-?16-?be$/, 'utf-16be', 'utf-16be'],
  [/^utf-?16(?:-?le)?$|^unicode$|^ucs-2$/, 'utf-16le', 'utf-16le'],
  [
    /^(?:gb[-_]?2312(?:-80)?|gbk|x-gbk|gb18030|cp936|ms936|euc-cn|chinese|csgb2312|hz-gb-2312)$/,
    'gb18030',
    'gb18030',
  ],
  [/^(?:big-?5(?:[-_]?(?:hkscs|eten|tw))?|cn-big5|x-x-big5|csbig5|cp950|ms950|x-big5)$/, 'big5', 'big5hkscs'],
  [/^(?:shift[-_]?jis|sjis|x-sjis|ms_?kanji|windows-31j|cp932|ms932|csshiftjis)$/, 'shift_jis', 'shift_jis'],
  [/^(?:euc[-_]?jp|x-euc-jp)$/, 'euc-jp', 'euc-jp'],
  [/^(?:euc[-_]?kr|ks_?c_?5601(?:-19(?:87|89))?|korean|windows-949|cp949|uhc)$/, 'euc-kr', 'cp949'],
  [
    /^(?:iso[-_]?8859-?1|latin-?1|l1|us-ascii|ascii|ansi|windows-1252|cp-?1252|x-ansi)$/,
    'windows-1252',
    'windows-1252',
  ],
  [/^(?:iso[-_]?8859-?9|latin-?5|windows-1254|cp-?1254)$/, 'windows-1254', 'windows-1254'],
  [/^(?:iso[-_]?8859-?11|tis-?620|windows-874|cp-?874)$/, 'windows-874', 'windows-874'],
]

/** The WHATWG name for a label; null when the label is not supported. */
export function encodingFor(label: string): string | null {
  const name = label.trim().toLowerCase()
  const known = CODECS.find(([pattern]) => pattern.test(name))
  if (known !== undefined) return known[1]
  return /^[a-z0-9:_-]{2,40}$/.test(name) &&
    !/utf-?7|utf-?32|base64|hex|binary/.test(name) &&
    iconv.encodingExists(name)
    ? name
    : null
}

/** The iconv-lite codec for a WHATWG encoding name. */
export function codecFor(name: string): string {
  return CODECS.find(([, canonical]) => canonical === name)?.[2] ?? name
}
