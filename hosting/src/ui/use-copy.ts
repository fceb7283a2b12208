import { useEffect, useState } from 'react'
import { copyText } from './copy-text.ts'
import { COPY_TEXT } from './strings.ts'
import { toast } from './toast.tsx'

const SHOWN_MS = 2_000

/** Copies text and says for two seconds that it was copied. */
export function useCopy() {
  const [copiedAt, setCopiedAt] = useState(0)
  useEffect(() => {
    if (copiedAt === 0) return
    const timer = setTimeout(() => setCopiedAt(0), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [copiedAt])

  async function copy(text: string, done?: string, failed: string = COPY_TEXT.failed) {
    const worked = await copyText(text)
    if (!worked) toast.error(failed)
    else if (done !== undefined) toast.success(done)
    if (worked) setCopiedAt(Date.now())
  }
  return { copied: copiedAt > 0, copy }
}
