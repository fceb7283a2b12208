import { charactersOf, termsOf } from '@gaplens/text/terms'

/** What a question asks for beside its subject, and the words of texts that tell it. */
interface Kind {
  readonly asks: RegExp
  readonly tells: RegExp
}

const KINDS: readonly Kind[] = [
  // A way that somebody has to go: 「補助怎麼申請？」.
  {
    asks: /(?:怎麼|如何)(?:去|才能)?(?:申請|辦理|退|領|報名|繳|登記|請領)|(?:流程|步驟|手續)(?:是什麼|有哪些)/gu,
    tells:
      /(?:向|至|到|洽)[^，。；]{2,14}(?:申請|辦理|提出|申報|登記|報名|領取|繳)|填[寫妥好表]|備[齊妥]|[檢另]附|檢具|上傳|送件|臨櫃|線上|網路|郵寄|流程|步驟|程序|手續|[申請報領退繳辦][請理名取費登]?方[式法]|(?:怎麼|如何)(?:申請|辦|退|領|報名|繳|登記)|先[^。，]{4,20}[，、]?再[^。]{2,}/u,
  },
  // What to have with one: 「報到要帶什麼？」. What is allowed is less than what is needed.
  {
    asks: /(?:要|該|需|得|應)帶(?:什麼|哪些)(?:東西|文件|證件|資料)?|[準預]?備(?:什麼|哪些)(?:文件|證件|資料)/gu,
    tells: /攜帶(?!型)|自備|備[齊妥]|[準預]備|應備|證件|身分證|護照|證明|影本|正本|帶|文件/u,
  },
  // Which one to take: 「掃拖機器人推薦哪一台？」.
  {
    asks: /推薦|哪一?(?:台|臺|款|間|牌|個牌子|個品牌)|最便宜|最好用/gu,
    tells: /推薦|首選|優先選|建議選|最便宜|第一名|[買選挑]哪|適[合用]/u,
  },
  // What to do when something happened: 「太酸怎麼辦？」. How often it happens is no answer.
  {
    asks: /怎麼辦|(?:怎麼|如何)(?:處理|解決|補救|救)/gu,
    tells:
      /建議|[應請先再別勿找換拆退停修補沖洗擦塗貼打拿放蓋罩扶坐躺噴剪丟買用綁墊敷壓按推移]|(?<![主重必])要|需|必須|可以|可[用改先再]|避免|立[即刻]|馬上|[儘盡]快|改[用為成吃喝走搭]|重[新做來裝開設跑辦]|取出|拔[除掉]|調[整低高降]|降低|減少|提高|增加|加[入強裝水一]|通知|聯[絡繫]|報[案警]|申[請訴]|回診|就醫|看診|治療|服用|手術|檢[查測]|處理|清[理除潔]/u,
  },
  // Who or what is ruled out: 「哪些人不適合？」, but not 「能不能」.
  {
    asks: /(?<![能可要該應宜會適])不(?:適合|可以?|能|宜|建議|應|該|要)|\bnot\b/giu,
    tells:
      /不|禁|避免|[先]別|勿|暫緩|[小當]心|[忌限]|少[吃喝用做]|偏高|\b(?:not|no|never|avoid|without)\b|n[’']t\b/iu,
  },
  // Whether something helps: 「喝醋有用嗎？」.
  {
    asks: /有(?:沒有)?[用效](?=[嗎呢？?]|$)/gu,
    tells: /效|有用|沒用|用處|幫助|改善|緩解|無[用益]|[變更較][快好]/u,
  },
  // What it does to something: 「換銀行會影響信用嗎？」.
  {
    asks: /影響/gu,
    tells: /影響|[降減增變升傷扣越]|干擾|保持|避免|建議|離|不[宜能可]|風險/u,
  },
  // Whether somebody with power over others may: 「房東可以自己進來嗎？」. Whoever describes the thing does not tell.
  {
    asks: /(?:公司|雇主|老闆|房東|店家|業者|銀行|學校|醫院|警察|管委會)(?:可以|可不可以|能不能|能)|合法|違法|犯法/gu,
    tells: /可以|不可|[不始方]得|才能|不能|須|同意|合法|違|禁止|不行|不准|有權|無權|應/u,
  },
]

/** Asks for the reason of a denial, which does not deny again. */
const ASKS_REASON = /為什麼|\bwhy\b/iu

/** Two things between which a question asks to choose, or how they differ: 「買斷好還是月租好？」, 「蒸的跟烤的差在哪？」. */
const CHOICE = /^(?<one>.+?)(?:還是|或是|\bor\b|\bvs\.?)(?<other>.+)$/iu
const DIFFERENCE = /^(?<one>.+?)(?:和|跟|與)(?<other>.+?)(?:差|(?:有什麼|有何|哪裡)不|哪[個種一]|比較)/u

/**
 * Whether texts tell what a question asks for, as far as that shows by words: a remedy, a way, a choice, who is ruled out; of two things,
 * whether they speak of both.
 */
export function tellAskedFor(question: string, texts: readonly string[], keyword: string): boolean {
  return (
    (ASKS_REASON.test(question) ||
      kindsOf(question).every(({ tells }) => texts.some((text) => tells.test(text)))) &&
    tellBothSides(question, texts.join('\n'), keyword)
  )
}

/** A question without the words for what it asks for, which its answer need not repeat. */
export function withoutAskedFor(question: string): string {
  return kindsOf(question).reduce((text, { asks }) => text.replace(asks, ' '), question)
}

function kindsOf(question: string): Kind[] {
  return KINDS.filter(({ asks }) => question.search(asks) >= 0)
}

function tellBothSides(question: string, text: string, keyword: string): boolean {
  const { one = '', other = '' } = (CHOICE.exec(question) ?? DIFFERENCE.exec(question))?.groups ?? {}
  const sides = [one, other]
  return [termsOf, charactersOf].some((partsOf) => {
    const told = new Set(partsOf(text))
    const said = new Set(partsOf(keyword))
    return sides.every((side, at) => {
      const beside = new Set(partsOf(sides[1 - at] ?? ''))
      const own = partsOf(side).filter((part) => !beside.has(part) && !said.has(part))
      return own.length === 0 || own.some((part) => told.has(part))
    })
  })
}
