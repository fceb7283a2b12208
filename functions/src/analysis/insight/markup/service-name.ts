import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import { normalise } from '@gaplens/text/terms'
import { oneLine } from '../facts/wording.ts'

/** What makes a title a sentence to the reader instead of a name: 「請人顧爸媽，我們陪您辦到好」, 「讓搬家變輕鬆」. */
const SPOKEN =
  /[您你]|(?<!自)我|(?<![轉出])讓(?!渡)|[嗎吧]$|[。！？!?]|\b(?:your?|we|our|us|let|how|why|what)\b/iu
/** The same in a title with a comma, whose parts are more often sentences: 「家裡有白蟻，先別急著打藥」. */
const SPOKEN_IN_PARTS = /[有要別先怎]/u

/** What a page tells about a service, and not a part of its name: 「價格表」, 「收費與流程一覽」, "pricing". */
const ABOUT =
  '(?:價[格目錢碼]|費用|收費|報價|計價|流程|方案|購買|服務|常見|注意|約定)?(?:價[格目錢碼]表?|價目表?|費用|收費|報價|計價|資費|費率|定價|行情|流程|須知|事項|說明|介紹|一覽表?|總覽|問答|問題|標準|方式|明細|表)|\\b(?:pricing|prices?|fees?|costs?|faqs?|rates?|plans?)\\b'
/** The end of the title of a page about a service's price, from what it tells first: 「的機器和價錢」 loses 「和價錢」. */
const TOLD_OF = new RegExp(`(?:[與和及、的／/&\\s]*(?:${ABOUT}))+(?:（[^）]*）)?$`, 'iu')

/** A title that says of no service which it is: 「價格與方案」, 「服務項目」, "Services and pricing". */
const ANY_SERVICE = new RegExp(
  `^(?:${ABOUT}|服務|方案|專案|課程|療程|項目|內容|資訊|\\b(?:services?|and)\\b|[與和及、的／/&\\s])+$`,
  'iu',
)

/** The noun of a service. Beside it, goods and their kinds have a price list too: 「助聽器價格表」, 「車種與費用」. */
const NOUN =
  /服務|代辦|代書|代客|代購|代理|出租|租賃|租借|安裝|維修|檢修|修[理繕補]|檢測|檢查|鑑定|施工|工程|防治|防水|除蟲|清[潔洗運]|打掃|收納|搬[家運遷]|包車|接送|運送|驗[配光屋]|治療|療程|手術|門診|看診|復健|美容|保養|保險|貸款|轉貸|理財|課程?|教學|培訓|訓練|班$|設計|建置|規劃|顧問|諮詢|申[請辦報]|登記|看護|照[顧護]|陪[伴同]|婚[宴禮攝]|禮儀|攝影|翻譯|印刷|[燙剪染]髮|洗衣|住宿|寄宿|一日遊|旅遊|專案|方案|\b(?:services?|repairs?|cleaning|moving|installation|treatments?|therapy|rental|consult\w+|training|courses?|insurance|design|care)\b/iu

/** Parts of a title: the first names the page, another often its site. */
const BETWEEN_PARTS = /\s*[|｜]\s*/u
const LEAST = 2

/**
 * What a page calls the one service that it offers; null when its title says so nowhere: slogans, lists of prices for goods, and the
 * site's own name are none.
 */
export function serviceNameOf(page: Pick<ReadPage, 'title' | 'siteName'>): string | null {
  const [first = '', ...others] = oneLine(page.title).split(BETWEEN_PARTS)
  const site = normalise(oneLine(page.siteName))
  const namesSite = (part: string) => site !== '' && normalise(part).includes(site)
  const later = others.filter(
    (part) =>
      !namesSite(part) &&
      !site.includes(normalise(part)) &&
      !/[，、：:]/u.test(part) &&
      NOUN.test(part) &&
      !TOLD_OF.test(part),
  )
  return [first, ...later].map((part) => nameIn(part, namesSite)).find((name) => name !== null) ?? null
}

/** The name of a service in a part of a title; null for a slogan, and where only what is told of the service is left. */
function nameIn(part: string, namesSite: (part: string) => boolean): string | null {
  if (SPOKEN.test(part) || (part.includes('，') && SPOKEN_IN_PARTS.test(part.split('，')[0] ?? '')))
    return null
  const name = part.replace(TOLD_OF, '').trim()
  if (name === '' || ANY_SERVICE.test(name)) return null
  if (name === part) return name
  return [...name].length < LEAST || !NOUN.test(name) || namesSite(name) ? null : name
}
