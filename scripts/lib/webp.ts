import type { Page } from '@playwright/test'

/**
 * Converts a PNG to WebP in the browser, because Playwright only writes PNG and JPEG.
 * @param quality from 0 to 1
 */
export async function toWebp(page: Page, png: Buffer, quality: number): Promise<Buffer> {
  const webp = await page.evaluate(
    async ({ source, wanted }) => {
      const image = new Image()
      image.src = `data:image/png;base64,${source}`
      await image.decode()
      const canvas = Object.assign(document.createElement('canvas'), {
        width: image.width,
        height: image.height,
      })
      canvas.getContext('2d')?.drawImage(image, 0, 0)
      return canvas.toDataURL('image/webp', wanted).split(',')[1] ?? ''
    },
    { source: png.toString('base64'), wanted: quality },
  )
  return Buffer.from(webp, 'base64')
}
