import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import type { Gap } from '@gaplens/contracts/analysis/report'
import { projectedScore } from '@gaplens/report/model/projection'
import { citationsOf } from '../facts/citations.ts'
import { COVERED_TEXT, NOT_COVERED_TEXT, ownTreatment } from '../facts/coverage-wording.ts'
import { eeatSignals } from '../facts/eeat/eeat.ts'
import { planGaps } from '../facts/gaps/gap-plan.ts'
import { textImages } from '../facts/pictures.ts'
import { ownAnswerText } from '../facts/questions/own-answer-text.ts'
import { answerTo, questionStanding } from '../facts/questions/question-standing.ts'
import { pageNumber } from '../facts/reported-values.ts'
import { oneLine, quoteList, titled } from '../facts/wording.ts'
import { typesOf } from '../sections/structured-data-notes.ts'
import {
  citing,
  countHolds,
  inTier,
  int,
  median,
  ownCell,
  type SentenceContext,
  scores,
  statementLevels,
  sum,
  topicNamed,
  user,
} from './sentence-context.ts'

/** A kind of sentence, its pattern, and a check that the sentence follows from the pages, the passages and the table. */
type Row = readonly [
  kind: string,
  pattern: RegExp,
  holds: (found: RegExpExecArray, context: SentenceContext) => boolean,
]

/** The names of a list: 「甲」、「乙」. */
function namesIn(list = ''): string[] {
  return [...list.matchAll(/「(.+?)」/gu)].flatMap(([, name]) => name ?? [])
}

/** All kinds of sentences with a number or a verdict. Each is verified by another computation than the one that wrote it. */
export const SENTENCE_RULES: readonly Row[] = [
  [
    'a gap',
    /^「(.+)」（權重 (\d+)%）：(至少 )?(\d+) 個來源(與 AI Overview )?談到(?:，您(?:的網頁)?(.+?))?$/u,
    ([, name, weight, least, count, overview, own = NOT_COVERED_TEXT.none], context) => {
      const gap = context.view.gaps.find((each) => each.name === name)
      if (gap === undefined) return false
      return (
        countHolds(context, gap.topicId, least, count) &&
        Math.abs(int(weight) - gap.weight * 100) <= 0.5 &&
        (overview !== undefined) === context.view.topic(gap.topicId)?.fromOverview &&
        own === NOT_COVERED_TEXT[ownTreatment(context.view, gap)] &&
        ownCell(context, gap.topicId)?.level !== 'covered'
      )
    },
  ],
  [
    'a question or a subject that is asked for',
    /^(?:想了解)?「(.+?)」(?:（也寫作.+?）)?：(至少 )?(\d+) 個來源(?:談到|直接談到這個問題)(?:，您的網頁(.+?))?$/u,
    ([, name, least, count, own], context) => {
      if (context.view.input.serp.relatedQuestions.includes(name ?? '')) {
        const standing = questionStanding(context.view, name ?? '', answerTo(context.view, name ?? ''))
        const telling = new Set(standing.tellers.map(({ pageId }) => pageId))
        return (
          int(count) <= telling.size &&
          int(count) <= (standing.topic?.coveredBy || telling.size) &&
          (least !== undefined || int(count) === telling.size) &&
          !telling.has(user(context).id) &&
          (own === undefined || `您的網頁${own}` === ownAnswerText(context.view, standing))
        )
      }
      const topic = topicNamed(context, name)
      if (topic === undefined || !countHolds(context, topic.id, least, count)) return false
      const cell = ownCell(context, topic.id)
      const covered = cell?.level === 'covered' ? COVERED_TEXT[cell.certainty] : null
      return (
        own === undefined ||
        (covered === null ? !Object.values<string>(COVERED_TEXT).includes(own) : own === covered)
      )
    },
  ],
  [
    'subjects that are no gaps',
    /^缺口以外，另有 (\d+) 個您可能也沒談(?:（((?:、?「.+?」)+)等?）)?：/u,
    ([, count, names], context) => {
      const { gaps, topics } = context.view
      const absent = topics.filter(({ id }) => (ownCell(context, id)?.level ?? 'absent') === 'absent')
      const listed = new Set(gaps.map(({ topicId }) => topicId))
      const left = absent.filter(({ id }) => !listed.has(id))
      const known = left.map((topic) => quoteList([topic.name]))
      return int(count) === left.length && namesIn(names).every((name) => known.includes(`「${name}」`))
    },
  ],
  [
    'a word that the page never uses',
    /^您的標題與正文沒有寫過「(.+)」，(\d+) 個來源中有 (\d+) 個寫：/u,
    ([, word = '', all, count], context) => {
      const writes = ({ page }: { readonly page: ReadPage }) =>
        [page.title, page.text, ...page.blocks.map(({ text }) => text)].some((text) =>
          text.normalize('NFKC').toLowerCase().includes(word.toLowerCase()),
        )
      const { othersRead } = context.view
      return (
        int(all) === othersRead.length &&
        int(count) === othersRead.filter(writes).length &&
        !writes(user(context))
      )
    },
  ],
  [
    'where the page stands',
    /^先(?<way>補|看您的網頁是否已寫到)(?<first>(?:、?「.+?」)+?)(?:等 (?<all>\d+) 項)?（P1）(?:：(?<part>(?:、?「.+?」)+?)(?:等 (?<allPart>\d+) 項)?(?:(?<others>很可能沒有，其他的)|不確定有沒有，)先在您的網頁找，沒有才補)?(?:，沒寫的先補；若都沒寫過，補完後|；若都要補，補完後|，)涵蓋度估計(?:可提高 (?<more>\d+)|由 (?<before>\d+) 升到 (?<after>\d+))(?:（(?<compared>\d+) 個來源的中位數是 (?<middle>\d+)）)?$/u,
    ({ groups = {} }, context) => {
      const { way, first, all, part, allPart, others, more, before, after, compared, middle } = groups
      const gaps = inTier(context, 'p1_immediate')
      const done = new Set(gaps.map(({ topicId }) => topicId))
      const own = context.view.compared(user(context).id)?.coverageScore
      const projected = projectedScore(context.view.topics, user(context).id, done)
      const sure = gaps.filter(({ certainty }) => certainty === 'sure')
      const holds = (some: readonly Gap[], names: string | undefined, count: string | undefined) => {
        const told = namesIn(names)
        return (
          (count === undefined ? told.length : int(count)) === some.length &&
          told.every((name, at) => quoteList([some[at]?.name ?? '']) === `「${name}」`)
        )
      }
      const unlike = others === undefined ? gaps.filter((gap) => !sure.includes(gap)) : sure
      const isSplit = sure.length > 0 && sure.length < gaps.length
      return (
        holds(gaps, first, all) &&
        (way === '補') === sure.length > 0 &&
        (isSplit ? holds(unlike, part, allPart) : part === undefined) &&
        (more === undefined
          ? int(before) === own && int(after) === projected
          : int(more) === projected - (own ?? 0)) &&
        (compared === undefined ||
          (int(compared) === scores(context).length && int(middle) === median(scores(context))))
      )
    },
  ],
  [
    'the history’s place',
    /^涵蓋度 (\d+)，在 (\d+) 個可比對的網頁中排約?第 (\d+)(?:–(\d+))?$/u,
    ([, own, all, best, worst = best], context) =>
      int(own) === context.view.compared(user(context).id)?.coverageScore &&
      int(all) === scores(context).length + 1 &&
      int(best) === 1 + scores(context).filter((score) => score > int(own) + 10).length &&
      int(worst) === 1 + scores(context).filter((score) => score >= int(own) - 10).length,
  ],
  ['the history’s gaps', /^缺口 (\d+) 個：/u, ([, count], { view }) => int(count) === view.gaps.length],
  [
    'the target length',
    /^現有 ([\d,]+) 字，補完 P1 約加 ([\d,]+) 字，全部補完約加 ([\d,]+) 字/u,
    ([, own, first, all], { view }) => {
      const plans = planGaps(view)
      const p1 = plans.filter(({ gap }) => gap.tier === 'p1_immediate')
      return (
        int(own) === view.user?.page.words &&
        int(all) === sum(plans.map(({ words }) => words)) &&
        int(first) === sum(p1.map(({ words }) => words))
      )
    },
  ],
  [
    'why it is longer',
    /^全部補完會比最長的來源還長，是因為把 (\d+) 個來源各說一部分的事寫在一處/u,
    ([, count], { view, insight }) => {
      const plans = planGaps(view)
      const pages = new Set(plans.flatMap(({ pageIds }) => [...pageIds]))
      const { own = 0, longest } = insight.brief.length ?? {}
      const most = longest?.words ?? 0
      return int(count) === pages.size && own <= most && own + sum(plans.map(({ words }) => words)) + 5 > most
    },
  ],
  [
    'that what comes first is longer already',
    /^只補 P1 也會比最長的來源長約 ([\d,]+) 字/u,
    ([, more], { insight: { brief } }) =>
      int(more) === (brief.length?.target ?? 0) - (brief.length?.longest.words ?? 0),
  ],
  [
    'that the page is longer already',
    /^您的網頁已比最長的來源長/u,
    (_, { insight: { brief } }) => (brief.length?.own ?? 0) > (brief.length?.longest.words ?? 0),
  ],
  [
    'how many topics are only possibly missing',
    /^(\d+) 個主題中有 (\d+) 個只能說「可能未談」(?:（另有 (\d+) 個很可能未談）)?/u,
    ([, all, unsure, lacking], context) => {
      const absent = context.view.topics
        .map(({ id }) => ownCell(context, id))
        .filter((cell) => cell?.level === 'absent')
      const possible = absent.filter((cell) => cell?.certainty === 'possible')
      return (
        int(all) === context.view.topics.length &&
        int(unsure) === possible.length &&
        int(lacking ?? '0') === absent.length - possible.length &&
        possible.length * 2 > context.view.topics.length
      )
    },
  ],
  [
    'for what pages hold by their own words',
    /^有來源開頭寫明適用範圍，引用前先確認適用您的讀者：(.+)$/u,
    ([, told = ''], { view }) =>
      [...told.matchAll(/\[(\d+)\]「([^」]+)」/gu)].every(([, number, said = '']) =>
        view.othersRead.some(
          ({ id, page }) =>
            pageNumber(view, id) === `[${number}]` &&
            oneLine(page.text).includes(said.replaceAll('『', '「').replaceAll('』', '」')),
        ),
      ),
  ],
  [
    'few sources',
    /^只讀到 (\d+) 個來源/u,
    ([, count], { view }) => int(count) === view.othersRead.length && int(count) < 5,
  ],
  [
    'the page’s size',
    /^《.+正文 ([\d,]+) 字(?:，分為.+?|，寫成 \d+ 組問答.+?|，沒有小標題)?$/u,
    ([, words], context) => int(words) === user(context).page.words,
  ],
  [
    'what of the page’s markup to put in order',
    /^整理[^：「]+：(.+)$/u,
    ([, observed = ''], context) => {
      const { page } = user(context)
      const [, words] = /正文 ([\d,]+) 字/u.exec(observed) ?? []
      return (
        (words === undefined || int(words) === page.words) &&
        (!observed.includes('沒有任何小標題') || page.blocks.every(({ kind }) => kind !== 'heading')) &&
        (!observed.includes('沒有 meta description') || page.description === '')
      )
    },
  ],
  [
    'a source’s size',
    /^正文 ([\d,]+) 字/u,
    ([, words], { view, at }) => int(words) === view.others[at]?.page?.words,
  ],
  [
    'the subjects that the page has',
    /^比較的 (\d+) 個主題中，有涵蓋的 (\d+) 個(?:（.+?）)?(?:，略提的 (\d+) 個（.+?）)?(?:，可能有談到的 (\d+) 個（.+?）)?$/u,
    ([, all, covered, touched = '0', likely = '0'], context) => {
      const cells = context.view.topics.flatMap(({ id }) => ownCell(context, id) ?? [])
      const shown = (wanted: string) =>
        cells.filter(({ level, certainty }) => level === wanted && certainty === 'sure').length
      const possible = cells.filter(({ level, certainty }) => level !== 'absent' && certainty === 'possible')
      return (
        int(all) === context.view.topics.length &&
        int(covered) === shown('covered') &&
        int(touched) === shown('touched') &&
        int(likely) === possible.length
      )
    },
  ],
  [
    'what the overview speaks of',
    /^AI Overview 共 (\d+) 個陳述(?:，談到 (\d+) 個主題：.+)?$/u,
    ([, statements, topics], { view }) =>
      int(statements) === view.input.coverage.report.statements.length &&
      (topics === undefined || int(topics) === view.topics.filter(({ fromOverview }) => fromOverview).length),
  ],
  [
    'how far it is supported',
    /^能讀到所引網頁的 (\d+) 個陳述中，(\d+) 個在所引網頁找到相符段落(?:、(\d+) 個部分相符)?(?:、(\d+) 個未能核對)?/u,
    ([, all, found, partly = '0', unverified = '0'], context) => {
      const levels = statementLevels(context)
      const of = (...wanted: string[]) => levels.filter((level) => wanted.includes(level)).length
      return (
        int(all) === levels.length &&
        int(found) === of('found') &&
        int(partly) === of('partly') &&
        int(unverified) === of('unverified', 'absent')
      )
    },
  ],
  [
    'how it is laid out',
    /^AI Overview 以 (.+)呈現，引用 (\d+) 筆來源$/u,
    ([, parts = '', references], { view }) =>
      int(references) === view.input.serp.references.length &&
      sum([...parts.matchAll(/(\d+) 個/gu)].map(([, count]) => int(count))) === view.input.serp.blocks.length,
  ],
  [
    'its headings',
    /^小標題(?:依序)?是/u,
    ([text], { view }) =>
      [...text.matchAll(/「(.+?)…?」/gu)].every(([, heading = '']) =>
        view.input.serp.blocks.some((block) => block.kind === 'heading' && block.text.includes(heading)),
      ),
  ],
  [
    'whom it cites most',
    /^被引用最多的是 /u,
    ([text], { view }) => {
      const named = new Map(
        [...text.matchAll(/(?:\[(\d+)\]|您的網頁)（(\d+) 個陳述）/gu)].map(
          ([, rank = '0', count]) => [int(rank), int(count)] as const,
        ),
      )
      const least = Math.min(...named.values())
      return view.input.sources.every(({ id, rank }) => {
        const times = citationsOf(view, id)
        return named.has(rank) ? named.get(rank) === times : times < least
      })
    },
  ],
  [
    'how often it cites the page itself',
    /^AI Overview 已引用您的網頁(?:（(\d+) 個陳述）)?$/u,
    ([, count = '0'], context) =>
      user(context).referenceIndexes.length > 0 && int(count) === citationsOf(context.view, user(context).id),
  ],
  [
    'what a source gives it',
    /^被 (\d+) 個陳述引用(?:：(.+))?$/u,
    ([, all, verdicts = ''], context) => {
      const id = context.view.others[context.at]?.id
      const levels = citing(context).map(({ support }) => support.find(({ pageId }) => pageId === id)?.level)
      const wanted = { 找到相符段落: ['found'], 部分相符: ['partly'], 未能核對: ['unverified', 'absent'] }
      return (
        int(all) === citing(context).length &&
        Object.entries(wanted).every(([name, which]) => {
          const count = levels.filter((level) => level !== undefined && which.includes(level)).length
          return int(new RegExp(`(\\d+) 個${name}`, 'u').exec(verdicts)?.[1] ?? '0') === count
        })
      )
    },
  ],
  [
    'what subjects a source has',
    /^(可能)?談到(「.+?」)(等主題)?$/u,
    ([, possibly, names = '', others], { view, at }) => {
      const id = view.others[at]?.id
      const has = view.topics.flatMap(({ name, cells }) =>
        cells
          .filter((cell) => cell.pageId === id && cell.level === 'covered')
          .map(({ certainty }) => ({ name: titled(name, 30), certainty })),
      )
      const told = [...names.matchAll(/「(.+?)」(?=、|$)/gu)].map(([, name]) => name)
      return (
        told.length <= 3 &&
        (others !== undefined) === has.length > 3 &&
        told.every((name) => {
          const found = has.find((topic) => topic.name === name)
          return found !== undefined && (possibly !== undefined || found.certainty === 'sure')
        })
      )
    },
  ],
  [
    'what kinds the sources are',
    /^讀到的 (\d+) 個來源(?:中，看來有(.+?)(，其餘多是文章或說明頁)?|多是文章或說明頁)$/u,
    ([, all, kinds = '', rest], { view }) => {
      const counted = sum([...kinds.matchAll(/(\d+) 個/gu)].map(([, count]) => int(count)))
      const isWhole = rest === undefined && kinds !== ''
      return (
        int(all) === view.othersRead.length &&
        (isWhole ? counted === view.othersRead.length : counted < view.othersRead.length)
      )
    },
  ],
  [
    'what is asked most',
    /^Google 列出的 (\d+) 個相關問題中有 (\d+) 個屬於「.+」$/u,
    ([, all, some], { view }) =>
      int(all) === view.input.serp.relatedQuestions.length && int(some) >= 2 && int(some) <= int(all),
  ],
  [
    'that no single intent is seen',
    /字面上看不出單一的意圖；Google 列出的 (\d+) 個相關問題各問一件事，如「(.+?)」、「(.+?)」$/u,
    ([, all, ...named], { view }) => {
      const asked = view.input.serp.relatedQuestions
      return (
        int(all) === asked.length &&
        named.every(
          (name, at) =>
            name ===
            titled(asked[at] ?? '', 30)
              .replaceAll('「', '『')
              .replaceAll('」', '』'),
        )
      )
    },
  ],
  [
    'who carries a type of markup',
    /^來源 (\d+)／(\d+) 有(?:（(.+?)）)?$/u,
    ([, some, all, ranks = ''], { view }) => {
      const named = [...ranks.matchAll(/\[(\d+)\]/gu)].map(([, rank]) => int(rank))
      const marked = view.othersRead.filter(
        ({ rank, page }) => named.includes(rank) && typesOf(page).length > 0,
      )
      return (
        int(all) === view.othersRead.length && int(some) === named.length && marked.length === named.length
      )
    },
  ],
  [
    'signs of trust that others have',
    /^補上讀者判斷可信度的資訊，在您的網頁上沒有找到：(.+)$/u,
    ([, signs = ''], context) =>
      [...signs.matchAll(/(?:^|、)([^、（]+)（(\d+)／(\d+) 個來源有）/gu)].every(([, name, some, all]) => {
        const found = (page: Parameters<typeof eeatSignals>[0]) =>
          eeatSignals(page).some((signal) => signal.name === name && signal.found)
        const having = context.view.othersRead.filter(({ page }) => found(page)).length
        return (
          !found(user(context).page) && int(some) === having && int(all) === context.view.othersRead.length
        )
      }),
  ],
  [
    'the state of the page',
    /^(?:需要處理|已就緒|另外)[：，]/u,
    ([text], context) => {
      const { page } = user(context)
      const headings = /正文(?:有|的) (\d+) 個小?標題/u.exec(text)?.[1]
      const images = /(\d+) 張圖片/u.exec(text)?.[1]
      const title = /標題（title）「.*?」共 (\d+) 字/u.exec(text)?.[1]
      return (
        (headings === undefined ||
          int(headings) ===
            page.blocks.filter(({ kind, role }) => kind === 'heading' && role === 'content').length) &&
        (images === undefined || int(images) === textImages(page).length) &&
        (title === undefined || int(title) === [...(page.titleTag ?? page.title)].length)
      )
    },
  ],
  [
    'whom the report rests on',
    /^本報告依「.+」的搜尋結果與 (\d+)／(\d+) 個讀取成功的來源寫成/u,
    ([, read, all], { view }) => int(read) === view.othersRead.length && int(all) === view.others.length,
  ],
  [
    'questions and steps of the page',
    /^頁面上有 (\d+) (組問答|個步驟)/u,
    ([, count, what], context) => {
      const { faq, howTo } = user(context).page
      if (what === '個步驟') return int(count) === howTo.length
      // The markup holds as many as are told, ten at most, and each is on the page.
      const code =
        context.insight.evidence.jsonLd.find(({ schemaType }) => schemaType === 'FAQPage')?.code ?? ''
      const marked = code.match(/"@type": "Question"/gu)?.length ?? 0
      return int(count) <= faq.length && marked === Math.min(int(count), 10)
    },
  ],
  [
    'branches of a business',
    /^頁面上有 (\d+) 個地址/u,
    ([, count], context) => int(count) === user(context).page.contacts.addresses.length,
  ],
  [
    'subjects that differ',
    /^來源(與 AI Overview 的)?(?:說法|數字(?:看來)?)不一致的有 (\d+) 件/u,
    ([, withOverview, count], { view }) =>
      int(count) ===
      view.input.coverage.report.figures.filter(
        ({ disagree, onlyOverviewDiffers = false }) =>
          disagree && onlyOverviewDiffers === (withOverview !== undefined),
      ).length,
  ],
]
