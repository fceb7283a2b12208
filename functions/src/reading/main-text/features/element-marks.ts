import { attribute, type Element } from '../../html/dom.ts'

/**
 * What class names, ids, roles and property names commonly say about a part of a page on any site. Each pattern is matched
 * against single tokens: `c-product__RelatedItems` has `product`, `related`, `items`.
 */
const MARKS = {
  navigation: /^nav|navbar|navigation|^menu|submenu|megamenu|^topbar|^skip/,
  footer: /foot(?:er)?$|^footer|contentinfo|^colophon/,
  header: /^header|header$|masthead|^banner$|^top$|^branding/,
  sidebar: /sidebar|^side$|^aside|^rail|complementary|^secondary|^widget|widgets?$|rightcol|leftcol/,
  breadcrumb: /breadcrumb|^crumbs?$|^bread$|^path$/,
  share: /^shar|sharing|^social|^sns$|facebook|twitter|^tweet|whatsapp|pinterest|addthis|addtoany|^follow/,
  related:
    /related|recommend|^more$|^also|similar|upsell|crosssell|^read$|^next$|^prev|suggest|popular|trending|latest|recent|featured?$|discover|^hot$|^rank|recirc|outbrain|taboola|zergnet|revcontent|^most$|spotlight|^you$/,
  comment: /comment|^reply|replies|respond|disqus|discussion/,
  promo: /^ads?$|^advert|adsense|^promo|sponsor|^cta$|callout|^banner|dfp|^offer|campaign|donat|upgrade/,
  consent: /cookie|consent|gdpr|onetrust|privacy|ccpa|^cc$/,
  overlay:
    /modal|popup|popover|overlay|dialog|lightbox|drawer|offcanvas|toast|tooltip|flyout|dropdown|notification|alert/,
  newsletter: /newsletter|subscri|signup|optin|mailchimp|^email|klaviyo|mailing/,
  pagination: /paginat|^pager?$|pagenav|^pages$|loadmore/,
  taxonomy: /^tags?$|^categor|^topics?$|^terms?$|^labels?$|^badges?$|^keywords?$|taxonom/,
  meta: /meta(?:data)?$|^postmeta|^info$|^details?$|^stats?$|^data$|^timestamp|^date|^time$|published|^updated/,
  author: /author|byline|^bio$|writer|contributor|^vcard$|^profile|^avatar|^user|member|^staff/,
  search: /search|^query|autocomplete/,
  filter: /filter|facet|^sort|refine|toolbar|^controls?$|^options?$|swatch|variant|selector|picker/,
  account: /log-?in|signin|account|register|^auth|password|wishlist|^wish/,
  cart: /cart|basket|checkout|^bag$|addto|^atc$|^buy|purchase|quantity|^qty/,
  content: /content|^main$|^maincol|^primary$|^center$|^middle$|^inner$|^body$/,
  article: /article|^post$|^posts$|^entry|^story|^blog|^single$|^hentry$|articlebody|^essay|^news$/,
  prose:
    /^text|text$|^copy$|prose|rich|rte|wysiwyg|markdown|^description|desc$|^summary|^excerpt|^lead$|^intro|^paragraph|^para$|editor|^body(?:text|copy)/,
  product: /product|^pdp|^sku|^goods|merch/,
  card: /card|tile|teaser|thumbnail|^thumb|^item|items?$|^cell|^box$|^entry$|^result/,
  list: /^list|list$|listing|^grid|grid$|collection|^results$|^catalog|^archive|^feed|^index|^rows?$|directory/,
  caption: /caption|^credits?$|figcaption|^wp$/,
  embed: /^embed|^tweet|oembed|^quote$|pullquote|blockquote/,
  ranking: /^most|trending|popular|^rank|^chart|ticker|^breaking|^headlines?$|topstor|latest/,
  paywall: /paywall|premium|^regwall|^piano|^meter|locked|subscriber/,
  review: /review|rating|^stars?$|testimonial|feedback|^score|^vote|^quote/,
  thread:
    /thread|forum|^message|^topic|^question|^answer|^post(?:body|content|text)|^bbs|^cooked|viewtopic|^reply|conversation|signature/,
  toc: /^toc|tableofcontents|^outline|^onthispage|^contents$|^anchor|headerlink|scrollspy/,
  title: /title|headline|heading|^h[1-6]$|^hero|^subtitle|^kicker|^caption|^legend|eyebrow|tagline|^name$/,
  openable: /accordion|collaps|expand|^tabs?|tabpanel|toggle|^faqs?|panel|disclosure|readmore|showmore/,
  media:
    /gallery|carousel|slider|slide|swiper|slick|video|image|photo|figure|^media|player|audio|^picture|^img|thumb/,
  price: /price|^cost|discount|^sale|shipping|delivery|stock|availab|payment|financ|installment/,
  specs:
    /spec|^features?|^attribut|dimension|ingredient|nutrition|^table|^properties|^params?|highlight|bullet/,
  code: /^code|highlight|^pre$|snippet|syntax|prism|hljs|terminal|console|codeblock/,
  hiddenText: /^sr$|sronly|screen|visually|^hide|hidden|^a11y|offscreen|invisible|printonly|noprint/,
  form: /^form|form$|^input|^field|button|^btn|submit|contact|captcha|^label/,
  legal: /copyright|^legal|disclaim|^terms$|^notice|policy|^license/,
  brand: /logo|^brand|^icon|partner|client|award|^trust/,
  location: /address|^map|location|store|^hours|phone|^tel/,
  section: /^section|^block|^module|^component|^container|^wrapper|^wrap|^row|^col|^grid|^layout|^region/,
} as const

/** What two adjacent words of a class name say together: `entry-content`, `articleBody`. */
const PAIRED = {
  body: /(?:article|entry|post|story|news|blog|page|main|single|detail|thread|topic)[-_]{0,2}(?:body|content|text|copy|detail)/i,
} as const

export type Mark = keyof typeof MARKS | keyof typeof PAIRED
export const MARK_NAMES = [...Object.keys(MARKS), ...Object.keys(PAIRED)] as Mark[]
const PATTERNS = Object.values(MARKS)
const PAIR_PATTERNS = Object.values(PAIRED)

const tokenMarks = new Map<string, readonly number[]>()
const MAX_CACHED = 20_000

/** Indexes into `MARK_NAMES` of the marks in the element's own attributes. */
export function marksOf({ attribs: { class: classes, id, role, itemprop } }: Element): readonly number[] {
  const ofClasses = classes === undefined ? NONE : marksWritten(classes)
  if (id === undefined && role === undefined && itemprop === undefined) return ofClasses
  const found = new Set(ofClasses)
  for (const written of [id, role, itemprop])
    if (written !== undefined) for (const mark of marksWritten(written)) found.add(mark)
  return [...found]
}

const NONE: readonly number[] = []
const MAX_WRITTEN = 300
const known = new Map<string, readonly number[]>()

function marksWritten(written: string): readonly number[] {
  const key = written.length > MAX_WRITTEN ? written.slice(0, MAX_WRITTEN) : written
  const before = known.get(key)
  if (before !== undefined) return before
  const found = new Set<number>()
  for (const token of tokensOf(key)) for (const mark of marksOfToken(token)) found.add(mark)
  for (const [index, pattern] of PAIR_PATTERNS.entries())
    if (pattern.test(key)) found.add(PATTERNS.length + index)
  const marks = [...found]
  if (known.size >= MAX_CACHED) known.clear()
  known.set(key, marks)
  return marks
}

/** Lower-case words of class names and ids, split at punctuation, case changes and numbers. */
function tokensOf(written: string): string[] {
  return written
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((token) => token.length > 1 && token.length < 40)
}

function marksOfToken(token: string): readonly number[] {
  const before = tokenMarks.get(token)
  if (before !== undefined) return before
  const marks = PATTERNS.flatMap((pattern, index) => (pattern.test(token) ? [index] : []))
  if (tokenMarks.size >= MAX_CACHED) tokenMarks.clear()
  tokenMarks.set(token, marks)
  return marks
}

/** The tag of an element, or the tag that its role corresponds to. */
export function semanticTag(element: Element): string {
  return ROLE_TAGS[attribute(element, 'role')] ?? element.name
}

const ROLE_TAGS: Readonly<Record<string, string>> = {
  main: 'main',
  navigation: 'nav',
  contentinfo: 'footer',
  banner: 'header',
  complementary: 'aside',
  article: 'article',
  form: 'form',
  search: 'form',
  list: 'ul',
  listitem: 'li',
  button: 'button',
  table: 'table',
}
