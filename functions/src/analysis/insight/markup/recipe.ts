import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import { oneLine } from '../facts/wording.ts'
import { authorNode, compact, type Node, picturesOf } from './nodes.ts'
import { labelled, linesOf, type Part, partsOf } from './parts.ts'

const INGREDIENTS =
  /材料|食材|配料|用料|需要什麼|準備什麼|份量|ingredients|what you(?:['’]ll)? need|you will need/iu
const METHOD = /步驟|做法|作法|怎麼做|料理方式|製作|instructions|directions|method|steps/iu
/** The amount of an ingredient. */
const AMOUNT =
  /[\d半一二兩三四五六七八九十½¼¾]\s?(?:大匙|小匙|茶匙|湯匙|公克|克|斤|兩|毫升|公升|cc|ml|g\b|kg|杯|顆|粒|個|張|片|隻|條|根|瓣|把|塊|包|盒|尾|支|株|碗|cups?|tbsp|tsp|tablespoons?|teaspoons?|oz|lb|cloves?)|少許|適量|些許|a pinch|to taste/iu
/** Kitchen measures, which lists of other materials do not have. */
const KITCHEN =
  /大匙|小匙|茶匙|湯匙|公克|[\d半一二兩三四五六七八九十百千]\s?(?:克|g\b)|毫升|ml|cc|少許|適量|些許|cups?|tbsp|tsp|tablespoon|teaspoon|a pinch|to taste/iu
/** What a list of things to lay out names besides the ingredients: 「一個一公升的玻璃罐」, but not 「番茄 1 罐」. */
const UTENSIL =
  /(?<![\d半一二兩三四五六七八九十百千\s])(?:[罐瓶鍋碗盆袋壺篩模盤杯布刀機秤盒]|濾紙|烤箱|烘焙紙|溫度計|攪拌棒)$/u
/** Verbs of cooking, and of what is made cold or drunk. */
const COOKED =
  /沖泡|浸泡|冷泡|冷藏|冰鎮|冰箱|榨汁|喝|[炒炸烤蒸煎燉滷燙煮熬烘]|油鍋|起鍋|上桌|料理|食譜|好吃|美味|下鍋|bake|oven|fry|boil|simmer|saut|roast|serve|recipe|cook/iu
/** What a page's title is about that makes one dish. */
const DISH =
  /[做作]法|食譜|料理|自製|麵包|吐司|蛋糕|餅|甜點|布丁|湯|粥|飯|麵|[炒炸烤蒸煎燉滷煮烘焗滾醃]|recipe|bread|cake|soup|stew|bak(?:e|ing)|cook/iu
/** Titles about food that make no dish. */
const NO_DISH = /比較|熱量|幾卡|卡路里|營養|蛋白質|怎麼[挑選]|挑選|推薦|評比|calor|nutrition|best/iu
/** Mixtures that are not food. */
const INEDIBLE =
  /肥皂|手工皂|清潔劑|清潔液|洗劑|除垢|肥料|堆肥|防蚊|面膜|精油|soap|cleaner|detergent|compost/iu

/** The page as one recipe, with a list of measured ingredients and steps; null for a page that only mentions recipes. */
export function recipeOf(page: ReadPage): Node | null {
  if (INEDIBLE.test(page.title)) return null
  const parts = partsOf(page)
  const named = parts.filter(isIngredientList)
  const isDish = DISH.test(page.title) && !NO_DISH.test(page.title)
  const lists = named.length > 0 || !isDish ? named : parts.filter(isShoppingList)
  const steps = stepsOf(page, parts, lists)
  // A page of many recipes has many lists. A separate sauce makes two.
  if (lists.length === 0 || lists.length > 3 || steps.length < 2 || !isOneDish(parts)) return null
  const ingredients = lists.flatMap(rowsIn).filter((row) => !UTENSIL.test(row))
  if (
    !ingredients.some((line) => KITCHEN.test(line)) ||
    !COOKED.test([page.title, ...steps.map(({ text }) => text)].join('\n'))
  )
    return null
  return compact({
    '@type': 'Recipe',
    name: oneLine(page.title),
    description: oneLine(page.description),
    image: picturesOf(page),
    author: authorNode(page),
    datePublished: page.publishedAt,
    recipeYield: yieldIn(lists) ?? inShortLine(page, SERVES),
    prepTime: minutesOf(inShortLine(page, PREPARED)),
    cookTime: minutesOf(inShortLine(page, COOKING_TIME)),
    totalTime: minutesOf(labelled(page, '總時間|所需時間|製作時間|total time')),
    recipeIngredient: ingredients,
    recipeInstructions: steps.map((step) => ({ '@type': 'HowToStep', ...step })),
  })
}

/** Whether a part lists two ingredients or more: its heading announces them, and most of its rows have an amount. */
function isIngredientList(part: Part): boolean {
  if (!INGREDIENTS.test(part.heading)) return false
  const rows = listRows(part)
  const measured = rows.filter((row) => AMOUNT.test(row))
  return measured.length * 2 >= rows.length && rowsIn(part).length >= 2
}

/** The rows of a list of ingredients. Longer rows are text between them. */
function rowsIn(part: Part): string[] {
  return listRows(part).filter((row) => row.length <= 80 && !isTableHead(row))
}

function listRows({ blocks }: Part): string[] {
  return blocks
    .filter(({ kind }) => kind === 'listItem' || kind === 'tableRow')
    .map(({ text }) => text.split('\t').map(oneLine).filter(Boolean).join(' '))
}

const isTableHead = (row: string): boolean =>
  /^(?:食材|材料|名稱|項目|ingredient)/iu.test(row) && !/\d/u.test(row)

/** Rows of a shopping list are short and, but for one in four, end in their amount: 「常溫水 288 克」. */
const ROW_MAX = 30
const ENDS_IN_AMOUNT = new RegExp(`(?:${AMOUNT.source})[^，。]{0,6}$`, 'iu')

/** Whether a part is a list of ingredients whatever its heading: 「準備這些東西」. */
function isShoppingList(part: Part): boolean {
  if (/含|容量|熱量|份量|規格|營養|比較/u.test(part.heading)) return false
  const rows = rowsIn(part)
  const measured = rows.filter((row) => row.length <= ROW_MAX && ENDS_IN_AMOUNT.test(row))
  return (
    rows.length >= 3 &&
    measured.length * 4 >= rows.length * 3 &&
    rows.filter((row) => KITCHEN.test(row)).length >= 2
  )
}

/** A step of a recipe, with its name if it is a section of the page. */
interface Step {
  readonly name?: string
  readonly text: string
}

/** The steps of the recipe: under a heading of the method, the page's instructions, or the sections after the ingredients. */
function stepsOf(page: ReadPage, parts: readonly Part[], lists: readonly Part[]): Step[] {
  const listed = parts
    .filter(({ heading }) => METHOD.test(heading) && !INGREDIENTS.test(heading))
    .flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === 'listItem'))
    .map(({ text }) => ({ text: oneLine(text) }))
  if (listed.length >= 2) return listed
  const only = DISH.test(page.title) ? listsOfSteps(parts, lists) : []
  if (only.length === 1) return only[0] ?? []
  const instructions = page.howTo.map((text) => ({ text: oneLine(text) }))
  return instructions.length >= 2 ? instructions : sectionsAfter(parts, lists.at(-1))
}

/** What is done with food in a step. */
const HANDLED =
  /[炒炸烤蒸煎燉滷煮烘拌揉攪切倒撒翻摺捏擀抹刷淋醃蓋包濾泡沖榨冰]|加入|放[入進上]|mix|stir|bake|add|pour/iu
/** A list of fewer items may be of anything. */
const STEPS_LEAST = 4

/** The lists besides the ingredients most of whose items handle food, whatever their headings: 「睡前五分鐘」. */
function listsOfSteps(parts: readonly Part[], lists: readonly Part[]): Step[][] {
  return parts
    .filter((part) => !lists.includes(part) && !NO_STEP.test(part.heading))
    .map(({ blocks }) => blocks.filter(({ kind }) => kind === 'listItem'))
    .filter(
      (items) =>
        items.length >= STEPS_LEAST &&
        items.filter(({ text }) => HANDLED.test(text)).length * 3 >= items.length * 2,
    )
    .map((items) => items.map(({ text }) => ({ text: oneLine(text) })))
}

/** Headings of sections that are no step: questions, and what is told besides. */
const NO_STEP =
  /[?？]|嗎$|為什麼|怎麼[選挑]|注意|比較|常見|問題|失敗|心得|小?技巧|保存|推薦|延伸|關於|結語|FAQ/iu

/** The sections after the ingredients as steps; none if fewer than three or another kind of section is between them. */
function sectionsAfter(parts: readonly Part[], list: Part | undefined): Step[] {
  if (list === undefined || list.level === 0) return []
  const after = parts.slice(parts.indexOf(list) + 1)
  const end = after.findIndex(({ heading, level }) => level !== list.level || NO_STEP.test(heading))
  const steps = (end < 0 ? after : after.slice(0, end)).map(({ heading, blocks }) => ({
    name: heading,
    text: blocks.map(({ text }) => oneLine(text)).join(' '),
  }))
  const handled = steps.filter(({ text }) => HANDLED.test(text))
  return steps.length >= 3 && handled.length * 3 >= steps.length * 2 ? steps : []
}

/** Whether the page has one dish. A round-up has a heading and a method for each dish. */
function isOneDish(parts: readonly Part[]): boolean {
  return (
    parts.filter(({ heading }) => /^(?:步驟|做法|作法|instructions|directions)/iu.test(heading)).length <= 2
  )
}

/** The yield, as in 「材料（約 12 條）」 or 「4 人份」. */
function yieldIn(lists: readonly Part[]): string | null {
  const [, found] =
    /[（(【]?\s*(?:約\s*)?(\d{1,3}\s?(?:人份|份|條|片|個|顆|杯|servings?))/iu.exec(lists[0]?.heading ?? '') ??
    []
  return found ?? null
}

/** A fact of a recipe in the short line of its facts: 「份量：4 人份，準備 15 分鐘，烹調 80 分鐘」. */
const SERVES =
  /(?:份量|分量|幾人份|serves|servings|yield)\s*[：:]?\s*約?\s*(\d{1,2}\s?(?:人份?|份|條|個|顆|杯)?)(?![\d–~-])/iu
const PREPARED = /(?:準備|備料|prep)(?:時間| time)?\s*[：:]?\s*(\d[^，。；、|｜]{0,12})/iu
const COOKING_TIME = /(?:烹調|烹煮|料理|cook)(?:時間| time)?\s*[：:]?\s*(\d[^，。；、|｜]{0,12})/iu
const FACTS_LINE = 60

function inShortLine(page: ReadPage, pattern: RegExp): string | null {
  for (const line of linesOf(page)) {
    const found = line.length <= FACTS_LINE ? pattern.exec(line)?.[1] : undefined
    if (found !== undefined) return found.trim()
  }
  return null
}

/** Parses 「40 分鐘」 or 「1 小時 20 分」 to an ISO 8601 duration; undefined for other texts. */
function minutesOf(text: string | null): string | undefined {
  const [, hours = '', minutes = ''] =
    /^約?\s*(?:(\d{1,2})\s*(?:小時|hours?|hr))?\s*(?:(\d{1,3})\s*(?:分鐘?|min(?:ute)?s?))?$/iu.exec(
      text ?? '',
    ) ?? []
  return hours === '' && minutes === ''
    ? undefined
    : `PT${hours === '' ? '' : `${hours}H`}${minutes === '' ? '' : `${minutes}M`}`
}
