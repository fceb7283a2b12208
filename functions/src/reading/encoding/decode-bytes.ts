import { isAscii, isUtf8 } from 'node:buffer'

/** How far bytes are UTF-8. `ascii`: no byte is above 0x7f. `multibyte`: all sequences are well-formed. `no`: some are not. */
export function utf8KindOf(bytes: Uint8Array): 'ascii' | 'multibyte' | 'no' {
  if (isAscii(bytes)) return 'ascii'
  // A body that was cut at the size limit may end within a character, so the last one is left out.
  const whole = isUtf8(bytes) ? bytes : bytes.subarray(0, lastCharacterStart(bytes))
  if (whole !== bytes && !isUtf8(whole)) return 'no'
  return isAscii(whole) ? 'no' : 'multibyte'
}

function lastCharacterStart(bytes: Uint8Array): number {
  for (let back = 1; back <= 4 && back <= bytes.length; back++) {
    const byte = bytes[bytes.length - back] ?? 0
    if (byte >= 0xc0) return bytes.length - back
    if (byte < 0x80) break
  }
  return bytes.length
}

/** Whether UTF-8 bytes hold one of the control characters U+0080 to U+009F. */
export function hasControls(bytes: Uint8Array): boolean {
  let at = bytes.indexOf(0xc2)
  while (at >= 0) {
    const next = bytes[at + 1] ?? 0
    if (next >= 0x80 && next < 0xa0) return true
    at = bytes.indexOf(0xc2, at + 1)
  }
  return false
}

/** Detects UTF-16 without a byte-order mark: its markup has a zero in every other byte. */
export function looksLikeUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const length = Math.min(bytes.length & ~1, 2048)
  if (length < 16) return null
  let even = 0
  let odd = 0
  for (let i = 0; i < length; i += 2) {
    if (bytes[i] === 0) even++
    if (bytes[i + 1] === 0) odd++
  }
  const pairs = length / 2
  // A Chinese page has fewer zeros, but those of its tags are all in even or all in odd positions.
  if (odd > pairs * 0.2 && even < pairs * 0.02) return 'utf-16le'
  if (even > pairs * 0.2 && odd < pairs * 0.02) return 'utf-16be'
  return null
}
