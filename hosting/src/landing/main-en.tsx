import { EnPage } from './en-page.tsx'
import { hydrate } from './hydrate.tsx'

hydrate(<EnPage />)
