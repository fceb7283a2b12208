import { hydrate } from '../hydration/hydrate.tsx'
import { SamplePage } from './sample-page.tsx'

export const hydratePage = () => hydrate(<SamplePage />)
