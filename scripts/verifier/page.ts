import { VERDICT_TEXT, verdictLines } from '@gaplens/report/archive/verdict-text'
import { type Verdict, verifyFiles, verifyZip } from '@gaplens/report/archive/verify'

/** The page's script: it reads what is chosen or dropped, in the browser alone. The page's policy forbids every request. */
const result = element('result')
const zip = element('zip') as HTMLInputElement
const folder = element('folder') as HTMLInputElement

// A file that was changed and is chosen again has its old name, for which browsers fire no event unless the field is empty.
for (const field of [zip, folder])
  field.addEventListener('click', () => {
    field.value = ''
  })
zip.addEventListener('change', () => void check(zip.files))
folder.addEventListener('change', () => void check(folder.files, true))
document.addEventListener('dragover', (event) => event.preventDefault())
document.addEventListener('drop', (event) => {
  event.preventDefault()
  void check(event.dataTransfer?.files ?? null)
})

async function check(chosen: FileList | null, isFolder = false): Promise<void> {
  const [first] = chosen ?? []
  if (chosen === null || first === undefined) return
  say('working', ['查驗中…'])
  try {
    const verdict = isFolder
      ? await verifyFiles(await readAll(chosen))
      : await verifyZip(new Uint8Array(await first.arrayBuffer()))
    show(isFolder ? (first.webkitRelativePath.split('/')[0] ?? '') : first.name, verdict)
  } catch (error) {
    say('differs', ['讀不到這個檔案。', error instanceof Error ? error.message : String(error)])
  }
}

/** Names as in the archive: a chosen folder's own name stands before each. */
async function readAll(chosen: FileList): Promise<Map<string, Uint8Array>> {
  const files = Array.from(
    chosen,
    async (file): Promise<[string, Uint8Array]> => [
      file.webkitRelativePath.split('/').slice(1).join('/'),
      new Uint8Array(await file.arrayBuffer()),
    ],
  )
  return new Map(await Promise.all(files))
}

function show(name: string, verdict: Verdict): void {
  say(verdict.problems.length === 0 ? 'same' : 'differs', [name, ...verdictLines(verdict)])
}

function say(state: 'working' | 'same' | 'differs', lines: readonly string[]): void {
  result.className = state
  result.replaceChildren(
    ...lines.map((line) => {
      const paragraph = document.createElement('p')
      paragraph.textContent = line
      return paragraph
    }),
  )
}

for (const text of VERDICT_TEXT.meaning) {
  const item = document.createElement('li')
  item.textContent = text
  element('meaning').append(item)
}

function element(id: string): HTMLElement {
  const found = document.getElementById(id)
  if (found === null) throw new Error(`no element ${id}`)
  return found
}
