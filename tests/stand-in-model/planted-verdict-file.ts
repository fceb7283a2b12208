import { readFileSync } from 'node:fs'

/** A figure as a passage gives it. */
interface PlantedFigure {
  readonly passage: string
  readonly figure: string
}

/** What a judge says in every one of its answers, against its case. Passages are named by words that stand in them. */
export type PlantedVerdict = { readonly kind: string; readonly line: string } & (
  | {
      readonly says: 'covers'
      readonly page: string
      readonly topic: string
      readonly passages: readonly string[]
    }
  | { readonly says: 'lacks'; readonly page: string; readonly topic: string }
  | {
      readonly says: 'found'
      readonly statement: number
      readonly page: string
      readonly passages: readonly string[]
    }
  | { readonly says: 'joins'; readonly topics: readonly [string, string]; readonly name: string }
  | { readonly says: 'splits'; readonly topic: string; readonly names: readonly [string, string] }
  | { readonly says: 'names'; readonly topic: string; readonly name: string }
  | { readonly says: 'differ'; readonly topic: string; readonly figures: readonly PlantedFigure[] }
  | { readonly says: 'proposes'; readonly name: string; readonly passages: readonly string[] }
)

/** Reads a file of planted verdicts, one a line: what is said, of what, and behind bars the passages or names. */
export function readPlantedVerdicts(file: string): PlantedVerdict[] {
  let kind = ''
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line): PlantedVerdict[] => {
      if (line.startsWith('@kind ')) kind = line.slice(6)
      if (line === '' || line.startsWith('@') || line.startsWith('%%')) return []
      return [{ kind, line, ...verdictOf(line) }]
    })
}

type Said = PlantedVerdict extends infer Each
  ? Each extends unknown
    ? Omit<Each, 'kind' | 'line'>
    : never
  : never

function verdictOf(line: string): Said {
  const [head = '', ...parts] = line.split(' | ')
  const [says, one = '', other = ''] = head.split(' ')
  const [first = '', second = ''] = parts
  const passages = first.split(' // ')
  switch (says) {
    case 'covers':
      return { says, page: one, topic: other, passages }
    case 'lacks':
      return { says, page: one, topic: other }
    case 'found':
      return { says, statement: Number(one), page: other, passages }
    case 'joins':
      return { says, topics: [one, other], name: first }
    case 'splits':
      return { says, topic: one, names: [first, second] }
    case 'names':
      return { says, topic: one, name: first }
    case 'differ':
      return { says, topic: one, figures: passages.map(figureOf) }
    case 'proposes':
      return { says, name: one, passages }
    default:
      throw new Error(`no planted verdict: ${line}`)
  }
}

function figureOf(text: string): PlantedFigure {
  const [passage = '', figure = ''] = text.split(' = ')
  return { passage, figure }
}
