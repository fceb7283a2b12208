import { type ClipboardEvent, type Ref, useImperativeHandle, useRef, useState } from 'react'
import { loadPart } from '../../loading/load-part.ts'
import { useFocusWhenLost } from '../../ui/hooks/use-focus-when-lost.ts'
import { asBlocks } from '../paste/as-blocks.ts'
import { isWorthConverting } from '../paste/is-worth-converting.ts'
import type { DraftTextHandle } from '../saving/use-draft-text.ts'
import { piecesOf, type Range } from '../scoring/shift-ranges.ts'
import { DRAFT_TEXT as TEXT } from '../strings.ts'
import classes from './editor.module.css'
import type { Mark } from './text-marks.ts'

export interface TextPaneHandle {
  /** Selects a range of the text and scrolls it into view. */
  goTo(place: Range): void
}

interface TextPaneProps {
  handle: DraftTextHandle
  marks: readonly Mark[]
  /** Largest number of characters of the draft. */
  most: number
  ref: Ref<TextPaneHandle>
}

const isAnother = (before: number, now: number) => before !== now

const converter = () => loadPart(() => import('../paste/html-to-markdown.ts'))

/**
 * A text field that grows with its text. Behind it, pixel for pixel in the same place, is the same text with its marks. It determines
 * the height of the field and the position of a range.
 */
export function TextPane({ handle, marks, most, ref }: TextPaneProps) {
  const { text, replacements, change } = handle
  const field = useRef<HTMLTextAreaElement>(null)
  const mirror = useRef<HTMLDivElement>(null)
  const [said, setSaid] = useState('')
  useFocusWhenLost(replacements, isAnother, field)

  useImperativeHandle(ref, () => ({
    goTo({ start, end }) {
      field.current?.focus({ preventScroll: true })
      field.current?.setSelectionRange(start, end)
      const pieces = [...(mirror.current?.children ?? [])]
      const piece = pieces.findLast((each) => Number((each as HTMLElement).dataset.start) <= start)
      piece?.scrollIntoView({ block: 'center' })
    },
  }))

  function insert(words: string) {
    const area = field.current
    if (area === null) return
    area.focus()
    // Inserts in a way that the browser's own undo includes, if possible.
    if (document.execCommand?.('insertText', false, words)) return
    area.setRangeText(words, area.selectionStart, area.selectionEnd, 'end')
    change(area.value)
  }

  async function convert(html: string, plain: string) {
    try {
      const { htmlToMarkdown } = await converter()
      const { value = '', selectionStart = 0, selectionEnd = 0 } = field.current ?? {}
      insert(
        asBlocks(htmlToMarkdown(html) || plain, value.slice(0, selectionStart), value.slice(selectionEnd)),
      )
      setSaid(TEXT.pasted)
    } catch {
      insert(plain)
      setSaid(TEXT.pasteFailed)
    }
  }

  function paste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const html = event.clipboardData.getData('text/html')
    const plain = event.clipboardData.getData('text/plain')
    setSaid('')
    if (!isWorthConverting(html, plain)) return
    event.preventDefault()
    void convert(html, plain)
  }

  return (
    <div className={classes.paper}>
      <label className={classes.label} htmlFor="draft-field">
        {TEXT.field}
      </label>
      <div className={classes.sheet}>
        <div className={classes.mirror} ref={mirror} aria-hidden>
          {piecesOf(text, marks).map((piece) => (
            <span
              key={piece.start}
              data-start={piece.start}
              data-marks={piece.in.map(({ kind }) => kind).join(' ')}
            >
              {piece.text}
            </span>
          ))}
          {'\n'}
        </div>
        <Field key={replacements} ref={field} initial={text} onType={change} onPaste={paste} />
      </div>
      <div className={classes.foot}>
        <span role="status">{said}</span>
        <span id="draft-length">{TEXT.characters([...text].length, most)}</span>
      </div>
    </div>
  )
}

interface FieldProps {
  initial: string
  onType: (text: string) => void
  onPaste: (event: ClipboardEvent<HTMLTextAreaElement>) => void
  ref: Ref<HTMLTextAreaElement>
}

/**
 * The field itself. It keeps its own text, and another text gets another field: if React wrote into it, the browser could undo only
 * one character at a time, and after a replacement would mix the two texts.
 */
function Field({ initial, onType, onPaste, ref }: FieldProps) {
  // React would write a default value that changes into the field as well.
  const [first] = useState(initial)
  return (
    <textarea
      id="draft-field"
      className={classes.field}
      ref={ref}
      defaultValue={first}
      placeholder={TEXT.placeholder}
      spellCheck={false}
      aria-describedby="draft-length"
      onChange={(event) => onType(event.currentTarget.value)}
      onPaste={onPaste}
    />
  )
}
