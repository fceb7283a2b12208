import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import { SURNAMES, TITLE } from '../facts/eeat/titles.ts'
import { oneLine } from '../facts/wording.ts'

/** The name of who signs a page, without the house, the title and the job beside it; these if there is one. */
export function signedName(
  byline: string,
  page: Pick<ReadPage, 'siteName'>,
): { readonly name: string; readonly jobTitle: string | undefined } {
  const own = withoutHouse(byline, page)
  const [, after, behind, before, whole] = TITLED_NAME.exec(own) ?? []
  const [, titled, named, job, called] = NAMED_BY_JOB.exec(own) ?? []
  const title = behind ?? before ?? titled ?? job
  return { name: after ?? whole ?? named ?? called ?? own, jobTitle: title && withoutHouseName(title, page) }
}

/**
 * A whole name of three characters with a title after it, or a name of two or three with a title and a blank before it: 「許庭維律師」,
 * 「皮膚科醫師 許庭維」. In 「李醫師」 and 「李明中醫師」 the name cannot be told.
 */
const TITLED_NAME = new RegExp(
  `^((?!.?(?:主任|副|資深|專業|首席))[${SURNAMES}]\\p{Script=Han}{2})\\s?(${TITLE})$|^((?:\\p{Script=Han}{1,5}[科部系所]|資深|專業|執業)?${TITLE})\\s([${SURNAMES}]\\p{Script=Han}{1,2})$`,
  'u',
)

/** A job that stands before a name. */
const JOB =
  '(?:廠長|店長|店主|老闆娘?|站長|管家|社長|會長|理事長|總幹事|創辦人|負責人|執行長|經理|院長|園長|校長|主編|編輯|記者|主廚|領隊|導遊|嚮導|教練|顧問|師傅|老師|法務|[獸中牙]?醫師|律師|營養師|會計師|工程師|講師|館長|所長|室長|組長|主任|護理長|督導|個管師|個管員|護理師|[技藥營護]師|治療師)'
/**
 * A job or title with a name after it: 「店長 小梅」, 「居家督導 小梅」, 「美術總監 小梅」, 「調音師 阿寬」, 「管家阿文」. Without a blank only a bare job and what is
 * surely a name count.
 */
const NAMED_BY_JOB = new RegExp(
  `^(?:(\\p{Script=Han}{0,4}?(?:${JOB}|${TITLE}|\\p{Script=Han}[師員匠]))\\s(\\p{Script=Han}{2,4})|(${JOB})((?:阿|小|老)(?!師)\\p{Script=Han}{1,2}|[${SURNAMES}]\\p{Script=Han}{2}))$`,
  'u',
)

/** A title without the first two characters of its house's name, which stand for it: 「晨光店長」 of 「晨光園藝」. */
function withoutHouseName(title: string, page: Pick<ReadPage, 'siteName'>): string {
  const house = oneLine(page.siteName).slice(0, 2)
  return house.length === 2 && title.startsWith(house) && title.length > 3 ? title.slice(2) : title
}

/** A byline without the name of the site's house before it: 「晨光園藝 店長小梅」. */
function withoutHouse(name: string, page: Pick<ReadPage, 'siteName'>): string {
  const [first = '', ...rest] = name.split(/\s+/u)
  const isHouse = first.length >= 2 && rest.length > 0 && oneLine(page.siteName).startsWith(first)
  return isHouse ? rest.join(' ') : name
}
