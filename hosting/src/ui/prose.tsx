import classes from './prose.module.css'

const BULLET = /^\s*(?:[-*•・‧]|\d{1,2}[.、)](?!\d))\s*/

interface Block {
  kind: 'paragraph' | 'list' | 'heading'
  lines: string[]
}

const HEADING_MAX = 24
/** Ends like a sentence, or is the row of a table. */
const NO_HEADING = /[。．.！!？?；;，,、：:…」』）)]$|[|｜]/

/** A short line that ends no sentence and has something below it reads as a heading. */
function markHeadings(blocks: Block[]): Block[] {
  return blocks.map((block, index) => {
    const [line = ''] = block.lines
    const isHeading =
      block.kind === 'paragraph' &&
      index < blocks.length - 1 &&
      line.length <= HEADING_MAX &&
      !NO_HEADING.test(line)
    return isHeading ? { ...block, kind: 'heading' } : block
  })
}

/** Splits plain text into paragraphs and runs of bulleted lines. */
export function toBlocks(text: string): Block[] {
  const blocks: Block[] = []
  for (const line of text.split(/\n+/)) {
    if (line.trim() === '') continue
    const kind = BULLET.test(line) ? 'list' : 'paragraph'
    const last = blocks.at(-1)
    if (kind === 'list' && last?.kind === 'list') last.lines.push(line.replace(BULLET, ''))
    else blocks.push({ kind, lines: [kind === 'list' ? line.replace(BULLET, '') : line.trim()] })
  }
  return blocks
}

interface ProseProps {
  text: string
  /** Set short lines above others as their headings. */
  headings?: boolean
}

/** Plain text of any origin, set for reading. Markup in it shows as the characters it is. */
export function Prose({ text, headings = false }: ProseProps) {
  const blocks = toBlocks(text)
  return (
    <div className={classes.prose}>
      {(headings ? markHeadings(blocks) : blocks).map((block, index) =>
        block.kind === 'list' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes in place
          <ul key={index}>
            {block.lines.map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes in place
              <li key={at}>{line}</li>
            ))}
          </ul>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes in place
          <p key={index} data-heading={block.kind === 'heading'}>
            {block.lines[0]}
          </p>
        ),
      )}
    </div>
  )
}
