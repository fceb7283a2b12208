import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { logOdds } from '@gaplens/coverage/learned/logistic'
import {
  SELLER_SIGNS,
  sellerSigns,
} from '../../../functions/src/analysis/insight/facts/seller/seller-signs.ts'
import { readOwnCases, UNSEEN_FOLDER } from '../../../tests/cases/own-cases.ts'
import { areaUnderCurve, type Example, fitLogistic } from '../coverage/fit.ts'

/**
 * `npm run train:sellers`: learns from labels.tsv, which says of each page of the cases in tests/cases who speaks there, to tell pages on
 * which a seller speaks of what it offers from others. It prints how well that works on cases left out, and writes seller-model.json.
 *
 * labels.tsv: case and page, a letter, and 1 if the label is sure, else 0, divided by tabs. S is a seller; P a professional who explains a
 * subject, O an office, A an association, M a paper or a site that compares, B a private person, F a thread.
 */
const OUT = resolve(
  import.meta.dirname,
  '../../../functions/src/analysis/insight/facts/seller/seller-model.json',
)
/** Number of parts that the cases are left out in. */
const FOLDS = 7
/** Penalty on each standardised weight; from 5 to 20 the pages left out are told equally well. */
const RIDGE = 10
/** Log odds from which a page is a seller's. With it as many sellers are missed as others are taken for one. */
const THRESHOLD = -0.5
/** Weight of a page whose label is not sure. */
const UNSURE = 0.5

interface LabelledPage extends Example {
  readonly kase: string
  readonly isUsers: boolean
}

const PUBLISHED = Object.keys(SELLER_SIGNS).indexOf('published')
const pages = await readPages()
const cases = [...new Set(pages.map(({ kase }) => kase))]
const model = learn(pages)
const scored = Array.from({ length: FOLDS }, (_, fold) => {
  const out = new Set(cases.filter((_case, at) => at % FOLDS === fold))
  const learned = learn(pages.filter(({ kase }) => !out.has(kase)))
  return pages
    .filter(({ kase, isUsers }) => out.has(kase) && !isUsers)
    .map(({ features, label }) => ({ label, score: logOdds(learned, features) }))
}).flat()

const taken = scored.filter(({ score }) => score > THRESHOLD)
const right = taken.filter(({ label }) => label === 1).length
const sellers = scored.filter(({ label }) => label === 1).length
const leftOut = `of ${scored.length} cited pages ${sellers} are sellers’; ${right} of these and ${taken.length - right} others are taken for one; area under the curve ${areaUnderCurve(scored).toFixed(3)}`
console.log(`cases left out: ${leftOut}`)
await writeFile(
  OUT,
  `${JSON.stringify(
    {
      provenance: {
        trainedOn: `${pages.length} pages of ${cases.length} cases, labelled in scripts/train/sellers/labels.tsv`,
        by: 'npm run train:sellers',
        leftOut,
      },
      threshold: THRESHOLD,
      ...model,
    },
    null,
    2,
  )}\n`,
)

/** Each page is learned with its date and without it, since sellers date their articles and others leave dates out. */
function learn(examples: readonly Example[]) {
  const undated = examples.map((each) => ({
    ...each,
    features: each.features.map((value, at) => (at === PUBLISHED ? 0 : value)),
  }))
  return fitLogistic(Object.keys(SELLER_SIGNS), [...examples, ...undated], RIDGE)
}

/** The pages of the cases with their labels. */
async function readPages(): Promise<LabelledPage[]> {
  const lines = (await readFile(join(import.meta.dirname, 'labels.tsv'), 'utf8')).trim().split('\n')
  const labels = new Map(
    lines.map((line) => {
      const [key = '', letter = '', isSure = ''] = line.split('\t')
      return [key, { label: Number(letter === 'S'), weight: isSure === '1' ? 1 : UNSURE }]
    }),
  )
  return [...readOwnCases(UNSEEN_FOLDER), ...readOwnCases()].flatMap(({ truth, sources }) =>
    sources.flatMap(({ id, role, page }) => {
      if (page === null) return []
      const label = labels.get(`${truth.id}/${id}`)
      if (label === undefined) throw new Error(`labels.tsv lacks ${truth.id}/${id}`)
      return [{ ...label, features: sellerSigns(page), kase: truth.id, isUsers: role === 'user' }]
    }),
  )
}
