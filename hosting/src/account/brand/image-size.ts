/** The size of a picture in pixels, as its file declares it. */
export interface ImageSize {
  readonly type: 'image/png' | 'image/jpeg' | 'image/webp'
  readonly width: number
  readonly height: number
}

/**
 * Reads an image's type and size from its first bytes without decoding it, because a file of a few kilobytes may declare more
 * pixels than fit into memory.
 * @returns null for anything but PNG, JPEG and WebP
 */
export function imageSize(bytes: Uint8Array): ImageSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    return pngSize(view) ?? jpegSize(view) ?? webpSize(view)
  } catch (error) {
    // The file ends before its size is known.
    if (error instanceof RangeError) return null
    throw error
  }
}

function pngSize(view: DataView): ImageSize | null {
  if (view.getUint32(0) !== 0x89504e47 || view.getUint32(4) !== 0x0d0a1a0a) return null
  return { type: 'image/png', width: view.getUint32(16), height: view.getUint32(20) }
}

/** Reads segments up to the frame header, which contains the size (ITU T.81, section B.2.2). */
function jpegSize(view: DataView): ImageSize | null {
  if (view.getUint16(0) !== 0xffd8) return null
  let at = 2
  for (;;) {
    if (view.getUint8(at) !== 0xff) return null
    const marker = view.getUint8(at + 1)
    if (isFrameHeader(marker))
      return { type: 'image/jpeg', width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    at += 2 + view.getUint16(at + 2)
  }
}

/** SOF0 to SOF15 without the three of this range that define tables. */
function isFrameHeader(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
}

/** The first chunk of each of the three forms (RFC 9649, section 2). */
function webpSize(view: DataView): ImageSize | null {
  if (textAt(view, 0) !== 'RIFF' || textAt(view, 8) !== 'WEBP') return null
  const size = (width: number, height: number): ImageSize => ({ type: 'image/webp', width, height })
  switch (textAt(view, 12)) {
    case 'VP8 ':
      return size(view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff)
    case 'VP8L': {
      const bits = view.getUint32(21, true)
      return size((bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1)
    }
    case 'VP8X':
      return size((view.getUint32(24, true) & 0xffffff) + 1, (view.getUint32(26, true) >>> 8) + 1)
    default:
      return null
  }
}

function textAt(view: DataView, start: number): string {
  return String.fromCharCode(...[0, 1, 2, 3].map((offset) => view.getUint8(start + offset)))
}
