import { appShell } from './app-shell.ts'
import { blog } from './blog.ts'
import { clientBlog } from './client-blog.ts'
import { clientOffice } from './client-office.ts'
import { clientStore } from './client-store.ts'
import { divSoup } from './div-soup.ts'
import { docs } from './docs.ts'
import { forum } from './forum.ts'
import { government } from './government.ts'
import { helpCenter } from './help-center.ts'
import { howTo } from './how-to.ts'
import { lab } from './lab.ts'
import { magazine } from './magazine.ts'
import type { Layout } from './markup.ts'
import { portal } from './portal.ts'
import { rdfa } from './rdfa.ts'
import { shop } from './shop.ts'

/** The layouts, by the name that a site's `site.json` gives. */
export const LAYOUTS: Readonly<Record<string, Layout>> = {
  'app-shell': appShell,
  blog,
  'client-blog': clientBlog,
  'client-office': clientOffice,
  'client-store': clientStore,
  'div-soup': divSoup,
  docs,
  forum,
  government,
  'help-center': helpCenter,
  'how-to': howTo,
  lab,
  magazine,
  portal,
  rdfa,
  shop,
}
