/**
 * What short texts say on any site that are not its content, or that are facts about it. They are mainly in English and
 * Chinese, with the most common words of other languages, and are matched against one short segment at a time.
 */
const SIGNS = {
  copyright:
    /©|\(c\)|copyright|all rights reserved|版權所有|版权所有|保留(?:一切|所有)權利|著作權|powered by|icp备|icp證/i,
  legal:
    /privacy|cookie|terms (?:of|and|&)|gdpr|disclaimer|accessibility|imprint|impressum|隱私|隐私|條款|条款|免責|免责|聲明|声明/i,
  subscribe:
    /subscri|newsletter|sign up|join (?:our|us|the)|mailing list|inbox|unsubscribe|訂閱|订阅|電子報|追蹤我們|加入會員|notify me|enter your email/i,
  account:
    /log ?in|log ?out|sign ?in|sign ?out|register|my account|password|create account|登入|登录|註冊|注册|會員|会员|忘記密碼/i,
  share:
    /\bshare\b|facebook|twitter|linkedin|pinterest|whatsapp|instagram|tiktok|youtube|reddit|telegram|weibo|follow us|分享|轉發|追蹤|粉絲團|微博|微信|關注|copy link|print this/i,
  related:
    /related|recommend|you (?:may|might) (?:also )?(?:like|enjoy)|also (?:bought|viewed|like)|similar|more (?:from|stories|articles|posts|news|in|like)|read (?:more|next|also)|keep reading|up next|trending|popular|latest|recent(?:ly)? |see also|don.t miss|延伸閱讀|相關|相关|推薦|推荐|熱門|热门|看更多|更多|猜你喜歡|其他人也|最新文章|近期|下一篇|上一篇|精選/i,
  comment:
    /\bcomments?\b|\breply\b|replies|leave a (?:reply|comment)|be the first|留言|回覆|回复|評論|评论|發表|发表|樓主|網友/i,
  cart: /add to (?:cart|bag|basket|wish)|\bcart\b|checkout|buy now|quantity|wishlist|in stock|out of stock|sold out|ships? |free shipping|delivery|returns?\b|購物車|加入購物|結帳|立即購買|購買|庫存|運費|免運|收藏|數量/i,
  price:
    /(?:[$€£¥₹]|\b(?:usd|eur|gbp|ntd?|twd|hkd|rmb|cad|aud)\b|nt\$)\s?\d|\d\s?(?:€|£|元|円|kr|zł|usd|eur)|\d{1,2}% off/i,
  date: /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d{1,2}|\d{1,2} (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|\b\d{4}[-/.年]\d{1,2}[-/.月]\d{1,2}|\d{1,2}\/\d{1,2}\/\d{2,4}|\b(?:hour|day|week|month|year|minute)s? ago|小時前|分鐘前|天前|yesterday/i,
  byline:
    /^by\b|written by|posted by|author|reviewed by|^photo|image credit|credit:|getty|shutterstock|作者|記者|编辑|編輯|撰文|文[／/:：]|圖[／/:：]|來源|来源|min(?:ute)?s? read|閱讀時間/i,
  navigation:
    /^(?:home|menu|search|close|back|next|previous|prev|top|more|help|contact(?: us)?|about(?: us)?|blog|news|shop|products?|services?|faqs?|careers?|support|sitemap|login|cart|skip to (?:main )?content|toggle navigation|show more|load more|view all|see all|learn more|read more|back to top|首頁|首页|選單|回首頁|上一頁|下一頁|返回|搜尋|關於我們|聯絡我們|联系我们|網站地圖|更多|展開|收合)$/i,
  action:
    /^(?:get|start|try|book|request|schedule|download|view|see|shop|learn|read|discover|explore|find|join|apply|contact|call|click|select|choose|add|save|watch|check|browse|continue|submit|send|立即|馬上|免費|點此|點擊|查看|了解|瀏覽|下載|預約)\b/i,
  controls:
    /^(?:sort by|filter|filters?|show|items? per page|results?|page \d|\d+ (?:results|items|products)|showing|clear all|apply|reset|grid|list|排序|篩選|顯示|共\s*\d+)/i,
  votes:
    /^\d[\d,.]*\s*(?:likes?|views?|votes?|points?|replies|comments?|shares?|reviews?|answers?|upvotes?|k|m)?$|\d+ (?:likes?|views?|votes?|points|reviews?)\b|out of 5|helpful|\bstars?\b|瀏覽|點閱|讚|評分|人氣/i,
  review:
    /reviews?\b|ratings?\b|testimonial|verified (?:purchase|buyer)|customer (?:feedback|stories)|what (?:our|people|customers)|評價|評論|評分|口碑|見證|レビュー/i,
  question: /\bfaqs?\b|frequently asked|q\s?&\s?a|common questions|常見問題|常见问题|問與答|よくある/i,
  posts:
    /^(?:posted|joined|member since|location|messages|posts|reputation|quote|report|permalink|#\d+|last edited|edited|thanks|kudos|solved|accepted|發表於|註冊時間|文章數|積分|引用|舉報)/i,
  location:
    /\b(?:tel|phone|fax|e-?mail|address|opening hours|mon-fri|p\.?o\.? box)\b|電話|傳真|地址|信箱|統編|營業時間|@[a-z0-9-]+\.[a-z]/i,
  notice:
    /javascript|browser|advertisement|^ad$|sponsored|廣告|广告|loading|please wait|undefined|error|翻譯|translated|all fields|required field/i,
  credit:
    /\b(?:image|photo|photograph|picture|video|credits?|courtesy|illustration)s?\s*(?:by|credit|of|via|[:/(])|getty|shutterstock|\(ap\b|ap photo|\breuters\b|\bafp\b|file photo|圖片來源|照片來源|示意圖|翻攝|資料照|攝影|^[▲▼△]/i,
  lure: /click here|^(?:read|see|watch|also read|read also|more|recommended|don.t miss|must read|in case you missed|next|related)\b[^:]{0,14}:|\bread more\b|get (?:the|our) .{0,24}\bapp\b|download (?:the|our)|sign up (?:for|to)|^follow|\btweet us\b|stay (?:up|in|tuned)|join (?:the conversation|us)|your inbox|延伸閱讀|看更多|更多(?:新聞|文章|內容|報導)|點我|點這裡|下載 ?app|加入.{0,8}好友|按讚|立即下載|訂閱/i,
  biography:
    /contributed to this (?:report|story|article)|\b(?:he|she|they) can be reached|email (?:him|her|them|the author)|\bis an? (?:staff|senior|freelance|contributing|award-winning|reporter|writer|editor|journalist|author|associate|former)\b|about the author|follow (?:him|her|them|me) on|責任編輯|核稿編輯|作者簡介|關於作者|本文作者/i,
  consent:
    /\bcookies?\b.{0,150}\b(?:consent|device|browser|websites?|track|analytic|advertis|preference|essential|experience)|\b(?:consent|technologies)\b.{0,60}\bcookies?\b|legitimate interest|personal (?:data|information).{0,150}\b(?:process|collect|shar|disclos|privacy)|\byou(?:r consent| may opt)|third.part(?:y|ies).{0,80}(?:privacy|cookie|your information)|隱私權政策|個人資料(?:保護|之?蒐集)|使用 ?cookie/i,
  toc: /^(?:table of contents|contents|on this page|in this (?:article|section|guide)|jump to|目錄|目录|本文目錄|文章目錄|章節|edit this page|was this (?:page|article) helpful|last updated)/i,
} as const

const DIGIT = /\d/
const WORDED_DATE = /\b(?:hour|day|week|month|year|minute)s? ago|小時前|分鐘前|天前|yesterday/i

export type Sign = keyof typeof SIGNS
export const SIGN_NAMES = Object.keys(SIGNS) as Sign[]
const PATTERNS: readonly RegExp[] = Object.values(SIGNS)
/** The patterns that can match a text without digits, as most texts are. Those of prices and dates are the slowest. */
const WORDED: readonly (RegExp | null)[] = SIGN_NAMES.map((name) =>
  name === 'price' ? null : name === 'date' ? WORDED_DATE : SIGNS[name],
)

/** Longer texts have no signs, except for credits, calls to action, biographies and cookie notices. */
const MAX_CHARS = 120
const MAX_ASIDE_CHARS = 400
const ASIDES = [SIGN_NAMES.indexOf('credit'), SIGN_NAMES.indexOf('lure'), SIGN_NAMES.indexOf('biography')]
const MAX_CONSENT_CHARS = 1200
const CONSENT = SIGN_NAMES.indexOf('consent')

/** The signs of very short texts are cached, because menus and labels repeat from page to page. */
const MAX_LABEL_CHARS = 40
const MAX_LABELS = 10_000
const labels = new Map<string, number>()

/** The signs of each text as bits in the order of `SIGN_NAMES`. Repeated texts are matched once. */
export function signsOf(texts: readonly string[]): number[] {
  const known = new Map<string, number>()
  return texts.map((text) => {
    if (text.length > MAX_CHARS) return asidesIn(text)
    const seen = text.length <= MAX_LABEL_CHARS ? labels : known
    const before = seen.get(text)
    if (before !== undefined) return before
    const bits = signsIn(text)
    if (labels.size >= MAX_LABELS) labels.clear()
    seen.set(text, bits)
    return bits
  })
}

function signsIn(text: string): number {
  const patterns = DIGIT.test(text) ? PATTERNS : WORDED
  let bits = 0
  for (let i = 0; i < patterns.length; i++) if (patterns[i]?.test(text) === true) bits |= 1 << i
  return bits
}

function asidesIn(text: string): number {
  let bits = 0
  if (text.length <= MAX_ASIDE_CHARS)
    for (const at of ASIDES) if (PATTERNS[at]?.test(text) === true) bits |= 1 << at
  if (text.length <= MAX_CONSENT_CHARS && SIGNS.consent.test(text)) bits |= 1 << CONSENT
  return bits
}
