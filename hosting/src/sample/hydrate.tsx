import { hydrate } from '../landing/wake/hydrate.tsx'
import { SamplePage } from './sample-page.tsx'

export const hydratePage = () => hydrate(<SamplePage />)
