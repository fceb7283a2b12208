import { cellsOf, markHeadings, toBlocks } from '@gaplens/report/text/prose'
import classes from './prose.module.css'

interface ProseProps {
  text: string
  /** Whether short lines above others are shown as headings. */
  headings?: boolean
}

/** Formats plain text of any origin as paragraphs and lists. Markup in it is shown as text. */
export function Prose({ text, headings = false }: ProseProps) {
  const blocks = toBlocks(text)
  return (
    <div className={classes.prose}>
      {(headings ? markHeadings(blocks) : blocks).map((block, index) =>
        block.kind === 'table' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes in place
          <Rows key={index} rows={block.lines.map(cellsOf)} />
        ) : block.kind === 'list' ? (
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

function Rows({ rows: [head = [], ...rows] }: { rows: readonly string[][] }) {
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          {head.map((cell, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes in place
            <th key={at} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes in place
          <tr key={index}>
            {row.map((cell, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes in place
              <td key={at}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
