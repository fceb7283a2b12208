import { CopyButton } from '../../ui/text/copy-button.tsx'
import classes from './code-block.module.css'

interface CodeBlockProps {
  code: string
  /** What it is, for the copy button's and the region's name. */
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
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={classes.scroll} tabIndex={0} aria-label={what}>
        <pre className={classes.code}>
          <code>{code}</code>
        </pre>
      </section>
    </div>
  )
}
