import { useEffect, useState } from 'react'
import { toast } from '../feedback/toast.tsx'
import { copyRich, copyText, type RichText } from '../text/copy-text.ts'
import { COPY_TEXT } from '../text/strings.ts'

const SHOWN_MS = 2_000

/** Copies text, or formatted content that is loaded for it, and says for two seconds that it was copied. */
export function useCopy() {
  const [copiedAt, setCopiedAt] = useState(0)
  useEffect(() => {
    if (copiedAt === 0) return
    const timer = setTimeout(() => setCopiedAt(0), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [copiedAt])

  async function copy(
    content: string | (() => Promise<RichText>),
    done?: string,
    failed: string = COPY_TEXT.failed,
  ) {
    const worked = typeof content === 'string' ? await copyText(content) : await copyRich(content)
    if (!worked) toast.error(failed)
    else if (done !== undefined) toast.success(done)
    if (worked) setCopiedAt(Date.now())
  }
  return { copied: copiedAt > 0, copy }
}
