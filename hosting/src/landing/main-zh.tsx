import { hydrate } from './hydrate.tsx'
import { ZhPage } from './zh-page.tsx'

hydrate(<ZhPage />)
