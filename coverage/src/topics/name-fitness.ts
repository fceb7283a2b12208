import { foldSimplified } from '@gaplens/text/simplified'
import { clauseSubject, isVerbOrCount } from './clauses.ts'
import { englishFitness } from './english/fitness.ts'
import { COUNTED_TOLD } from './name-ends.ts'

const HAN = /\p{Script=Han}/u

const QUESTION =
  /[？?]$|嗎$|(?<![毛粗絨])呢$|誰|怎麼|如何|什麼|哪[一些裡個種]|多少|多久|幾[個度次公]|為何|(?:有沒有|會不會|能不能|要不要|可不可以|是不是|算不算|((?!動)\p{Script=Han})不\1)/u

/** Words by which a writer addresses the reader or describes the page. They name no subject. */
const EDITORIAL =
  /^[都也就才又](?:沒|不|會|是|要|能|可|有)|^像(?![素差章])|我們?的?|這些|那[天晚次]|^(?:這樣|其他|總共|更多)|你|妳|您|大家|帶走|馬上|立刻|告訴|不會說|別(?:忘|再|怕|急)|不用怕|一定要|其實|真的|最後|最(?:容易|常|多人|.{1,3}的是)|還是|急著|不是.*(?:是|的問題)|越.+越好|靠這|就(?:對|夠|好|能|可以)|慢慢來|一口氣|[說講]完|新手|[一二兩三四五六七八九十\d]\s*(?:個|大|招|步|件|點|種|項|類|分鐘)[^與和及]{0,6}(?:事|坑|錯|招|步驟|重點|方法|技巧|習慣|迷思|問題|誤會|常識|原則|範圍|家庭[^，]*)?$|^第[一二三四五六七八九十\d]+|一次(?:看懂|搞懂|買|裝好|解決|到位|搞定|備齊)|一[年天月次]比一[年天月次]|[看搞弄讀]懂$|懶人包|一覽|一張[表圖]$|總整理|範本|樣本|紀錄|小撇步|順序$|常見(?:問題|的?誤會)|購買前|之後$|以前$|比一比$|^(?:星期|禮拜|週)[一二三四五六日天末](?:的?(?:早|中午|下午|晚)\S*)?$|案例|實錄|故事|心得|對照實驗|推\s*\d|回覆|檢舉|結合|延伸|題外話|插曲|補充|另外|優惠|折扣|特價|促銷|會員專屬|^危險習慣|^錯誤|^技巧|^迷思|值得看|不必|賣場/u

/** What a writer says at the end of a part or in a diary. */
const REMARK = /(?:^|貼心|溫馨|[小的])提醒$|教訓|重來|後來呢|流水帳|(?:真心|私心|老實|後)話/u

/** First words of an instruction (「移開濾杯」, 「關門窗」), which is a step of a procedure and hardly a subject. */
const INSTRUCTION_VERBS = new Set(
  '移開 移 倒 倒粉 折 折濾紙 關 關門 放 放對 放好 設對 設好 拉 拉開 打開 打 洗 想 想一次 先 先量 選一 選 壺 存 存進 存進去 換 換成 清對 清 用 看 要 準備 等 開 加 拿 去 搬 找 填 寫 買 多 不要 不 別 記得 請 把 讓 從 當 做 沒 有 可以 能 會 該 靠 改 改成 點 按 按下 拖 貼 刪 繼續 收衣 搞定 善用 避開 避免 確認 檢查 決定 小心 不能 不可 不會 不用 不解 挑 挑對 煮 煮水 喝 聽懂 量 調整 接上 連上 套上'.split(
    ' ',
  ),
)

const WORDS = new Intl.Segmenter('zh-Hant', { granularity: 'word' })

/** Units, words of a web page and general predicates. They are frequent, and alone they name no subject. */
const NO_SUBJECT =
  /^(?:一張[表圖]|[每一二兩三四五六七八九十幾半]個?[天日週月年]\p{Script=Han}{0,2}[一二兩三四五六七八九十幾]次|原則|動作|清單|須知|到處|中間|人人|每個人|臨時|長期|短期|不?定期|隨時|隨便|常常|經常|偶爾|原本|本來|後來|目前|當初|當場|日後|隨手|自行|不一樣|有人|夜間|日間|事先|事後|旁邊|編輯部|發現|發生|主動|整理|流明|公克|公斤|毫升|公升|加侖|盎司|公分|公釐|英[吋寸尺呎]|分貝|坪|度|元|分鐘|小時|公里|瓦|[百千萬億]?[日美韓歐台港][元圓幣]|[a-z]|com|net|org|www|真正|[可是能]否|對方|一回事|一定會|聽說|標榜|叫人|[上下]方|底下|下面|一圈|事項|只看樓主?|樓主|網友|版友|本站|本文|新手|收尾|只看|每[天日次杯]|[一二兩三][杯個種次天]\p{Script=Han}?|上路|會員|怎麼?樣|如何|怎麼辦|[提及]早|空間|時候|東西|狀況|地方|部分|方式|影響|時間|程度|例外|重點|要點|關鍵|痛點|起點|解法|作法|做法|對策|結果|原因|範圍|差異|差別|失敗|效果|情況|問題|方法|步驟|建議|數值|數字|標準|條件|大小|高低|快慢|長短|好壞|家裡|家中|裡面|外面|情形|情況下|最少|最多|確定|打算|猶豫|順便|繼續|同樣|回答|多大|多高|多長|(?:總|對照|比較|一覽|時程|檢查|進度)表|[一二兩三四五六七八九十幾半\d]+\s?[隻顆片塊支個條張台輛杯碗匙罐瓶盒包袋組套件次位名]|qq|xd|orz|ppm|db|kwh|kg|ml|cm|大卡|平方(?:公尺)?|立方(?:公尺)?|毫米|剩下|剩餘|出發|開張|過來人|半夜|凌晨|清晨|傍晚|上午|下午|當天|隔天|[上中下]旬|老實話|真心話|[個小]時|全家人?|家人|媽媽|爸爸|老公|老婆|男友|女友|別人|大人|朋友|同事|主管|老闆|公司|大哥|大姐|學長|學姊|同一|出事|平時|平常|結論|熱天|冷天|當下|上下|項目|客人|買家|小白|店長|消費提醒|表格|真人|兩邊|雙方|重來(?:一次)?|[一二兩三四五六七八九十]+樓|[一二兩三四五六七八九十\d]+\s?(?:平方|立方)(?:公尺)?|a[3-5]|v\d|(?:資深|高級|中級|初級|一般|普通|新手|正式)會員|版主)$/iu

/** A speaker before a colon (「消防局：保持距離」). */
const SPEAKER = /^.{0,5}(?:局|署|專家|醫師|藥師|營養師|會計師|律師|教授|師傅|老闆|網友|讀者|記者)$/u

/** Advice to the reader, or a fragment of it: 「不要亂用」, 「把房間」, 「小心」, 「保險先」. */
const IMPERATIVE = /^(?:不要|不用|不可|不能|不必|不解|別|小心|千萬|記得|把|請|先|如果|萬一|大約|大概|約)|先$/u

/** A verb with its result as advice: 「放對位置」, 「設對濕度」, 「問清楚退件」. */
const ADVICE = /^(?:[設放選挑買用清穿吃看做][對好]|[問認看算講弄搞查](?:清楚?|明白))/u

/** A subject directly followed by an adjective: 「年紀大」, 「訊號不好」. */
export const DESCRIBED =
  /^(\p{Script=Han}{2,4}?)(?:(?<![大小多少高低快慢擴放最強減]|[價誤溫時落利色](?=差))[大多少高低快慢久貴弱差壞爛緊痛]|(?<![水標瞄基校對])準)$|^(.{2,})不[好行佳足]$/u

/** A phrase for a time: 「搬動後」, 「下雨的時候」. */
const WHEN = /^.{2,6}(?:(?<!之)後|(?<!目|以)前|時候|(?<![工計即小定臨])時|當[天日晚])$/u

/** A part of the year: 「五月的晚上」. */
const MONTH = /^(?:[一二三四五六七八九十]{1,2}|\d{1,2})月(?:份?的?\p{Script=Han}{0,3})$/u

/** A completed event: 「下雨了」, 「冷了」. */
export const HAPPENED = /(?<!除|罷|為)了$/u

/** An event told as a clause: 「加了精油瞬間結塊」, 「妹妹卡了三天」. */
const EVENT = /^\p{Script=Han}{1,4}(?<![除罷為終])了(?!解)\p{Script=Han}{2,}/u

/** A measure word twice at the end, which describes the word before it: 「圓形禿一塊一塊」. */
export const REPEATED = /^(.{2,})一(\p{Script=Han})一\2$/u

/** More than two things that are compared: 「塑膠喇叭 vs 甜甜圈 vs 衣服」. */
const COMPARED = /vs.+vs/iu

/** A place by a noun: 「牙面上」, 「袋子裡」. */
const PLACE = /\p{Script=Han}{2}(?<!網路|以|之|線|當)[上裡]$/u

/** A comparison as a noun, of which 「比較」 is no verb: 「與實木地板的比較」. */
const COMPARISON = /(?<=\p{Script=Han})[的之]比較$/u

/** An idiom, as with two numbers in it: 「白紙黑字」, 「亂七八糟」, 「四通八達」, 「一清二楚」; not 「三房二廳」. */
const IDIOM =
  /^(?:白紙黑字|\p{Script=Han}七八\p{Script=Han}|[四五七]\p{Script=Han}八\p{Script=Han}|千\p{Script=Han}[百萬]\p{Script=Han}|一[清乾]二[楚淨])$/u

/** A diary or a story of one's own: 「咬腳記」. */
const DIARY = /(?<![登標印註筆切傳忘遊日])記$/u

/** People of one kind, whom a section addresses: 「熬夜族」. */
const PEOPLE = /^\p{Script=Han}{2,4}(?<![民家種親部])族$/u

/** What is not done yet, or not there: 「未休完」, 「沒有溫度計」. */
const NOT_YET = /^(?:未.{1,3}$|沒有)/u

/** A verb with where it goes: 「除濕機開起來」. */
const DIRECTIONAL = /.+[起下上出進過回][來去]$/u

/**
 * A judgement, an order of things or news told as a clause, by form. The lookarounds keep nouns that contain a form: 「恐怖」, 「獲得」.
 */
const JUDGEMENTS = [
  // 「飲料這關最難」
  /(?:.{2,}[這那]\p{Script=Han}|.{3,})最(?:難|好|貴|快|慢|重要|麻煩|可怕|划算|實在|傷)$/u,
  // 「下單恐排到三月」
  /.{2,}[恐擬](?!怖|慌|懼|龍|定|真|稿)\p{Script=Han}+/u,
  // 「曬得」, 「過得去」
  /(?<![所心值取獲懂難贏博捨曉覺])得$|^\p{Script=Han}{2,}(?<![值獲取懂覺所心博贏])得[上到起出]\p{Script=Han}+$/u,
  /\p{Script=Han}得[過起]\p{Script=Han}{2,}|.{2,}[得不](?:進去|出來|下去|走|掉)$/u,
  // 「母親就醫慰撫金准」
  /(?:費|金|告|訴|請求|聲請)准$/u,
  // 「最高五萬元」, 「八成因滲水」, 「兩成新人舉債」
  /.{2,}最[高低][\d一二兩三四五六七八九]+[十百千萬億]+元?$|.{2,}[一二兩三四五六七八九]成(?:與|和|是|為|都|因|來自).{2,}/u,
  /^[一二兩三四五六七八九]成(?!新(?:的|二手|車|機|房|屋|品))\p{Script=Han}{3,}/u,
  // 「水要喝得平均」, 「睡多深」, 「做完要注意」
  /得(?:平均|乾淨|均勻|仔細|清楚)$|\p{Script=Han}多[深高大遠重長厚]$|要注意$|到底|究竟/u,
  // 「手續超簡單」, 「廣告挨罰」
  /[超很太](?:簡單|方便|容易|麻煩|便宜|划算|誇張|重要|實用|[快慢貴難好長短多少大小高低])$/u,
  /(?:挨罰|開罰|受罰|出爐|曝光|翻倍|大漲|暴增|划算|鬆動|爆紅)$/u,
  // 「極限溫度不是睡覺的溫度」
  /.{2,}(?:並非|不是).{2,}/u,
  // 「留著」, 「光會聽讀不夠」, 「起點有多慘」
  /(?<![執沉顯土名原附穿膠衣巨論黏])著$|^光\p{Script=Han}{2,}(?:不夠|不行|沒用)$|有多\p{Script=Han}$/u,
  // 「氣窗請留五公分」
  /^\p{Script=Han}{2,}請(?:留|勿|先|將|把|不要|務必|保持)\p{Script=Han}+$/u,
  // 「公司比薪水」, 「給人作保前想」, 「送出之前再想一下」
  /.{2,}(?<!負債|本益|[粉茶]水|長寬|性價|男女|體重|空燃|[占佔])比(?![例較重值價率對照賽分])\p{Script=Han}{2,}|.{2,}[前後][想看問說做]$|[想看問說做試等]一[下次]$/u,
  // 「薪水不差」, 「少一條項鍊」
  /^\p{Script=Han}{2,4}不[差錯貴難](?:，|$)|^(?:[多少缺]|丟了?)[一兩幾]\p{Script=Han}{2,}/u,
  // 「老闆發呆三秒」, 「等六天」, and not 「熱敷 30 秒」; 「下雨的時候怎麼走」, 「放榜之後的三件」
  /^\p{Script=Han}(?:\p{Script=Han}{2}.*)?\s?(?<![第前後頭近每逾滿到至]\s?)(?<![\d一二兩三四五六七八九十百幾半])[\d一二兩三四五六七八九十百幾半]+\s?(?:秒鐘?|分鐘|小時|天|年|個(?:月|星期|禮拜|小時))$|的時候.{2,}|之後.{3,}/u,
]
export const JUDGED = new RegExp(JUDGEMENTS.map(({ source }) => source).join('|'), 'u')

/** Words that point at something said elsewhere, or set a limit: 「下列情形」, 「這費用」, 「叫實支實付」, 「超過一千度」. */
const POINTING =
  /^(?:下列|以下|上述|前述|(?:現在|當年)的|[這她它](?!人)|那(?!霸|須|不勒斯|瑪)|他(?!人|汀|克|命)|叫(?=\p{Script=Han}{3,})|給其他|超過(?!濾)|低於|高於|不到|未滿(?!期))/u

/** People described by what they do, whom a section addresses: 「連針都壓不住的人」. */
const WHOM = /\p{Script=Han}{3,}的(?:人|[媽爸]{2}|先生|太太|長輩|客人)$/u

/** A noun qualified by a clause; 「要準備的資料」 is no instruction. */
const QUALIFIED_NOUN = /(?:的|之)\p{Script=Han}{2,4}$|^\p{Script=Han}{2}(?:時間|費用|期限|頻率)$/u

/** Fitness of a clause, where a noun phrase has 1. */
const CLAUSE = 0.22

/** Names of more characters lose fitness in proportion to their length. */
const SHORT_NAME_MAX = 12

/** Whether a text is a question or a clause, which says something of a subject and does not name it. */
export function isSentence(text: string): boolean {
  const said = foldSimplified(text)
  if (/[？?]$/u.test(said) || EVENT.test(said) || clauseSubject(said) !== null) return true
  return HAN.test(said) && QUESTION.test(said)
}

/** Whether a word is a verb of instruction, alone or with its result: 「找」, 「找出」. */
function isInstruction(first: string): boolean {
  return INSTRUCTION_VERBS.has(first) || INSTRUCTION_VERBS.has(first.replace(/(?<=.)[出到開好起掉完]$/u, ''))
}

/** Whether a heading only tells that its writer looks back or warns: 「如果重來一次」, 「貼心提醒」. None of its words names a subject. */
export function isRemark(text: string): boolean {
  return REMARK.test(text)
}

/** Whether a text is a unit, a word of a web page or a general predicate, which alone names no subject: 「影響」. */
export function namesNoSubject(text: string): boolean {
  return NO_SUBJECT.test(text.replace(/[？?]+$/u, ''))
}

/** How much a text reads like the name of a subject, 0–1. */
export function fitnessOf(written: string): number {
  const text = foldSimplified(written)
  let fitness = HAN.test(text) ? 1 : englishFitness(text)
  if (namesNoSubject(text) || isVerbOrCount(text)) fitness *= 0.1
  if (clauseSubject(text) !== null && !COMPARISON.test(text)) fitness *= CLAUSE
  else if (IMPERATIVE.test(text)) fitness *= 0.3
  if ([DESCRIBED, REPEATED, NOT_YET, COUNTED_TOLD].some((each) => each.test(text))) fitness *= 0.3
  if (PEOPLE.test(text) || DIARY.test(text) || COMPARED.test(text)) fitness *= 0.3
  if (SPEAKER.test(text) || ADVICE.test(text)) fitness *= 0.3
  if (JUDGED.test(text) || POINTING.test(text) || WHOM.test(text)) fitness *= 0.3
  if (PLACE.test(text)) fitness *= 0.3
  if (EDITORIAL.test(text) || REMARK.test(text) || IDIOM.test(text)) fitness *= 0.15
  // In scripts with spaces no key phrase is searched, so that a question may have to serve as the name.
  if (QUESTION.test(text)) fitness *= HAN.test(text) ? 0.3 : 0.6
  if (
    WHEN.test(text) ||
    MONTH.test(text) ||
    HAPPENED.test(text) ||
    EVENT.test(text) ||
    DIRECTIONAL.test(text)
  )
    fitness *= 0.3
  if (/[，。；！!、]/u.test(text)) fitness *= 0.5
  if (/\d/.test(text)) fitness *= 0.6
  if (/^\d/.test(text)) fitness *= 0.5
  if (/[：:]|^常見/u.test(text)) fitness *= 0.5
  if (/^(?:看懂|搞懂|認識|了解|關於)|可以|應該|不能/u.test(text)) fitness *= 0.6
  if (
    /^(?:是(?!非)|為|或|與(?!.*(?:差異|比較)$)|和(?!.*(?:差異|比較)$)|及|以|之|的|在|後|前|時|由|但|跟|對(?![照象戒方策手年帳聯話流講焦保位稱應齊數開比獎抗半])|而|若|並|讓|像|靠|因|從)|(?:與|和|及|或|的|(?<!了)之|在|跟|把|被|按|依|要|該|後來)$/u.test(
      text,
    )
  )
    fitness *= 0.3
  if (isInstruction(WORDS.segment(text).containing(0)?.segment ?? '') && !QUALIFIED_NOUN.test(text))
    fitness *= 0.35
  const length = [...text].length
  if (length > SHORT_NAME_MAX && HAN.test(text)) fitness *= SHORT_NAME_MAX / length
  // A sentence of several clauses: 「租約到月底，新家下個月交屋，中間的東西」.
  if (length > SHORT_NAME_MAX && /，/u.test(text)) fitness *= 0.3
  return fitness
}
