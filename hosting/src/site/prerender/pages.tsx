import { PLANS, PLANS_EN } from '@gaplens/contracts/points/plans'
import { StrictMode } from 'react'
// The edge build: with `react-dom/server` the process does not end.
import { renderToString } from 'react-dom/server.edge'
import { BRAND } from '../../ui/theme/brand.ts'
import { EnPage } from '../landing/en-page.tsx'
import { NotFoundPage, OldPage } from '../landing/old-page.tsx'
import { PICTURES_EN, PICTURES_ZH } from '../landing/pictures/pictures-text.ts'
import { ProductPictures } from '../landing/pictures/product-pictures.tsx'
import { EN } from '../landing/text/en.ts'
import { ZH } from '../landing/text/zh.ts'
import { ZhPage } from '../landing/zh-page.tsx'
import { LegalPage } from '../legal/legal-page.tsx'
import { BOT } from '../legal/text/bot.ts'
import { PRIVACY } from '../legal/text/privacy.ts'
import { TERMS } from '../legal/text/terms.ts'
import { SamplePage } from '../sample/sample-page.tsx'
import { type Assets, renderDocument } from './document.ts'
import type { PublicPage } from './page.ts'
import { robots, sitemap } from './site-files.ts'
import { SITE_ORIGIN } from './site-origin.ts'
import { faqPage, organization, softwareApplication } from './structured-data.ts'

const PICTURES = 'src/site/landing/pictures/styles.ts'
const LANGUAGES = { 'zh-Hant-TW': '/', en: '/en', 'x-default': '/' }
const IMAGE = {
  path: '/images/og-zh.png',
  alt: 'GapLens 缺口透鏡：看見 AI Overview 引用了什麼、您的網頁少了什麼',
}
const ZH_DEFAULTS = {
  lang: 'zh-Hant-TW',
  indexed: true,
  alternates: {},
  image: IMAGE,
  structuredData: [],
  styles: [],
} as const satisfies Partial<PublicPage>

const home = {
  path: '/',
  lang: 'zh-Hant-TW',
  description:
    '輸入關鍵字與您的網頁，GapLens 讀取 Google AI Overview 與最多 12 個引用網頁，指出您的內容缺口，每一項都附原文佐證。新帳號免費分析 5 次。',
} as const
const english = {
  path: '/en',
  lang: 'en',
  description:
    'Enter a keyword and your page: GapLens reads Google’s AI Overview and the pages it cites, and reports what your page lacks, with the original words as proof. 5 free analyses.',
} as const

export const PAGES: readonly PublicPage[] = [
  {
    ...ZH_DEFAULTS,
    ...home,
    file: 'index.html',
    title: 'GapLens 缺口透鏡｜看見 AI Overview 引用了什麼、您的網頁少了什麼',
    alternates: LANGUAGES,
    structuredData: [organization(), softwareApplication(home, PLANS), faqPage(ZH.faq, home.lang)],
    name: 'zh',
    styles: ['src/site/landing/zh-page.tsx', PICTURES],
    body: <ZhPage pictures={<ProductPictures text={PICTURES_ZH} />} />,
  },
  {
    ...ZH_DEFAULTS,
    ...english,
    file: 'en.html',
    title: 'GapLens | See what AI Overview cites and what your page is missing',
    alternates: LANGUAGES,
    image: {
      path: '/images/og-en.png',
      alt: 'GapLens: see what AI Overview cites and what your page is missing',
    },
    structuredData: [organization(), softwareApplication(english, PLANS_EN), faqPage(EN.faq, english.lang)],
    name: 'en',
    styles: ['src/site/landing/en-page.tsx', PICTURES],
    body: <EnPage pictures={<ProductPictures text={PICTURES_EN} />} />,
  },
  {
    ...ZH_DEFAULTS,
    file: 'old.html',
    path: '/old',
    title: `舊版首頁｜${BRAND.fullName}`,
    description: 'GapLens 的舊版首頁，保留給既有的連結。',
    indexed: false,
    name: 'old',
    styles: ['src/site/landing/old-page.tsx'],
    body: <OldPage />,
  },
  {
    ...ZH_DEFAULTS,
    file: '404.html',
    path: '/404',
    name: 'not-found',
    title: `找不到這個頁面｜${BRAND.fullName}`,
    description: '網址可能輸入錯誤，或頁面已經移動。',
    indexed: false,
    styles: ['src/site/landing/old-page.tsx'],
    body: <NotFoundPage />,
  },
  {
    ...ZH_DEFAULTS,
    file: 'sample.html',
    path: '/sample',
    title: `範例報告：手沖咖啡教學｜${BRAND.fullName}`,
    description:
      '一份完整的內容缺口報告，由 GapLens 實際產生：AI Overview、引用網頁、涵蓋矩陣、內容缺口、行動計畫與結構化資料建議。不必登入。',
    name: 'sample',
    styles: ['src/site/sample/sample-page.tsx'],
    lightWithoutScript: true,
    body: <SamplePage />,
  },
  {
    ...ZH_DEFAULTS,
    file: 'terms.html',
    path: '/terms',
    title: `服務條款｜${BRAND.fullName}`,
    description: 'GapLens 的服務條款：點數、退點、使用規則與責任範圍。',
    styles: ['src/site/legal/legal-page.tsx'],
    body: <LegalPage text={TERMS} />,
  },
  {
    ...ZH_DEFAULTS,
    file: 'privacy.html',
    path: '/privacy',
    title: `隱私權政策｜${BRAND.fullName}`,
    description: 'GapLens 保存哪些資料、保存多久、交給哪些服務處理，以及您的權利。',
    styles: ['src/site/legal/legal-page.tsx'],
    body: <LegalPage text={PRIVACY} />,
  },
  {
    ...ZH_DEFAULTS,
    file: 'bot.html',
    path: '/bot',
    title: `GapLensBot｜${BRAND.fullName}`,
    description: 'GapLensBot 是 GapLens 讀取網頁的程式：它讀什麼、遵守什麼、如何拒絕它。',
    styles: ['src/site/legal/legal-page.tsx'],
    body: <LegalPage text={BOT} />,
  },
]

export function renderPage(page: PublicPage, assets: Assets): string {
  return renderDocument(page, renderToString(<StrictMode>{page.body}</StrictMode>), assets, SITE_ORIGIN)
}

/** Generated files that contain the site's addresses. */
export function siteFiles(): Record<string, string> {
  return { 'sitemap.xml': sitemap(PAGES, SITE_ORIGIN), 'robots.txt': robots(SITE_ORIGIN) }
}
