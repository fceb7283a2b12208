import { LOGO_MAX_BYTES, type Logo } from '@gaplens/contracts/shares/branding'
import { decodePng } from './read-png.ts'
import { encodePng } from './write-png.ts'

/**
 * Re-encodes a logo. The uploaded file is decoded and only its pixels are written to a new file, so no metadata, script or
 * second format inside it is stored.
 * @param base64 a PNG file
 * @returns `invalid` for anything that is not a PNG of a permitted size; `too-large` when its pixels compress badly
 */
export function cleanLogo(base64: string): Logo | 'invalid' | 'too-large' {
  const pixels = decodePng(Buffer.from(base64, 'base64'))
  if (pixels === null) return 'invalid'
  const png = encodePng(pixels)
  if (png.length > LOGO_MAX_BYTES) return 'too-large'
  return { png: png.toString('base64'), width: pixels.width, height: pixels.height }
}
