import { withoutControls } from '@gaplens/contracts/escape-html'
import { isWebAddress } from '@gaplens/contracts/web-address'
import type { Inline, Line } from '@gaplens/report/document/blocks'
import { ExternalHyperlink, type IRunOptions, TextRun } from 'docx'

/** A line's parts as runs of text and links. `look` is the style of all of them. */
export function runsOf(line: Line, look: IRunOptions = {}): (TextRun | ExternalHyperlink)[] {
  return line.map((part) => runOf(part, look))
}

/** A text as one run. Characters that XML cannot hold are replaced (XML 1.0, section 2.2). */
export function run(text: string, look: IRunOptions = {}): TextRun {
  const sound = withoutControls(text)
    .toWellFormed()
    .replace(/[\ufffe\uffff]/g, '\ufffd')
  return new TextRun({ ...look, text: sound })
}

function runOf(part: Inline, look: IRunOptions): TextRun | ExternalHyperlink {
  if (typeof part === 'string') return run(part, look)
  if (part.kind === 'strong') return run(part.text, { ...look, bold: true })
  if (part.kind === 'tag') return run(`［${part.text}］`, look)
  // Anchors inside the document exist only in other formats.
  if (!isWebAddress(part.href)) return run(part.text, look)
  return new ExternalHyperlink({
    link: new URL(part.href).href,
    children: [run(part.text, { ...look, style: 'Hyperlink' })],
  })
}
