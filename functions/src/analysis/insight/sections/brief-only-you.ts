import { readFigures } from '@gaplens/text/figures/read-figures'
import { eeatSignals } from '../facts/eeat/eeat.ts'
import { expectsSignal } from '../facts/eeat/expected-signals.ts'
import { isStory } from '../facts/eeat/story.ts'
import { withoutTestimonials } from '../facts/eeat/testimonials.ts'
import { isSellers, RIVAL, SELLER } from '../facts/gaps/attributions.ts'
import type { GapPlan } from '../facts/gaps/gap-plan.ts'
import { hasPrices, MONEY } from '../facts/gaps/gap-prices.ts'
import { textImages } from '../facts/pictures.ts'
import { type ReadSource, sourcePage, type View } from '../facts/view.ts'
import { quoteList } from '../facts/wording.ts'
import { businessKindOf } from '../markup/business-kinds.ts'
import { medicalPageOf } from '../markup/medical.ts'
import { pageKindOf } from '../markup/page-kind.ts'
import { isOffer, isOfSeller } from '../markup/service.ts'
import { disagreeingGroup, isMeasuredAgainstMaker, settledAdvice } from './disagree-notes.ts'
import { firstHandMaterial } from './first-hand-material.ts'
import { publisherOf, publisherOfSubject } from './public-figures.ts'

/** Page types for goods, which need no licensed professional. Nor does software. */
const GOODS: readonly string[] = ['product', 'collection', 'listing']
/** A named person with a profession. */
const NAMED = /\p{Script=Han}(?:醫師|獸醫師|律師|會計師|建築師|藥師|技師|營養師|治療師|設計師|講師)/u

/** Kinds of business whose advertising the Medical Care Act (醫療法, articles 85 and 86) limits. */
const MEDICAL: readonly (string | null)[] = ['Dentist', 'MedicalClinic', 'Hospital']

/** What a seller is asked for as proof: cases and reviews, unless the page has some, or where these may not be published, the treatment itself. */
function caseRequest({ page }: ReadSource): string {
  return MEDICAL.includes(businessKindOf(page.siteName))
    ? '治療流程、風險與術後照護，由貴院的醫療人員說明（醫療廣告受醫療法限制，刊登案例或病人評價前請先確認）。'
    : withoutTestimonials(page.blocks).length < page.blocks.length
      ? ''
      : '可以公開的真實案例與經過同意的評價。'
}

/** Names of clinics' sites. */
const OF_MEDICINE = /診所|醫院$/u

/** Energy that a body burns or a food has. No contract says it. What a heater gives in an hour its maker tells. */
const ENERGY = /(?:大卡|千卡|卡路里|kcal|calories?)(?!\s?(?:[/／]|每|per\b))/iu
/** The subjects of which that is said. */
const OF_FOOD = /熱量|卡路里|[飲進]食|食物|食品|消耗|代謝|[吃喝餐]|calorie|food|diet|burn/iu

/** What two parties agree on: 「訂金」, 「續保條件」. */
const CONTRACTED =
  /[解合簽違]約|租[金期約]|保固|[訂押定]金|退[費款還貨換]|分期|續保|理賠|終止|條款|contract|warranty|deposit|refund/iu
/** What an office charges by law: 「裁判費」, 「登記規費」. No contract says it. */
const STATUTORY = /(?:規|裁判|聲請|登記|掛失|換發|補發)費/u
/** What a house counts of its own work: 「修復率」. */
const OF_OWN_WORK = /(?:成功|通過|合格|修復|救回|上榜|錄取|完成|準時|續約|回購)率/u
/** Of food, what decides whether it is safe. */
const KEPT = /保存|冷[凍藏]|常溫|賞味|解凍|回溫|中心溫度|storage|freez|fridge|shelf/iu

/**
 * What decides which figure is right, with the subjects where these differ in it: of prices other papers than of what is done to a patient
 * or of a rule.
 */
function groundsFor(view: View, plans: readonly GapPlan[], { page }: ReadSource): string {
  const isRecipe = pageKindOf(page)?.kind === 'Recipe'
  const isMedical = OF_MEDICINE.test(page.siteName) || medicalPageOf(page) !== null
  const groundOf = ({ gap, topic }: GapPlan) => {
    if (STATUTORY.test(gap.name)) return '法條或主管機關的公告'
    const differing = topic === undefined ? undefined : disagreeingGroup(view, topic)
    if ((differing?.figures ?? topic?.figures ?? []).some(({ unit }) => MONEY.test(unit)))
      return `公告的收費或合約${isOfSeller(page) ? '，或您自己的報價' : ''}`
    if (
      OF_FOOD.test(gap.name) &&
      (topic?.figures ?? []).some(({ unit, value }) => ENERGY.test(`${value}${unit}`))
    )
      return '原始研究或公家的指引'
    if (CONTRACTED.test(gap.name)) return '合約條款或主管機關的規定'
    if (!isMedical && isOfSeller(page) && OF_OWN_WORK.test(gap.name)) return '您自己的紀錄（寫明期間與件數）'
    if (isRecipe) return KEPT.test(gap.name) ? '食品主管機關的指引' : '您自己試做的結果'
    if (isMedical) return '診療指引或原始研究'
    return firstHandMaterial(
      view.othersRead.map((each) => each.page),
      topic !== undefined && isMeasuredAgainstMaker(view, topic),
    )
  }
  const grounds = [...Map.groupBy(plans, groundOf)]
  const named = (some: readonly GapPlan[]) => quoteList(some.map(({ gap }) => gap.name))
  return grounds.length === 1
    ? `${named(plans)}該寫哪個數字的依據：${grounds[0]?.[0]}。`
    : `該寫哪個數字的依據：${grounds.map(([ground, some]) => `${named(some)}看${ground}`).join('；')}。`
}

/** Whether a law or a railway says which figure is right: that is not for the page's owner to contribute. */
function isPublished(view: View, { gap, topic }: GapPlan): boolean {
  const group = topic === undefined ? undefined : disagreeingGroup(view, topic)
  return publisherOfSubject(gap.name) !== null || (group !== undefined && publisherOf(view, group) !== null)
}

/** The gaps on which a source tells a case of its own. */
function casesTold(view: View, plans: readonly GapPlan[]): string[] {
  const isCase = (id: string) => {
    const passage = view.passage(id)
    const page = sourcePage(view, passage?.pageId)
    return passage !== undefined && page !== undefined && isStory(passage.quote, page)
  }
  return plans.filter(({ gap }) => gap.passageIds.some(isCase)).map(({ gap }) => gap.name)
}

/** Words of a house for itself. What a seller tells of the trade is not its own. */
const OF_ITSELF = /我們|本(?:店|所|院|館|社|行|廠|公司|中心)|敝|\b(?:we|our)\b/iu

/** Whether a seller's text is on its own terms: a price, or what it says of itself. */
function isOfItsOwn(text: string): boolean {
  return OF_ITSELF.test(text) || readFigures(text).some(({ dimension }) => dimension === 'money')
}

/** What only the page's owner can contribute, by what the page lacks and what the gaps need. */
export function writeOnlyYou(view: View, user: ReadSource, plans: readonly GapPlan[]): string[] {
  const signals = eeatSignals(user.page)
  const shows = (name: string) => signals.find((signal) => signal.name === name)?.found === true
  const undecided = plans.filter(
    (plan) =>
      plan.topic !== undefined &&
      (plan.topic.figuresDisagree || disagreeingGroup(view, plan.topic) !== undefined) &&
      settledAdvice(view, plan.topic) === '' &&
      !isPublished(view, plan),
  )
  const cases = casesTold(view, plans)
  const sells = isOfSeller(user.page)
  const serves = isOffer(user.page)
  const kind = pageKindOf(user.page)?.kind
  const isOfGoods = GOODS.includes(user.page.type) || kind === 'SoftwareApplication' || kind === 'Product'
  const priced = plans
    .filter(({ topic }) => topic !== undefined && hasPrices(view, topic))
    .map(({ gap }) => gap.name)
  const isOf = (seller: string, { gap, facts }: GapPlan) =>
    facts.some(
      ({ giver, text }) =>
        giver?.includes(seller) === true && (isOfItsOwn(text) || CONTRACTED.test(gap.name)),
    )
  const sellers = [RIVAL, SELLER].filter((seller) => plans.some((plan) => isOf(seller, plan)))
  const ofSellers = plans
    .filter((plan) => sellers.some((seller) => isOf(seller, plan)))
    .map(({ gap }) => gap.name)
  // The steps of a hospital or a seller are theirs.
  const shownBest = plans
    .filter(({ form, facts }) => form === 'steps' && !facts.some(({ giver }) => isSellers(giver?.split(' '))))
    .map(({ gap }) => gap.name)
  return [
    shows('第一手經驗的敘述')
      ? cases.length === 0
        ? ''
        : `第一手經驗：${quoteList(cases, 2)}有來源寫了自己的實例。您真正做過的，也寫下怎麼做、結果如何。`
      : '第一手經驗：您或團隊實際做過什麼、結果如何（頁面上未找到這類敘述）。',
    textImages(user.page).length === 0
      ? shownBest.length === 0
        ? '照片：讀到的正文沒有，請放自己拍的。'
        : `照片或示意圖：讀到的正文沒有圖片，${quoteList(shownBest, 2)}的步驟可以拍下或畫成圖。`
      : '',
    undecided.length > 0 ? groundsFor(view, undecided, user) : '',
    sells && sellers.length > 0
      ? `您自己的做法、價格與條件：${quoteList(ofSellers, 3)}裡註明${sellers.map((seller) => `「${seller}」`).join('或')}的，是別家網頁對自己的說明，不能當成您的。`
      : '',
    sells && priced.length > 0
      ? `您的價格與適用條件，若您收這些費用：來源在${quoteList(priced, 3)}給了金額。`
      : '',
    shows('作者署名') || !expectsSignal(user.page)('作者署名')
      ? ''
      : `作者姓名${shows('資歷或專業身分') ? '' : '與真實資歷'}：頁面上未找到署名。`,
    serves && !isOfGoods && !shows('資歷或專業身分') && !NAMED.test(user.page.text)
      ? '負責的人是誰、有什麼資歷或執照。'
      : '',
    sells ? caseRequest(user) : '',
  ].filter((text) => text !== '')
}
