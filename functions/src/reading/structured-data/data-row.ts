import { type ChildNode, type Element, isElement, isText, tidy } from '../html/dom.ts'
import { isNeverShown, type Visibility } from '../html/visibility.ts'
import { joinCells } from './table-columns.ts'

/** A table with more text than this in a row is used for layout. */
const ROW_CHARS = 800
const ROW_NODES = 400
/** With this many empty lines in a row, its cells hold paragraphs. */
const EMPTY_LINES = 2

/** Whether a row holds values and is read as one line; otherwise its cells are parts of the page's layout. */
export function isDataRow(row: Element, visibility: Visibility): boolean {
  if (isAlone(row) && childrenOf(row).some(holdsStack)) return false
  let chars = 0
  let nodes = 0
  let cells = 0
  let emptyLines = 0
  let node: ChildNode | null = row.children[0] ?? null
  while (node !== null) {
    if (++nodes > ROW_NODES) return false
    if (isText(node)) chars += node.data.trim().length
    else if (isElement(node)) {
      if (ROW_BREAKERS.has(node.name)) return false
      if (node.name === 'td' || node.name === 'th') cells++
      if (endsEmptyLine(node)) emptyLines++
    }
    if (chars > ROW_CHARS || emptyLines >= EMPTY_LINES) return false
    const enter = isElement(node) && !isNeverShown(node, visibility)
    if (enter && 'children' in node && node.children[0] !== undefined) node = node.children[0]
    else {
      while (node !== null && node.next === null)
        node = node.parent === row ? null : (node.parent as ChildNode | null)
      node = node?.next ?? null
    }
  }
  return cells >= 2
}

/** Whether a line break directly follows another, which separates paragraphs on old pages. */
function endsEmptyLine(element: Element): boolean {
  if (element.name !== 'br') return false
  const before = element.prev
  const previous = before !== null && isText(before) && before.data.trim() === '' ? before.prev : before
  return previous !== null && isElement(previous) && previous.name === 'br'
}

/** Whether a table has only this row, as in old forums that lay out a post with its author beside its text. */
function isAlone(row: Element): boolean {
  const group = row.parent
  if (!isElement(group) || besides(row).some(isRow)) return false
  return group.name === 'table' || !besides(group).some((other) => childrenOf(other).some(isRow))
}

/** The previous and next sibling elements. Only these are checked, because a table may have any number of rows. */
function besides(element: Element): Element[] {
  const next = (step: 'prev' | 'next') => {
    let at = element[step]
    while (at !== null && !isElement(at)) at = at[step]
    return at === null ? [] : [at]
  }
  return [...next('prev'), ...next('next')]
}

const isRow = ({ name }: Element) => name === 'tr'

/** Whether a cell holds blocks one below the other. */
function holdsStack(cell: Element): boolean {
  return childrenOf(cell).filter(({ name }) => name === 'div' || name === 'p').length > 1
}

function childrenOf(element: Element): Element[] {
  return element.children.filter(isElement)
}

const ROW_BREAKERS: ReadonlySet<string> = new Set(
  'table ul ol dl h1 h2 h3 h4 h5 h6 section article nav form pre blockquote select'.split(' '),
)

/**
 * The cells of a row on one line, separated by tabs. Empty ones stay where others follow, so that each value stands below the name of its
 * column.
 * @param raw a tab before each cell, and more for each column that none stands in
 */
export function tidyRow(raw: string): string {
  const [outside = '', ...cells] = raw.split('\t').map(tidy)
  return joinCells(outside === '' ? cells : [outside, ...cells])
}
