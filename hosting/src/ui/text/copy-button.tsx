import { Button, type ButtonProps } from '@mantine/core'
import { Check, Copy } from 'lucide-react'
import { useCopy } from '../hooks/use-copy.ts'
import type { RichText } from './copy-text.ts'
import { COPY_TEXT } from './strings.ts'

interface CopyButtonProps extends ButtonProps {
  /** The text, or a function that loads it as HTML and plain text. */
  text: () => string | Promise<RichText>
  label?: string
  /** Text of the toast after success. */
  done?: string
  /** Text of the toast after failure. */
  failed?: string
  /** Distinguishes this button from similar ones for screen readers: 「複製：…」. */
  what?: string
}

export function CopyButton({ text, label = COPY_TEXT.copy, done, failed, what, ...props }: CopyButtonProps) {
  const { copied, copy } = useCopy()
  const shown = copied ? COPY_TEXT.copied : label
  return (
    <Button
      variant="default"
      size="xs"
      leftSection={copied ? <Check size={14} aria-hidden /> : <Copy size={14} aria-hidden />}
      aria-label={what === undefined ? undefined : `${shown}：${what}`}
      onClick={() => {
        const content = text()
        void copy(typeof content === 'string' ? content : () => content, done, failed)
      }}
      {...props}
    >
      {shown}
    </Button>
  )
}
