import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { BRAND } from '../../ui/theme/brand.ts'
import { LegalPage } from './legal-page.tsx'
import { PRIVACY } from './text/privacy.ts'
import { TERMS } from './text/terms.ts'

it.each([TERMS, PRIVACY])('leads to whom its reader may write: $title', (text) => {
  const main = /<main.*<\/main>/s.exec(renderToStaticMarkup(<LegalPage text={text} />))?.[0] ?? ''
  expect(main).toContain(`<a href="mailto:${BRAND.supportEmail}">${BRAND.supportEmail}</a>。`)
  expect(main.split(BRAND.supportEmail)).toHaveLength(3)
})
