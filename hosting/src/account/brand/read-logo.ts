import {
  LOGO_MAX_BYTES,
  LOGO_MAX_HEIGHT,
  LOGO_MAX_WIDTH,
  type Logo,
} from '@gaplens/contracts/shares/branding'
import { imageSize } from './image-size.ts'
import type { LogoProblem } from './strings.ts'

const FILE_MAX_BYTES = 5_000_000
const MAX_PIXELS = 25_000_000
/** Limit on the PNG in bytes; lower than the server's, which re-encodes it and may compress less well. */
const TARGET_BYTES = LOGO_MAX_BYTES * 0.8
/** An image that compresses badly is scaled by this factor, up to so many times. */
const SHRINK = 0.8
const TRIES = 7

/** Checks a file before it is decoded. @returns the problem, or null */
export async function logoProblem(file: File): Promise<LogoProblem | null> {
  if (file.type === 'image/svg+xml' || /\.svgz?$/i.test(file.name)) return 'svg'
  if (file.size > FILE_MAX_BYTES) return 'heavy'
  const bytes = await file.arrayBuffer().catch(() => null)
  if (bytes === null) return 'unreadable'
  const size = imageSize(new Uint8Array(bytes))
  if (size === null) return 'type'
  return size.width * size.height > MAX_PIXELS ? 'pixels' : null
}

/**
 * Converts an image to a PNG of at most 480 × 160 pixels with the browser's canvas, so that only the pixels of the file are kept.
 * The server checks it again.
 */
export async function readLogo(file: File): Promise<Logo | LogoProblem> {
  const problem = await logoProblem(file)
  if (problem !== null) return problem
  const picture = await createImageBitmap(file).catch(() => null)
  if (picture === null) return 'unreadable'
  try {
    return await logoOf(picture)
  } finally {
    // Its pixels take up to 100 MB, and are otherwise kept until the next garbage collection.
    picture.close()
  }
}

async function logoOf(picture: ImageBitmap): Promise<Logo | LogoProblem> {
  const canvas = document.createElement('canvas')
  let scale = Math.min(1, LOGO_MAX_WIDTH / picture.width, LOGO_MAX_HEIGHT / picture.height)
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const png = await draw(canvas, picture, scale)
    if (png === null) return 'unreadable'
    if (png.size <= TARGET_BYTES)
      return { png: await base64Of(png), width: canvas.width, height: canvas.height }
    scale *= SHRINK
  }
  return 'detail'
}

async function draw(canvas: HTMLCanvasElement, picture: ImageBitmap, scale: number): Promise<Blob | null> {
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const context = canvas.getContext('2d')
  if (context === null) return null
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return await new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))
}

async function base64Of(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}
