/**
 * Words of everyday Chinese and English that say what a figure measures, grouped by meaning: 「總計」 and 「加起來」 share no character
 * but name the same measure.
 */
const MEASURES: readonly (readonly [name: string, spellings: RegExp])[] = [
  [
    'total',
    /總計|合計|總共|一共|總數|總額|總價|總費用|總花費|總重|總長|加總|加起來|算起來|算下來|全部費用|\b(?:in )?total\b|altogether/iu,
  ],
  [
    'keeping',
    /保存|存放|[可能]以?放|放多久|吃完|食畢|食用完|(?<!預[估計期]\P{P}{0,8})用完|喝完|飲用完|賞味|期限|\b(?:keeps?|stored?|shelf life|use within|eat within)\b/iu,
  ],
  ['lasting', /壽命|耐用|可用|能用|可以用|可使用|可以使用|能撐|可撐|\b(?:lasts?|lifespan|life span)\b/iu],
  [
    'taking',
    /需時|耗時|費時|歷時|全程|走完|辦完|跑完|完成|做好|結束|流程|所需時間|工期|\b(?:takes?|finish(?:ed)?|ready|done)\b/iu,
  ],
  ['resting', /靜置|醒麵|發酵|鬆弛|休息|冷卻|\b(?:rest|cool)\b/iu],
  ['interval', /間隔|相隔|隔多久/u],
  ['soaking', /浸泡|泡水|泡發|泡在|浸在|\bsoak(?:ed|ing)?\b/iu],
  ['success', /成功率|有效率|治癒率|存活率|\bsuccess rate\b/iu],
  ['failure', /失敗率|復發率|死亡率|流失率|\bfailure rate\b/iu],
  ['cost', /費用|收費|花費|成本|開銷|價格|價錢|價位|行情|多少錢|的錢|\b(?:costs?|prices?|fees?)\b/iu],
  ['yearlyRate', /年利率|年息|法定利率/u],
  ['expiry', /失效|作廢|失其效力|失去效力|過期/u],
  ['saving', /省下|節省|少繳|少付|\bsaves?\b/iu],
]

/** Each line lists cases that exclude each other. A figure for one case says nothing about the others. */
const DISTINCTIONS: readonly (readonly RegExp[])[] = [
  [/冷藏/u, /冷凍/u, /室溫|常溫/u],
  [/夏/u, /冬/u],
  [/大型/u, /中型/u, /小型/u],
  [/成人|大人/u, /兒童|小孩|孩童|孩子|小朋友|嬰|幼/u, /長者|老人|銀髮|高齡/u],
  [/男/u, /女/u],
  [/買斷/u, /月租|訂閱/u],
  [/雅房|分租|單間/u, /整[層棟戶]/u],
  [/自費/u, /健保/u],
  [/國產|本土/u, /進口/u],
  [/急性/u, /慢性/u],
  [/白天|日間/u, /夜間|晚上|睡前/u],
  [/平日/u, /假日|週末/u],
  [/輕度|輕微/u, /中度/u, /重度|嚴重|複雜/u],
  [/室內/u, /戶外|室外/u],
  [/國內/u, /國外|海外/u],
  [/單程/u, /來回/u],
  [/單次/u, /多次/u],
  [/未稅/u, /含稅/u],
  [/淺/u, /深/u],
  [/新(?!台幣)/u, /舊/u],
  [/生(?:的|品|鮮)/u, /熟/u],
  [/美國|歐美|歐洲|瑞士|德國/u, /韓國/u, /日本/u, /中國|大陸/u],
  [/\bsummer\b/iu, /\bwinter\b/iu],
  [/\bindoors?\b/iu, /\boutdoors?\b/iu],
  [/\braw\b/iu, /\bcooked\b/iu],
]

/** The measures named in a text, each with the words used for it. */
export function measuresOf(text: string): Map<string, string> {
  return new Map(
    MEASURES.flatMap(([name, spellings]): [string, string][] => {
      const spelling = spellings.exec(text)?.[0]
      return spelling === undefined ? [] : [[name, spelling]]
    }),
  )
}

/** A text without the words that name a measure. */
export function withoutMeasures(text: string): string {
  return MEASURES.reduce((rest, [, spellings]) => rest.replace(spellings, ' '), text)
}

/** Whether a word names a measure. */
export function isMeasure(word: string): boolean {
  return MEASURES.some(([, spellings]) => spellings.test(word))
}

/** For each distinction, the cases that a text mentions, as a bit mask. */
export function casesOf(text: string): number[] {
  return DISTINCTIONS.map((cases) =>
    cases.reduce((bits, each, at) => (each.test(text) ? bits | (1 << at) : bits), 0),
  )
}

/** Whether two texts mention different cases of one distinction: 「冷藏」 and 「冷凍」. */
export function areOtherCases(mine: readonly number[], theirs: readonly number[]): boolean {
  return mine.some((bits, at) => bits !== 0 && theirs[at] !== 0 && (bits & (theirs[at] ?? 0)) === 0)
}
