/** Practices that Google forbids or that are dishonest, unless the text advises against them. */
const FORBIDDEN =
  /假(?:的)?(?:評論|評價|留言|帳號|心得|見證|案例|經驗|作者|頭銜|專家|提及|新聞)|(?:買|購買|收購|徵求|交換|刷|洗|灌|衝|代寫)(?:一些|幾則|更多|大量|五星|好評)*(?:評論|評價|好評|留言|流量|點閱|點擊|讚|粉絲|連結|外鏈|反向連結|星等)|五星好評|(?:花錢|付費|付錢|請人|找人|僱人|找寫手)[^。;\n]{0,12}(?:評論|評價|好評|留言|推薦|提及|連結|洗|按讚|心得)|(?:杜撰|虛構|捏造|編造|偽造|憑空|瞎掰|自行想像|冒充|冒用|假裝|假冒|謊稱|佯稱)|(?:大量|批次|自動)(?:改寫|產生|生成|複製|產出|洗稿)|洗稿|偽原創|(?:整段|全文|直接|逐句)(?:複製|照抄|抄|改寫|搬)|照抄|抄襲|關鍵字(?:堆砌|填充|塞)|(?:塞|堆|重複)(?:滿|入|進)?[^。;\n]{0,6}關鍵字|(?:隱藏|看不見|白色|透明)(?:的)?(?:文字|連結|關鍵字)|白底白字|門頁|橋頁|偽裝|(?:私人|PBN)[^。;\n]{0,4}(?:網站|部落格)群|農場文|操[弄縱]|騙過|欺騙|(?:改|更新|調整|動一?動)[^。;\n]{0,6}(?:發布|發佈|更新|文章)?(?:日期|時間戳)[^。;\n]{0,12}(?:看起來|顯得|較新|就好|即可|假)|誘導\s?(?:AI|模型|Google)|(?:給|對)\s?AI\s?(?:看的?|下)(?:的)?(?:指令|提示)/iu
/** The same, told as a step or an offer: links sold or swapped, reviews by those who are no customers, text that only programs see. */
const FORBIDDEN_STEP =
  /(?:連結|外鏈|評論|評價|好評|粉絲|流量)[^。;\n]{0,16}(?:購買|買進|買來|出售|販售)|(?:買|收購|註冊)[^。;\n]{0,4}(?:舊|過期|到期)的?(?:網域|網址|域名)|(?:互相|彼此|互換|交換)[^。;\n]{0,8}(?:連結|評論|好評)|(?:朋友|親友|家人|員工|同事|寫手|工讀生|水軍)[^。;\n]{0,14}(?:評論|評價|好評|五星|星等)|(?:讀者|訪客|使用者|人)看不[到見][^。;\n]{0,8}(?:機器人|爬蟲|搜尋引擎|Google)[^。;\n]{0,3}看得|(?:白|同色|底色)[^。;\n]{0,4}字[^。;\n]{0,8}(?:白底|同色|底色)|字[^。;\n]{0,6}白[^。;\n]{0,8}白底|\b(?:buy(?:ing)?|sell(?:ing)?|swap(?:ping)?|exchang(?:e|ing)|trad(?:e|ing))\b[^.;\n]{0,20}\b(?:back)?links?\b|\b(?:buy(?:ing)?|fake|write your own)\b[^.;\n]{0,20}\breviews?\b|\b(?:hidden|invisible|white) text\b/iu
const REFUSED = /(?:不|勿|避免|禁止|拒絕|嚴禁|請勿|千萬別|別)[^。;!?\n,]{0,10}$/u

/** Results that nobody can promise. */
const RESULT =
  '(?:排名|名次|排到|排上|前\\s?[一二三四五六七八九十\\d]+\\s?[名頁]|第\\s?[一1]\\s?[名頁]|首頁|引用|被引|入選|收錄|流量|點擊|點閱|曝光|轉換|業績|營收|複合式|精選摘要|AI\\s?Overviews?|AI\\s?摘要|AI\\s?概覽)'
const SURE =
  '(?:(?:讓|幫|助|使|帶|送)(?:您|你|客戶|貴)|保證|擔保|包(?:準|你|您)?|必定|必然|一定(?:會|能|可以)?|肯定(?:會|能)?|絕對(?:會|能)?|勢必|穩(?:定)?(?:上|拿|進)|百分之百|百分百|100\\s?%|就(?:會|能|可以)(?:被|讓|使|衝|登|進|上|拿)?|即可(?:被|登|進|上|獲)?|馬上(?:會|能)?|立刻(?:會|能)?|很快(?:會|就)?|短期內|[一二三兩\\d]+\\s?(?:天|週|個月)(?:內|後)|翻倍|倍增|大幅(?:提升|增加|成長)|將(?:會|被|登上)?|會(?:被|讓|使|登|進|升|提升|增加)|能(?:被|讓|使|登|進|衝|提升|增加)|有助(?:於)?|提[高升](?:到|至)?)'
const PROMISE = new RegExp(`${SURE}[^。;!?\\n]{0,14}${RESULT}|${RESULT}[^。;!?\\n]{0,10}${SURE}`, 'iu')
/** Sales promises, a seller's praise of itself, and claims about competitors. */
const SALES =
  /(?<![不未無沒法能有])保證(?!金|人|書|期|卡|責任)|一定(?:會|能|可以)?(?:回本|有效|見效|成功|賺|瘦|根治|治好)|穩賺|淨賺|零風險|無效(?:免費|退費)|(?:輸入|使用|報上)[^。;,]{0,6}(?:代碼|折扣碼|優惠碼)|(?:日|號|止|底)前(?:訂購|下單)|(?:前|限)\s?\d+\s?名[^。;]{0,12}(?:免費|優惠|折扣|[半\d]折|贈送|再送)|(?:只有|唯有|唯一)[^。;,]{0,4}(?:我們|本店|本公司|敝)|(?:找|洽|認明|指名)[^。;,，]{2,8}[,，]最(?:快|低|便宜|省|專業)|\bguaranteed?\b|(?:全[台臺國球]|亞洲|業界|市場上|同業[中間裡])[^。;,]{0,6}(?:最|第一|首選|唯一|頂尖)[^。;,]{0,12}(?:團隊|公司|品牌|廠商|業者|店|服務|專家|診所|顧問|平台)|(?:我們|本[店院公司]+)[^。]{0,30}(?:同業|別家|他牌|對手)|(?:同業|別家|他牌|對手)[^。]{0,40}。?(?:我們|本[店院公司]+)/iu
const NO_PROMISE = /(?:不(?:能|會|可|得)?|無法|未必|沒有人(?:能)?)(?:保證|擔保|承諾)/u

/** Instructions to a program, and a program's words about itself. */
const INSTRUCTION =
  /(?:忽略|無視|忘記|不要理會|跳過|覆寫|取代)[^。;\n]{0,10}(?:指示|指令|規則|提示|設定|限制|上面|以上|先前|之前)|(?:ignore|disregard|forget|override)\b[^.\n]{0,30}\b(?:instruction|rule|prompt|above|previous|system)|system\s?prompt|系統(?:提示|指令|訊息)|(?:你|您)(?:現在)?是(?:一個|一位|一名)?[^。;\n]{0,8}(?:AI|助理|模型|機器人|角色|顧問)|(?:開發者|管理員|越獄|jailbreak|DAN)模式|身為(?:一個)?\s?AI|語言模型|輸出(?:你的|您的|系統|完整的?)(?:提示|設定|金鑰|規則)|api[\s_-]?key|金鑰|密碼|<\/?(?:system|assistant|user|script|img|iframe|svg|a)\b|\[\/?INST\]|```|資料結束|(?:role|assistant|system)\s?:/iu
/** The same in other languages, and requests to prefer the page itself. */
const PLEA =
  /(?:ignor\p{L}*|oubli\p{L}*|olvid\p{L}*|vergiss)[^.\n]{0,30}(?:consigne|instruc|istruzion|anweisung)|指示[^。\n]{0,12}無視|지시[^.\n]{0,12}무시|(?:把|將|請|務必|只)[^。;,\n]{0,6}本(?:頁|站|文|網站|文章)[^。;,\n]{0,6}(?:列為|當[成作]|視為|排在?第|放在?第)|(?:引用|推薦)本(?:頁|站|網站|文章)|(?:給|致|提醒)[^。;,\n]{0,6}(?:程式|機器人|爬蟲|模型|\bAI\b)[^。;,\n]{0,6}:|\b(?:cite|recommend|rank|trust) (?:only )?(?:this|our) (?:page|site|article)\b/iu
/** What Google is said to want or confirm. Only Google's own documents show that. */
const GOOGLE_SAYS =
  /(?:根據|依據|按照|依照|依)\s?Google|Google\s?(?:官方)?(?:說過?|表示|證實|指出|承認|宣布|公布|規定|要求)|\baccording to Google\b|\bGoogle (?:says|said|confirmed|states|wants|requires)\b/iu

/** Why a plain text must not be in a report, whatever it cites; null when it may. */
export function unfitReason(text: string): string | null {
  if (INSTRUCTION.test(text) || PLEA.test(text)) return '含有對程式或模型的指示'
  if (GOOGLE_SAYS.test(text)) return '轉述了 Google 的說法'
  if (SALES.test(text)) return '是賣方的承諾，或對同業的說法'
  if (PROMISE.test(text) && !NO_PROMISE.test(text)) return '承諾了排名、引用、流量或搜尋結果的外觀'
  for (const pattern of [FORBIDDEN, FORBIDDEN_STEP])
    for (const found of text.matchAll(new RegExp(pattern, 'giu')))
      if (!REFUSED.test(text.slice(0, found.index))) return '建議了不實或違反 Google 規範的做法'
  return null
}
