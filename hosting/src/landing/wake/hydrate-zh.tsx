import { ZhPage } from '../zh-page.tsx'
import { hydrate } from './hydrate.tsx'

export const hydratePage = () => hydrate(<ZhPage />)
