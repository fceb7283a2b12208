import { EnPage } from '../landing/en-page.tsx'
import { hydrate } from './hydrate.tsx'

export const hydratePage = () => hydrate(<EnPage />)
