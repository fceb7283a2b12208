import iconv from 'iconv-lite'
import jschardet from 'jschardet'
import { hasControls, looksLikeUtf16, utf8KindOf } from './decode-bytes.ts'
import { codecFor, encodingFor } from './encodings.ts'

/** The text of a page, and the WHATWG name of the encoding it was read in. */
export interface DecodedText {
  readonly text: string
  readonly encoding: string
}

/**
 * Decodes the bytes of a page. The encoding is taken from the byte-order mark, else the header, else the declaration in
 * the document, else it is detected. A declaration that contradicts the bytes is ignored. Never throws.
 */
export function decode(bytes: Uint8Array, contentType: string | null): DecodedText {
  const mark = byteOrderMark(bytes)
  if (mark !== null) return read(bytes, mark)
  // Text of another multi-byte encoding is practically never well-formed UTF-8, so UTF-8 wins over any declaration.
  const utf8 = utf8KindOf(bytes)
  if (utf8 === 'multibyte') return read(bytes, 'utf-8')
  const wide = looksLikeUtf16(bytes)
  if (wide !== null) return read(bytes, wide)
  if (utf8 === 'ascii') {
    // ISO-2022-JP writes its text with ASCII bytes too. Any other encoding reads ASCII bytes as UTF-8 does.
    return read(bytes, 'utf-8')
  }
  const declared = [charsetOf(contentType ?? ''), declaredInside(bytes)].filter((name) => name !== null)
  for (const name of declared) {
    if (name === 'utf-8' && !mostlyUtf8(bytes)) continue
    if (name.startsWith('utf-16')) continue
    const text = read(bytes, name)
    if (isSound(text.text) && !(isWestern(name) && detect(bytes) !== null)) return text
  }
  const detected = detect(bytes)
  if (detected !== null) return read(bytes, detected)
  return read(bytes, declared[0] ?? 'windows-1252')
}

function charsetOf(text: string): string | null {
  const found = /charset\s*=\s*["']?\s*([^\s"';,>]+)/i.exec(text.slice(0, 2000))
  return found?.[1] === undefined ? null : encodingFor(found[1])
}

/** The encoding that the first bytes declare: `<meta charset>`, its http-equiv form, or an XML declaration. */
function declaredInside(bytes: Uint8Array): string | null {
  const head = latin1(bytes.subarray(0, 8192))
  const xml = /^\s*<\?xml[^>]{0,200}?encoding\s*=\s*["']([^"']+)/i.exec(head)
  if (xml?.[1] !== undefined) return encodingFor(xml[1])
  for (const [tag] of head.matchAll(/<meta\s[^>]{0,1000}/gi)) {
    const name = charsetOf(tag)
    // A declaration that can be read as ASCII cannot be UTF-16, whatever it says.
    if (name !== null) return name.startsWith('utf-16') ? 'utf-8' : name
  }
  return null
}

function byteOrderMark(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  return null
}

function read(bytes: Uint8Array, name: string): DecodedText {
  const codec = codecFor(name)
  try {
    const text =
      codec === 'utf-8' || codec.startsWith('utf-16')
        ? new TextDecoder(codec).decode(bytes)
        : iconv.decode(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), codec)
    return { text: codec !== 'utf-8' || hasControls(bytes) ? repaired(text) : text, encoding: name }
  } catch {
    return { text: new TextDecoder('utf-8').decode(bytes), encoding: 'utf-8' }
  }
}

/**
 * Repairs text that was encoded as UTF-8 twice, such as `â\x80\x99` for an apostrophe. It is repaired only when it holds
 * control characters, which no text has. Without them the accented letters may be intended.
 */
function repaired(text: string): string {
  if (!/[\u00c2-\u00f4][\u0080-\u009f]/.test(text)) return text
  return text.replace(/[\u00c2-\u00f4][\u0080-\u00bf]{1,3}/g, (garbled) => {
    try {
      return STRICT_UTF8.decode(Uint8Array.from(garbled, (character) => character.charCodeAt(0)))
    } catch {
      return garbled
    }
  })
}

const STRICT_UTF8 = new TextDecoder('utf-8', { fatal: true })

const isWestern = (name: string): boolean => /^(?:windows-125[0-8]|iso-8859)/.test(name)

/** Whether decoded text has so few unreadable characters that the encoding is right. A cut at the end leaves one or two. */
function isSound(text: string): boolean {
  let bad = 0
  let high = 0
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code > 0x7f) high++
    // U+FFFD, control characters, and the private-use characters that legacy double-byte tables use for unknown bytes.
    if (code === 0xfffd || (code >= 0x80 && code < 0xa0) || (code >= 0xe000 && code < 0xf8ff)) bad++
  }
  return bad <= 2 + high * 0.02
}

/** Whether bytes are UTF-8 with a few broken sequences, as on pages that are put together from several sources. */
function mostlyUtf8(bytes: Uint8Array): boolean {
  return isSound(new TextDecoder('utf-8').decode(bytes))
}

/** Detected encodings that are trusted. A few accented letters are enough for the detector to name many others wrongly. */
const DOUBLE_BYTE = /^(?:gb18030|big5|shift_jis|euc-jp|euc-kr|iso-2022-jp)$/
const OTHER_ALPHABET = /^(?:windows-125[1356]|koi8-r|iso-8859-[5678]|windows-874)$/

/** Detects the encoding from up to 24 kB of the text between tags; null when the result is uncertain. */
function detect(bytes: Uint8Array): string | null {
  const sample = sampleText(bytes)
  if (sample.length < 8) return null
  try {
    const guess = jschardet.detect(Buffer.from(sample), { minimumThreshold: 0.3 })
    const name = guess?.encoding ? encodingFor(guess.encoding) : null
    if (name === null) return null
    // Text in another alphabet consists mostly of bytes above ASCII. Latin text with accents has few of them.
    const believed = DOUBLE_BYTE.test(name) || (OTHER_ALPHABET.test(name) && highShare(sample) > 0.5)
    return believed && isSound(read(sample, name).text) ? name : null
  } catch {
    return null
  }
}

/** Share of the bytes above ASCII among all bytes that are letters. */
function highShare(bytes: Uint8Array): number {
  let high = 0
  let letters = 0
  for (const byte of bytes) {
    if (byte >= 0x80) high++
    else if ((byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7a) letters++
  }
  return high / Math.max(1, high + letters)
}

/** ASCII bytes kept on each side of other bytes. A word fits, and a script is too long to distort the statistics. */
const ASCII_AROUND = 16

/**
 * Takes a sample of the bytes above ASCII, with a few ASCII bytes around them. Most markup and scripts are left out,
 * because a page may have so much of them before its text that they would fill the sample.
 */
function sampleText(bytes: Uint8Array): Uint8Array {
  const out = new Uint8Array(24_576)
  let size = 0
  /** Bytes before this position have been handled. */
  let from = 0
  for (let i = 0; i < bytes.length && size < out.length; i++) {
    if ((bytes[i] ?? 0) < 0x80) continue
    // The range reaches from the end of one tag to the start of the next, within ASCII_AROUND bytes. In the encodings
    // that are detected here, neither bracket is ever the second byte of a character.
    let start = i
    while (start > from && i - start < ASCII_AROUND && !isBracket(bytes[start - 1])) start--
    let end = i + 1
    for (let quiet = 0; end < bytes.length && quiet < ASCII_AROUND && !isBracket(bytes[end]); end++)
      quiet = (bytes[end] ?? 0) < 0x80 ? quiet + 1 : 0
    const piece = bytes.subarray(start, Math.min(end, start + out.length - size))
    out.set(piece, size)
    size += piece.length
    if (size < out.length) out[size++] = 0x20
    from = end
    i = end - 1
  }
  return out.subarray(0, size)
}

const isBracket = (byte: number | undefined): boolean => byte === 0x3c || byte === 0x3e

function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
}
