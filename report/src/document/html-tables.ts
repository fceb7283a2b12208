import type { Element, Properties } from 'hast'
import { LEVEL_MARK, LEVEL_TEXT, MATRIX_TEXT } from '../text/report-text.ts'
import { type BlockOf, startsWithNames } from './blocks.ts'
import { type Content, element, type HtmlForm, line } from './html-inline.ts'

/** Key figures with their names, as a list. */
export function figures({ items }: BlockOf<'figures'>): Element {
  const figure = ({ name, value, unit, note }: (typeof items)[number]) =>
    element(
      'li',
      {},
      element('span', {}, name),
      ' ',
      element('strong', {}, `${value} `, element('small', {}, unit)),
      ' ',
      element('span', {}, note),
    )
  return element('ul', { className: ['figures'] }, ...items.map(figure))
}

/** A table whose numbers, 0–100, are also drawn as bars. */
export function bars({ caption, head, rows }: BlockOf<'bars'>): Element {
  const body = rows.map(({ name, value, note, own }) => {
    const bar =
      value === null
        ? ['—']
        : [
            element('span', {
              className: ['bar'],
              style: `--share:${Math.min(100, Math.max(0, value))}%`,
              ariaHidden: 'true',
            }),
            String(value),
          ]
    const cells = [element('th', { scope: 'row' }, name), element('td', {}, ...bar), element('td', {}, note)]
    return element('tr', ownColumn(own), ...cells)
  })
  return table(['bars'], caption, head.map(columnHead), body)
}

export function dataTable(block: BlockOf<'table'>, form: HtmlForm): Element {
  const { caption, head, rows } = block
  const body = rows.map((cells) => {
    const written = cells.map((lines, column) => {
      const text = lines.flatMap((each, at) => [
        ...(at === 0 ? [] : [element('br', {})]),
        ...line(each, form),
      ])
      return column === 0 ? element('th', { scope: 'row' }, ...text) : element('td', {}, ...text)
    })
    return element('tr', {}, ...written)
  })
  return table(startsWithNames(block) ? ['data', 'names'] : ['data'], caption, head.map(columnHead), body)
}

/** The coverage matrix: topics by pages. In the clipboard form the cells contain the marks of the legend. */
export function matrix({ caption, corner, columns, rows }: BlockOf<'matrix'>, form: HtmlForm): Element {
  const heads = columns.map(({ mark, name, own }) => {
    const slanted = element('span', {}, own ? name : `[${mark}] ${name}`)
    const head = form === 'file' ? element('span', { className: ['slant'] }, slanted) : mark
    return element('th', { scope: 'col', ...ownColumn(own) }, head)
  })
  const body = rows.map(({ name, cells }) => {
    const row = cells.map((cell, column) =>
      element('td', ownColumn(columns[column]?.own === true), matrixCell(cell, form)),
    )
    return element('tr', {}, element('th', { scope: 'row' }, name), ...row)
  })
  const written = table(['matrix'], caption, [columnHead(corner), ...heads], body)
  // A scrollable area must be reachable by keyboard.
  const scrolls = { className: ['scroll'], role: 'region', ariaLabel: caption, tabIndex: 0 }
  return form === 'file' ? element('div', scrolls, written) : written
}

function matrixCell(
  { level, target }: BlockOf<'matrix'>['rows'][number]['cells'][number],
  form: HtmlForm,
): Content {
  const hidden = (text: string) => element('span', { className: ['hidden'] }, text)
  if (level === null) return hidden(MATRIX_TEXT.notRead)
  if (form === 'clipboard') return LEVEL_MARK[level]
  const sign = element('span', { ariaHidden: 'true' }, LEVEL_MARK[level])
  const mark = element('span', { className: ['cell', level] }, sign, hidden(LEVEL_TEXT[level]))
  return target === null ? mark : element('a', { href: `#${target}` }, mark)
}

function columnHead(text: string): Element {
  return element('th', { scope: 'col' }, text)
}

function ownColumn(own: boolean): Properties {
  return own ? { className: ['own'] } : {}
}

function table(
  className: string[],
  caption: string,
  heads: readonly Element[],
  body: readonly Element[],
): Element {
  return element(
    'table',
    { className },
    element('caption', {}, caption),
    element('thead', {}, element('tr', {}, ...heads)),
    element('tbody', {}, ...body),
  )
}
