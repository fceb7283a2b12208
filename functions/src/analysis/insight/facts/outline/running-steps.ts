/** What joins one act of a procedure to the next: 「先把…，再往左轉，接著…」. */
const ACTS =
  /把(?![手關握])|將(?![近會來軍])|先(?![生天進前])|再(?!說|也|度|次|加上)|接著|然後|往[前後上下左右內外回旁](?![幾的])|第[二三]/gu
/** So many sections in succession that each join acts are the steps of one procedure; fewer may be advice. */
const SECTIONS_MIN = 5
/** The least share of such words in their text, per character. */
const SHARE_MIN = 0.03
/** A section at the beginning or the end with a lower share is what is said before or after the procedure. */
const EDGE_MIN = 0.015

/** A section of a page, as far as it shows whether it is a step. */
interface Part {
  readonly text: string
}

/**
 * The sections that are steps of a running procedure although no heading numbers them: 「把輪子拆下來」, 「哪裡在漏氣」, 「補丁」, 「塞回去」.
 * The longest such run; empty where there is none.
 */
export function runningSteps<Each extends Part>(parts: readonly Each[]): ReadonlySet<Each> {
  const runs: Each[][] = [[]]
  for (const part of parts)
    if (actsIn(part.text) > 0) runs.at(-1)?.push(part)
    else runs.push([])
  const longest = runs.map(withoutEdges).reduce((a, b) => (b.length > a.length ? b : a))
  const isProcedure =
    longest.length >= SECTIONS_MIN && shareIn(longest.map(({ text }) => text).join('')) >= SHARE_MIN
  return new Set(isProcedure ? longest : [])
}

function withoutEdges<Each extends Part>(run: readonly Each[]): readonly Each[] {
  const isStep = ({ text }: Each) => shareIn(text) >= EDGE_MIN
  return run.slice(Math.max(0, run.findIndex(isStep)), run.findLastIndex(isStep) + 1)
}

function shareIn(text: string): number {
  return actsIn(text) / Math.max(1, [...text].length)
}

function actsIn(text: string): number {
  return text.match(ACTS)?.length ?? 0
}
