import { blog } from './blog.ts'
import { clientStore } from './client-store.ts'
import { divSoup } from './div-soup.ts'
import { docs } from './docs.ts'
import { forum } from './forum.ts'
import { magazine } from './magazine.ts'
import type { Layout } from './markup.ts'
import { shop } from './shop.ts'

/** By the name a site gives in its `site.json`. */
export const LAYOUTS: Readonly<Record<string, Layout>> = {
  blog,
  'client-store': clientStore,
  'div-soup': divSoup,
  docs,
  forum,
  magazine,
  shop,
}
