import {
  type Block,
  type BlockOf,
  type Inline,
  type Line,
  link,
  wordsOf,
} from '@gaplens/report/document/blocks'
import { quoteAsText } from '@gaplens/report/text/quote-rows'
import { LEVEL_MARK, QUOTE_TEXT } from '@gaplens/report/text/report-text'
import classes from './paper.module.css'
import { PaperLine } from './paper-line.tsx'
import { PaperBars, PaperMatrix, PaperTable } from './paper-tables.tsx'

/** A document's blocks for print, without disclosures and buttons. */
export function PaperBlocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a document never change their order
    <PaperBlock key={index} block={block} />
  ))
}

function PaperBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'section':
      return (
        <section className={classes.section} data-section={block.id}>
          <h2>
            {block.number === undefined ? null : <span className={classes.number}>{block.number}</span>}
            {block.title}
            <Aside line={block.aside} />
          </h2>
          <PaperBlocks blocks={block.blocks} />
        </section>
      )
    case 'subsection':
      return (
        <>
          <h3>
            {block.title}
            <Aside line={block.aside} />
          </h3>
          <PaperBlocks blocks={block.blocks} />
        </>
      )
    case 'contents':
      return null
    case 'label':
      return (
        <p className={classes.label}>
          <PaperLine line={block.line} />
        </p>
      )
    case 'paragraph':
      return (
        <p className={block.muted ? classes.muted : undefined}>
          <PaperLine line={block.line} />
        </p>
      )
    case 'list':
      return <PaperList block={block} />
    case 'item':
      return <PaperItem block={block} />
    case 'facts':
      return <PaperFacts block={block} />
    case 'figures':
      return <PaperFigures block={block} />
    case 'quote':
      return <PaperQuote block={block} />
    case 'disclosure':
      return (
        <>
          <p className={classes.label}>
            <PaperLine line={block.summary} />
          </p>
          <PaperBlocks blocks={block.blocks} />
        </>
      )
    case 'bars':
      return <PaperBars block={block} />
    case 'matrix':
      return <PaperMatrix block={block} marks={LEVEL_MARK} />
    case 'table':
      return <PaperTable block={block} />
    case 'code':
      return (
        <>
          <p className={classes.label}>{block.label}</p>
          <pre>{block.code}</pre>
        </>
      )
    case 'prompt':
      return <p className={classes.prompt}>{block.text}</p>
    case 'notice':
      return (
        <div className={classes.notice}>
          <p className={classes.label}>{block.title}</p>
          <ul>
            {block.lines.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      )
  }
}

function Aside({ line }: { line: Line | undefined }) {
  if (line === undefined || line.length === 0) return null
  return (
    <small>
      <PaperLine line={line} />
    </small>
  )
}

function PaperList({ block }: { block: BlockOf<'list'> }) {
  const List = block.ordered ? 'ol' : 'ul'
  return (
    <List className={block.muted ? classes.muted : undefined}>
      {block.items.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the items of a document never change their order
        <li key={index}>
          <PaperLine line={line} />
        </li>
      ))}
    </List>
  )
}

/** An entry of a list of actions or gaps, with its number or tier beside it. */
function PaperItem({ block }: { block: BlockOf<'item'> }) {
  return (
    <div className={classes.item}>
      <p>
        <span className={classes.mark} data-tier={block.tier?.slice(0, 2)}>
          {block.mark}
        </span>
      </p>
      <div>
        <PaperBlocks blocks={block.blocks} />
      </div>
    </div>
  )
}

function PaperFacts({ block }: { block: BlockOf<'facts'> }) {
  return (
    <dl className={classes.facts}>
      {block.items.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            <PaperLine line={value} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function PaperFigures({ block }: { block: BlockOf<'figures'> }) {
  return (
    <ul className={classes.figures}>
      {block.items.map(({ name, value, unit, note }) => (
        <li key={name}>
          <span>{name}</span>
          <strong>
            {value} <small>{unit}</small>
          </strong>
          <span>{note}</span>
        </li>
      ))}
    </ul>
  )
}

/** The source of a quote, itself the link to its passage: the words of a link alone say nothing on paper. */
function onPaper(source: Line): Line {
  const view = source.find((part) => isLink(part) && part.text === QUOTE_TEXT.view)
  if (view === undefined || !isLink(view)) return source
  const [who, ...rest] = source.filter((part) => part !== view)
  const name = who === undefined ? '' : wordsOf([who])
  return [link(name, view.href), ...rest.map((part) => (part === '　' ? '' : part))]
}

function isLink(part: Inline): part is Extract<Inline, { kind: 'link' }> {
  return typeof part !== 'string' && part.kind === 'link'
}

function PaperQuote({ block }: { block: BlockOf<'quote'> }) {
  return (
    <blockquote className={classes.quote} data-own={block.own}>
      <p>{quoteAsText(block.quote)}</p>
      <p className={classes.source}>
        <PaperLine line={onPaper(block.source)} />
      </p>
    </blockquote>
  )
}
