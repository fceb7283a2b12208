import { CopyButton } from '../../ui/text/copy-button.tsx'
import classes from './code-block.module.css'

interface CodeBlockProps {
  code: string
  /** Name of the code, for the copy button and the region. */
  what: string
  copyLabel: string
}

export function CodeBlock({ code, what, copyLabel }: CodeBlockProps) {
  return (
    <div className={classes.block}>
      <div className={classes.head}>
        <span>{what}</span>
        <CopyButton text={() => code} label={copyLabel} what={what} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard */}
      <section className={classes.scroll} tabIndex={0} aria-label={what}>
        <pre className={classes.code}>
          <code>{code}</code>
        </pre>
      </section>
    </div>
  )
}
