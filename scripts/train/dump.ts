/**
 * Writes the training data of the models: the features of each page, and for each of its segments the share that is part
 * of the page's true main text.
 *
 *   node scripts/train/dump.ts --pages DIR --out DIR
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { PageTypeSchema } from '@gaplens/contracts/analysis/read-page'
import {
  featuresOf,
  PAGE_FEATURE_NAMES,
  SEGMENT_FEATURE_NAMES,
} from '../../functions/src/reading/main-text/features/features.ts'
import { SHARED_PAGE_FEATURES } from '../../functions/src/reading/main-text/features/page-features.ts'
import { SECOND_STAGE_NAMES } from '../../functions/src/reading/main-text/features/second-stage.ts'
import { registrableDomain } from '../../functions/src/reading/metadata/links.ts'
import { OFFER_SIGNS, offerSigns } from '../../functions/src/reading/metadata/offer-signs.ts'
import { preparePage } from '../../functions/src/reading/prepare-page.ts'
import { readPage } from '../../functions/src/reading/read-page.ts'
import { alignedWords, wordsOf } from './align.ts'

interface Truth {
  readonly set: string
  readonly type: string
  readonly url: string
  readonly text: string
}

const { values } = parseArgs({
  options: { pages: { type: 'string' }, out: { type: 'string' } },
})
if (values.pages === undefined || values.out === undefined) {
  console.error('usage: dump.ts --pages DIR --out DIR')
  process.exit(2)
}
const truths: Record<string, Truth> = JSON.parse(
  gunzipSync(readFileSync(join(values.pages, 'truth.json.gz'))).toString(),
)
mkdirSync(values.out, { recursive: true })
const vocabulary = new Map<string, number>()
const wordId = (word: string): number => {
  const id = vocabulary.get(word) ?? vocabulary.size
  vocabulary.set(word, id)
  return id
}
const digest = createHash('sha256').update(JSON.stringify(truths))
const pages: unknown[] = []
const rows: Float32Array[] = []
const pageRows: Float32Array[] = []
for (const [id, truth] of Object.entries(truths)) {
  const bytes = gunzipSync(readFileSync(join(values.pages, 'pages', `${id}.html.gz`)))
  digest.update(bytes)
  const { source, segmentation } = preparePage(bytes, truth.url, null)
  const features = featuresOf(source, segmentation)
  const words = segmentation.segments.map(({ text }) => wordsOf(text))
  const truthWords = wordsOf(truth.text)
  const aligned = alignedWords(words.flat(), truthWords)
  let at = 0
  const labels = words.map((list) => {
    let hits = 0
    for (let i = 0; i < list.length; i++) hits += aligned[at++] ?? 0
    return list.length === 0 ? 0 : hits / list.length
  })
  let heading = -1
  rows.push(features.segments)
  pageRows.push(features.page)
  pages.push({
    id,
    set: truth.set,
    type: truth.type,
    site: truth.set === 'zh' ? id : registrableDomain(truth.url),
    offer: offerSigns(readPage({ bytes, url: truth.url, contentType: null })),
    truth: truthWords.map(wordId),
    segments: words.map((list) => list.map(wordId)),
    labels,
    // What the features of the second stage are made from: see features/second-stage.ts.
    parents: segmentation.containers.map(({ parent }) => parent),
    containers: segmentation.segments.map(({ container }) => container),
    looks: segmentation.segments.map(({ container }) => features.layout.signature[container] ?? -1),
    headings: segmentation.segments.map(({ kind }, index) => {
      const above = heading
      if (kind === 'heading') heading = index
      return above
    }),
    sizes: segmentation.segments.map(({ words: size }) => size),
  })
}
const write = (name: string, arrays: readonly Float32Array[]) =>
  writeFileSync(
    join(values.out ?? '.', name),
    Buffer.concat(arrays.map((one) => Buffer.from(one.buffer, one.byteOffset, one.byteLength))),
  )
write('segments.f32', rows)
write('pages.f32', pageRows)
writeFileSync(
  join(values.out, 'pages.json'),
  JSON.stringify({
    digest: digest.digest('hex'),
    segmentFeatures: SEGMENT_FEATURE_NAMES,
    pageFeatures: PAGE_FEATURE_NAMES,
    sharedPageFeatures: SHARED_PAGE_FEATURES,
    secondStage: SECOND_STAGE_NAMES,
    pageTypes: PageTypeSchema.options,
    offerSigns: Object.keys(OFFER_SIGNS),
    pages,
  }),
)
console.error(
  `${pages.length} pages, ${SEGMENT_FEATURE_NAMES.length} features a segment, ${PAGE_FEATURE_NAMES.length} a page`,
)
