import '../landing/base.css'
import { OldPage } from '../landing/old-page.tsx'
import { hydrate } from './hydrate.tsx'

export const hydratePage = () =>
  hydrate(<OldPage notFound={document.documentElement.dataset.page === 'not-found'} />)
