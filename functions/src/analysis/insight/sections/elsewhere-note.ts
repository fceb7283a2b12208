import type { FigureGroup } from '@gaplens/contracts/analysis/report'
import { CITIES_AND_COUNTIES } from '@gaplens/text/taiwan'
import { placeOfOffice } from '../facts/office.ts'
import { sourcePage, type View } from '../facts/view.ts'
import { figureWords } from './words-around-figure.ts'

/** What each city and county grants from its own purse, to its own people. */
const GRANTED = /補助|補貼|津貼|獎勵|獎助|本[市縣]|設籍/u
/** What an office rules, whereas what it advises on washing or health holds anywhere. */
const RULED = /應|須|不得|得予|罰|規定|收費|費用|\d\s?元/u
/** Who is of another place, so that what holds for him holds for no reader of the office's own: 「外縣市民為 2 倍」. */
const STRANGERS = /外[縣地市]|他縣市|其他縣市|非(?:設籍|本[縣市])|未設籍/u
const CITY = new RegExp(CITIES_AND_COUNTIES, 'u')

/**
 * That the word of a city's or a county's office holds there: where it is of what a place grants, unless the keyword or the user's page names the place,
 * and where it is a rule and the user's page is of another place by its title or its site. What holds for people of elsewhere is no rule for readers
 * of that place.
 */
export function elsewhereNote(view: View, official: FigureGroup['figures']): string {
  const places = official.map(({ pageId }) => placeOfOffice(sourcePage(view, pageId)?.siteName ?? ''))
  const [place, another] = [...new Set(places)]
  if (place === undefined || another !== undefined) return ''
  const { title = '', siteName = '', text = '' } = view.user?.page ?? {}
  const own = `${view.input.keyword} ${title} ${siteName}`
  if (`${own} ${text}`.includes(place.slice(0, -1))) return ''
  const said = official.map(({ passageId }) => {
    const { heading = '', quote = '' } = view.passage(passageId) ?? {}
    return `${heading} ${quote}`
  })
  const isOfThere = said.some((each) => GRANTED.test(each) || (CITY.test(own) && RULED.test(each)))
  const isForStrangers = official.some(({ passageId, shown }) => {
    const quote = view.passage(passageId)?.quote ?? ''
    return STRANGERS.test(figureWords(quote, shown) ?? quote)
  })
  if (isForStrangers) return `（這是${place}的規定）`
  return isOfThere ? `（讀者在${place}時）` : ''
}
