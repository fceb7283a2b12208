import { useMutation } from '@tanstack/react-query'
import { READ_TEXT } from './strings.ts'
import { useDraftCalls } from './use-drafts.ts'

/** Reads the text of a page. A page without text is an error too. */
export function useReadPage() {
  const calls = useDraftCalls()
  return useMutation({
    mutationFn: async (url: string) => {
      const page = await calls.readPage(url.trim())
      if (page.markdown.trim() === '') throw new Error(READ_TEXT.empty)
      return page
    },
  })
}
