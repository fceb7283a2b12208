import { UNFIT_IN_LABELS } from '../text.ts'

const TITLE_MAX_CHARS = 80
/** What a title is looked for in of its line: with all of a long line, removing the marks would take minutes. */
const LINE_MAX_CHARS = 1_000
const UNNAMED = '未命名草稿'

/** A draft's name in lists: its title, else its first heading, else its first line, without Markdown's marks. */
export function draftTitle(text: string): string {
  const lines = text.split('\n')
  const title = lines.find((line) => /^#\s+\S/.test(line))
  const heading = title ?? lines.find((line) => /^#{2,6}\s+\S/.test(line))
  const line = heading ?? lines.find((each) => each.trim() !== '') ?? ''
  const words = line
    .trim()
    .slice(0, LINE_MAX_CHARS)
    .replace(/[\ud800-\udbff]$/, '')
    .replace(/^\s*(#{1,6}|>|[-*+]|\d+[.)])\s+/, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`~]+/g, '')
    .replace(new RegExp(UNFIT_IN_LABELS.source, 'gu'), ' ')
    .trim()
  const characters = [...words]
  if (characters.length === 0) return UNNAMED
  return characters.length <= TITLE_MAX_CHARS
    ? words
    : `${characters.slice(0, TITLE_MAX_CHARS - 1).join('')}…`
}
