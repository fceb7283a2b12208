/** Headings of advertising and of text about the site itself. No other page has this text, yet it is no strength of the page. */
const SELF_PROMOTION =
  /^關於|優惠|折扣|特價|促銷|會員|訂閱|電子報|購物車|立即(?:購買|預約|下單)|(?:怎麼|如何)(?:購買|訂購|預約|聯絡)|購買方式|訂購|門市|營業時間|聯絡|洽詢|客服|運費|退換貨|活動|抽獎|徵才|作者|版權|隱私|條款|我們的?(?:服務|團隊|優勢|保證|特色|堅持)|選擇我們|服務(?:項目|費用|流程|特色|團隊|據點)|[大三四五六]保證|(?:顧客|客戶|網友|學員)?(?:好評|見證|真心推薦)|人氣/u

/** Whether the text under a heading advertises the site instead of informing about the topic. */
export function isSelfPromotion(heading: string): boolean {
  return SELF_PROMOTION.test(heading)
}
