import { ZhPage } from '../landing/zh-page.tsx'
import { hydrate } from './hydrate.tsx'

export const hydratePage = () => hydrate(<ZhPage />)
