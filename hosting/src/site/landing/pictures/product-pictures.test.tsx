// @vitest-environment jsdom
import '../../../../dev/dom.ts'
import { existsSync } from 'node:fs'
import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { inRoot } from '../../../../../scripts/lib/paths.ts'
import { PICTURES_EN, PICTURES_ZH } from './pictures-text.ts'
import { ProductPictures } from './product-pictures.tsx'

it.each([PICTURES_ZH, PICTURES_EN])(
  'shows each part of the product, light and dark, in words as well: $walk.title',
  (text) => {
    render(<ProductPictures text={text} video="" />)
    const pictures = screen.getAllByRole<HTMLImageElement>('img')
    expect(pictures).toHaveLength(2 * (4 + 5))
    for (const { src, alt } of pictures) {
      expect(existsSync(inRoot('hosting/public', new URL(src).pathname)), src).toBe(true)
      expect(alt.length).toBeGreaterThan(10)
    }
  },
)

it('walks through the product by steps that a keyboard can choose', () => {
  render(<ProductPictures text={PICTURES_ZH} video="" />)
  const steps = within(screen.getByRole('group', { name: PICTURES_ZH.walk.steps }))
  expect(steps.getAllByRole('radio')).toHaveLength(5)
  expect(steps.getByRole<HTMLInputElement>('radio', { name: /輸入關鍵字/ }).checked).toBe(true)
})

it('leaves the walk-through out where a video shows the same', () => {
  render(<ProductPictures text={PICTURES_ZH} video="https://www.youtube-nocookie.com/embed/abc" />)
  expect(screen.queryByRole('radio')).toBeNull()
})
