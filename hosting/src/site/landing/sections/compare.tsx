import { Section } from '../parts/section.tsx'
import type { LandingText, TableText } from '../text/landing-text.ts'
import classes from './compare.module.css'

function Table({ text }: { text: TableText }) {
  const ours = text.columns.indexOf('GapLens')
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than the screen must scroll by keyboard
    <section className={classes.scroll} aria-label={text.caption} tabIndex={0}>
      <table>
        <caption>{text.caption}</caption>
        <thead>
          <tr>
            {text.columns.map((column, at) =>
              column === '' ? (
                <td key="corner" />
              ) : (
                <th key={column} scope="col" data-ours={at === ours || undefined}>
                  {column}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {text.rows.map(([heading, ...cells]) => (
            <tr key={heading}>
              <th scope="row">{heading}</th>
              {cells.map((cell, at) => (
                <td key={text.columns[at + 1]} data-ours={at + 1 === ours || undefined}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

export function Compare({ text }: { text: LandingText['compare'] }) {
  return (
    <Section title={text.title} tone="wash">
      <div className={classes.tables}>
        <Table text={text.features} />
        <Table text={text.cost} />
      </div>
      <p className={classes.note}>{text.note}</p>
    </Section>
  )
}
