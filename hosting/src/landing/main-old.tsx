import './base.css'
import { hydrate } from './hydrate.tsx'
import { OldPage } from './old-page.tsx'

hydrate(<OldPage notFound={document.documentElement.dataset.page === 'not-found'} />)
