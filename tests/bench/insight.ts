import { casesOf, loadSets } from './insight-planted.ts'
import { scoreCase, summarise } from './insight-score.ts'

const verbose = process.argv.includes('--verbose')
const rows: Record<string, Record<string, string>> = {}
for (const set of loadSets()) {
  for (const original of [false, true])
    for (const overview of [true, false]) {
      const scores = [1, 2, 3].flatMap((size) => casesOf(set, { size, original, overview })).map(scoreCase)
      const total = summarise(scores)
      rows[`${set.name}${original ? ' +original' : ''}${overview ? '' : ' no overview'}`] = {
        cases: String(scores.length),
        recall: total.recall.toFixed(3),
        precision: total.precision.toFixed(3),
        strict: total.strict.toFixed(3),
        gaps: total.gaps.toFixed(1),
        ms: total.ms.toFixed(1),
      }
      if (verbose && overview && !original)
        for (const score of scores)
          console.log(
            score.case.name,
            '\n  found',
            score.found.join(' '),
            '\n  MISSED',
            score.missed.join(' '),
            '\n  right',
            score.right.join(' | '),
            '\n  WRONG',
            score.wrong.join(' | '),
          )
    }
}
console.table(rows)
