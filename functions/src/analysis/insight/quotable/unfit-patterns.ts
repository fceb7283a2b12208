/** Patterns of texts that a report must not repeat, for texts normalised by `plain`. Each line is one case. */

function anyOf(...patterns: readonly RegExp[]): RegExp {
  return new RegExp(patterns.map(({ source }) => source).join('|'), 'iu')
}

/** Practices that Google forbids or that are dishonest, unless the text advises against them. */
export const FORBIDDEN_PRACTICE = anyOf(
  // Reviews, visits, followers and links that are faked, bought or exchanged.
  /假(?:的)?(?:評論|評價|留言|帳號|心得|見證|案例|經驗|作者|頭銜|專家|提及|新聞)/iu,
  /(?:買|購買|收購|徵求|交換|刷|洗|灌|衝|代寫)(?:一些|幾則|更多|大量|五星|好評)*(?:評論|評價|好評|留言|流量|點閱|點擊|讚|粉絲|連結|外鏈|反向連結|星等)/iu,
  /五星好評/iu,
  /(?:花錢|付費|付錢|請人|找人|僱人|找寫手)[^。;\n]{0,12}(?:評論|評價|好評|留言|推薦|提及|連結|洗|按讚|心得)/iu,
  // Invented facts and false identities.
  /(?:杜撰|虛構|捏造|編造|偽造|憑空|瞎掰|自行想像|冒充|冒用|假裝|假冒|謊稱|佯稱)/iu,
  // Text that is copied or produced in masses.
  /(?:大量|批次|自動)(?:改寫|產生|生成|複製|產出|洗稿)/iu,
  /洗稿/iu,
  /偽原創/iu,
  /(?:整段|全文|直接|逐句)(?:複製|照抄|抄|改寫|搬)/iu,
  /照抄/iu,
  /抄襲/iu,
  // Keywords stuffed into a text.
  /關鍵字(?:堆砌|填充|塞)/iu,
  /(?:塞|堆|重複)(?:滿|入|進)?[^。;\n]{0,6}關鍵字/iu,
  // Text that readers do not see.
  /(?:隱藏|看不見|白色|透明)(?:的)?(?:文字|連結|關鍵字)/iu,
  /白底白字/iu,
  // Pages and sites that are made for search engines only.
  /門頁/iu,
  /橋頁/iu,
  /偽裝/iu,
  /(?:私人|PBN)[^。;\n]{0,4}(?:網站|部落格)群/iu,
  /農場文/iu,
  // Deception of any kind.
  /操[弄縱]/iu,
  /騙過/iu,
  /欺騙/iu,
  // A newer date without a newer text.
  /(?:改|更新|調整|動一?動)[^。;\n]{0,6}(?:發布|發佈|更新|文章)?(?:日期|時間戳)[^。;\n]{0,12}(?:看起來|顯得|較新|就好|即可|假)/iu,
  // Text that is to steer a program.
  /誘導\s?(?:AI|模型|Google)/iu,
  /(?:給|對)\s?AI\s?(?:看的?|下)(?:的)?(?:指令|提示)/iu,
)

/** The same practices, worded as a step or an offer. */
export const FORBIDDEN_STEP = anyOf(
  // Links, reviews and followers for sale.
  /(?:連結|外鏈|評論|評價|好評|粉絲|流量)[^。;\n]{0,16}(?:購買|買進|買來|出售|販售)/iu,
  // Old domains bought for their links.
  /(?:買|收購|註冊)[^。;\n]{0,4}(?:舊|過期|到期)的?(?:網域|網址|域名)/iu,
  // Links and reviews exchanged.
  /(?:互相|彼此|互換|交換)[^。;\n]{0,8}(?:連結|評論|好評)/iu,
  // Reviews by people who are no customers.
  /(?:朋友|親友|家人|員工|同事|寫手|工讀生|水軍)[^。;\n]{0,14}(?:評論|評價|好評|五星|星等)/iu,
  // Text that only programs see.
  /(?:讀者|訪客|使用者|人)看不[到見][^。;\n]{0,8}(?:機器人|爬蟲|搜尋引擎|Google)[^。;\n]{0,3}看得/iu,
  /(?:白|同色|底色)[^。;\n]{0,4}字[^。;\n]{0,8}(?:白底|同色|底色)/iu,
  /字[^。;\n]{0,6}白[^。;\n]{0,8}白底/iu,
  // The same in English.
  /\b(?:buy(?:ing)?|sell(?:ing)?|swap(?:ping)?|exchang(?:e|ing)|trad(?:e|ing))\b[^.;\n]{0,20}\b(?:back)?links?\b/iu,
  /\b(?:buy(?:ing)?|fake|write your own)\b[^.;\n]{0,20}\breviews?\b/iu,
  /\b(?:hidden|invisible|white) text\b/iu,
)

/** Sales promises, sellers' praise of themselves, and claims about competitors. */
export const SALES_CLAIM = anyOf(
  // Promises of an effect or a gain.
  // A contract's term is none: 「保證續保」, 「保證利率」, 「履約保證」; nor is what a text tells readers to have written down or denies.
  /(?<![不未無沒法能有]|不[得可應][^,。;]{0,3}|最低|履約|銀行|連帶|寫|(?:[寫註載認]明|寫清楚|寫進)[^,。;]{0,8})保證(?!金|人|書|期|卡|責任|續保|續約|利率|班(?!班)|桌數|席[次位]|數額|明細|\s?[\d一二兩三四五六七八九十]+\s?年(?:[,。;]|$))/iu,
  /一定(?:會|能|可以)?(?:回本|有效|見效|成功|賺|瘦|根治|治好)/iu,
  /穩賺/iu,
  /淨賺/iu,
  /零風險/iu,
  /無效(?:免費|退費)/iu,
  // Discount codes and time limits.
  /(?:輸入|使用|報上)[^。;,]{0,6}(?:代碼|折扣碼|優惠碼)/iu,
  /(?:日|號|止|底)前(?:訂購|下單)/iu,
  /(?:前|限)\s?\d+\s?名[^。;]{0,12}(?:免費|優惠|折扣|[半\d]折|贈送|再送)/iu,
  // The seller as the only or best choice.
  /(?:只有|唯有|唯一)[^。;,]{0,4}(?:我們|本店|本公司|敝)/iu,
  /(?:找|洽|認明|指名)[^。;,，]{2,8}[,，]最(?:快|低|便宜|省|專業)/iu,
  // A promise in English.
  /\bguaranteed?\b/iu,
  // Superlatives about a company.
  /(?:全[台臺國球]|亞洲|業界|市場上|同業[中間裡])[^。;,]{0,6}(?:最|第一|首選|唯一|頂尖)[^。;,]{0,12}(?:團隊|公司|品牌|廠商|業者|店|服務|專家|診所|顧問|平台)/iu,
  // Comparisons with competitors.
  /(?:我們|本[店院公司]+)[^。]{0,30}(?:同業|別家|他牌|對手)/iu,
  /(?:同業|別家|他牌|對手)[^。]{0,40}。?(?:我們|本[店院公司]+)/iu,
)

/** Instructions to a program, and words that a program says about itself. */
export const INSTRUCTION = anyOf(
  // To ignore earlier instructions.
  /(?:忽略|無視|忘記|不要理會|跳過|覆寫|取代)[^。;\n]{0,10}(?:指示|指令|規則|提示|設定|限制|上面|以上|先前|之前)/iu,
  /(?:ignore|disregard|forget|override)\b[^.\n]{0,30}\b(?:instruction|rule|prompt|above|previous|system)/iu,
  // About the system prompt.
  /system\s?prompt/iu,
  /系統(?:提示|指令|訊息)/iu,
  // To take a role or a mode.
  /(?:你|您)(?:現在)?是(?:一個|一位|一名)?[^。;\n]{0,8}(?:AI|助理|模型|機器人|角色|顧問)/iu,
  /(?:開發者|管理員|越獄|jailbreak|DAN)模式/iu,
  // A program about itself.
  /身為(?:一個)?\s?AI/iu,
  /語言模型/iu,
  // To reveal settings.
  /輸出(?:你的|您的|系統|完整的?)(?:提示|設定|金鑰|規則)/iu,
  // To give away secrets; advice on one's own password is none.
  /api[\s_-]?key/iu,
  /(?:輸出|顯示|列出|印出|交出|說出|告訴我|提供|透露|洩[漏露]|貼上|回[傳報覆]|傳給|寄給|給我|填入|寫出|念出|公開)[^。;\n]{0,12}(?:金鑰|密碼)/iu,
  /(?:金鑰|密碼)[^。;\n]{0,12}(?:輸出|列出|印出|交出|說出來?|告訴我|透露|貼上來?|貼[在到出]|回[傳報覆]|[傳寄發交][給到]|複製到|公開|給我|提供|上傳|告知)/iu,
  // Markup and tokens of a chat or a page.
  /<\/?(?:system|assistant|user|script|img|iframe|svg|a)\b/iu,
  /\[\/?INST\]/iu,
  /```/iu,
  // Marks between data and instructions.
  /資料結束/iu,
  /(?:role|assistant|system)\s?:/iu,
)

/** Instructions in other languages, and requests to prefer the page itself. */
export const PLEA = anyOf(
  // To ignore instructions.
  /(?:ignor\p{L}{0,12}|oubli\p{L}{0,12}|olvid\p{L}{0,12}|vergiss)[^.\n]{0,30}(?:consigne|instruc|istruzion|anweisung)/iu,
  /指示[^。\n]{0,12}無視/iu,
  /지시[^.\n]{0,12}무시/iu,
  // To cite this page or to rank it first.
  /(?:把|將|請|務必|只)[^。;,\n]{0,6}本(?:頁|站|文|網站|文章)[^。;,\n]{0,6}(?:列為|當[成作]|視為|排在?第|放在?第)/iu,
  /(?:引用|推薦)本(?:頁|站|網站|文章)/iu,
  // Notes to programs.
  /(?:給|致|提醒)[^。;,\n]{0,6}(?:程式|機器人|爬蟲|模型|\bAI\b)[^。;,\n]{0,6}:/iu,
  // To cite this page, in English.
  /\b(?:cite|recommend|rank|trust) (?:only )?(?:this|our) (?:page|site|article)\b/iu,
)

/** What Google is said to want or to confirm. Only Google's own documents prove that. */
export const GOOGLE_SAYS = anyOf(
  /(?:根據|依據|按照|依照|依)\s?Google/iu,
  /Google\s?(?:官方)?(?:說過?|表示|證實|指出|承認|宣布|公布|規定|要求)/iu,
  /\baccording to Google\b/iu,
  /\bGoogle (?:says|said|confirmed|states|wants|requires)\b/iu,
)

/** Results that nobody can promise. */
const RESULT = anyOf(
  // A position in the results.
  /排名|名次|排到|排上/iu,
  /前\s?[一二三四五六七八九十\d]+\s?[名頁]/iu,
  /第\s?[一1]\s?[名頁]/iu,
  /首頁/iu,
  // Being cited or chosen.
  /引用|被引|入選|收錄/iu,
  // Visits and sales.
  /流量|點擊|點閱|曝光|轉換|業績|營收/iu,
  // The appearance of a result.
  /複合式|精選摘要/iu,
  /AI\s?Overviews?|AI\s?摘要|AI\s?概覽/iu,
)

/** Words that make a result sound sure. */
const SURE = anyOf(
  // A benefit for the client.
  /(?:讓|幫|助|使|帶|送)(?:您|你|客戶|貴)/iu,
  // Certainty.
  /保證|擔保|包(?:準|你|您)?(?![括含圍])|必定|必然/iu,
  /一定(?:會|能|可以)?|肯定(?:會|能)?|絕對(?:會|能)?|勢必/iu,
  /穩(?:定)?(?:上|拿|進)/iu,
  /百分之百|百分百|100\s?%/iu,
  /就(?:會|能|可以)(?:被|讓|使|衝|登|進|上|拿)?|即可(?:被|登|進|上|獲)?/iu,
  // A short time.
  /馬上(?:會|能)?|立刻(?:會|能)?|很快(?:會|就)?|短期內/iu,
  /[一二三兩\d]+\s?(?:天|週|個月)(?:內|後)/iu,
  // A large or sure change.
  /翻倍|倍增|大幅(?:提升|增加|成長)/iu,
  /將(?:會|被|登上)?|會(?:被|讓|使|登|進|升|提升|增加)|能(?:被|讓|使|登|進|衝|提升|增加)/iu,
  /有助(?:於)?|提[高升](?:到|至)?/iu,
)

/** A result and, few characters away in the same sentence, words that make it sound sure. */
export const PROMISE = anyOf(
  new RegExp(`(?:${SURE.source})[^。;!?\\n]{0,14}(?:${RESULT.source})`, 'iu'),
  new RegExp(`(?:${RESULT.source})[^。;!?\\n]{0,10}(?:${SURE.source})`, 'iu'),
)

/** Says that a result cannot be promised. */
export const NO_PROMISE = /(?:不(?:能|會|可|得)?|無法|未必|沒有人(?:能)?)(?:保證|擔保|承諾)/u
