/** A line of a prompt that is data: a subject, a statement of the overview, or a passage with its number. */
export interface Shown {
  readonly topic?: string
  readonly statement?: string
  readonly n?: number
  readonly page?: string
  readonly name?: string
  readonly aliases?: readonly string[]
  readonly overview?: readonly string[]
  readonly questions?: readonly string[]
  readonly says?: readonly string[]
  readonly cites?: readonly string[]
  readonly text?: string
}

/** Letters and digits alone, in lower case. */
export const lettersOnly = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[\s\p{P}\p{S}]/gu, '')
    .toLowerCase()

/** The lines of a prompt that are data: objects, and passages as [number, text] under the page they stand on. */
export function shownIn(prompt: string): Shown[] {
  let page = ''
  return prompt.split('\n').flatMap((line): Shown[] => {
    if (!line.startsWith('{') && !line.startsWith('[')) return []
    const data: Shown | [number, string] = JSON.parse(line)
    if (Array.isArray(data)) return [{ n: data[0], text: data[1], page }]
    page = data.page ?? page
    return data.page === undefined ? [data] : []
  })
}
