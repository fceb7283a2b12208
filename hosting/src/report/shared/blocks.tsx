import { isWebAddress } from '@gaplens/contracts/web-address'
import type { Block, BlockOf, Inline, Line } from '@gaplens/report/document/blocks'
import { VisuallyHidden } from '@mantine/core'
import { ExternalLink } from '../../ui/text/external-link.tsx'
import { Tag } from '../../ui/text/tag.tsx'
import classes from './blocks.module.css'

/** Parts of the report's document on the screen, so that both say the same in the same order. */
export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a document never change their order
    <BlockView key={index} block={block} />
  ))
}

function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case 'subsection':
      return (
        <section className={classes.part}>
          <h3>{block.title}</h3>
          <Blocks blocks={block.blocks} />
        </section>
      )
    case 'paragraph':
      return (
        <p className={block.muted ? classes.muted : undefined}>
          <Words line={block.line} />
        </p>
      )
    case 'list':
      return (
        <ul className={classes.list}>
          {block.items.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <li key={index}>
              <Words line={line} />
            </li>
          ))}
        </ul>
      )
    case 'table':
      return <DataTable block={block} />
    default:
      return null
  }
}

function DataTable({ block }: { block: BlockOf<'table'> }) {
  return (
    <table className={classes.table}>
      <caption>
        <VisuallyHidden>{block.caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {block.head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {block.rows.map((cells, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <tr key={row}>
            {cells.map((lines, column) =>
              column === 0 ? (
                <th key={block.head[column]} scope="row">
                  <Lines lines={lines} />
                </th>
              ) : (
                <td key={block.head[column]}>
                  <Lines lines={lines} />
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Lines({ lines }: { lines: readonly Line[] }) {
  return lines.map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: as above
    <span key={index} className={classes.line}>
      <Words line={line} />
    </span>
  ))
}

function Words({ line }: { line: Line }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: as above
  return line.map((part, index) => <Word key={index} part={part} />)
}

function Word({ part }: { part: Inline }) {
  if (typeof part === 'string') return part
  if (part.kind === 'strong') return <strong>{part.text}</strong>
  if (part.kind === 'tag') return <Tag>{part.text}</Tag>
  if (part.href.startsWith('#')) return <a href={part.href}>{part.text}</a>
  return isWebAddress(part.href) ? <ExternalLink href={part.href}>{part.text}</ExternalLink> : part.text
}
