import { hydrateWhenUsed } from './hydrate-when-used.ts'
import { revealAsVisible } from './reveal.ts'

/** The pages by the `data-page` of their documents (prerender/pages.tsx). A visitor loads only the one page. */
const PAGES = {
  zh: async () => (await import('../landing/zh-page.tsx')).ZhPage,
  en: async () => (await import('../landing/en-page.tsx')).EnPage,
  old: async () => (await import('../landing/old-page.tsx')).OldPage,
  'not-found': async () => (await import('../landing/old-page.tsx')).NotFoundPage,
  sample: async () => (await import('../sample/sample-page.tsx')).SamplePage,
}
export type PageName = keyof typeof PAGES

const isPage = (name: string | undefined): name is PageName => name !== undefined && name in PAGES

revealAsVisible()
const { page } = document.documentElement.dataset
if (isPage(page))
  hydrateWhenUsed(
    async () => {
      const [{ hydrate }, Page] = await Promise.all([import('./hydrate.tsx'), PAGES[page]()])
      return () => hydrate(Page)
    },
    // Print differs from the screen, so the page prints itself.
    page === 'sample' && 'KeyP',
  )
