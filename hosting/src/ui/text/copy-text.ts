/** The same content as HTML for editors and as plain text for everything else. */
export interface RichText {
  readonly html: string
  readonly text: string
}

/** Copies by selecting a hidden field. Plain HTTP and some embedded browsers have no clipboard API. */
function copyBySelection({ text, html }: { text: string; html?: string }): boolean {
  const area = document.createElement('textarea')
  area.value = text
  area.setAttribute('readonly', '')
  area.style.position = 'fixed'
  area.style.opacity = '0'
  document.body.append(area)
  const focused = document.activeElement
  area.select()
  const addHtml = (event: ClipboardEvent) => {
    if (html === undefined) return
    event.clipboardData?.setData('text/html', html)
    event.clipboardData?.setData('text/plain', text)
    event.preventDefault()
  }
  document.addEventListener('copy', addHtml)
  try {
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    document.removeEventListener('copy', addHtml)
    area.remove()
    if (focused instanceof HTMLElement) focused.focus()
  }
}

/** Copies text to the clipboard. @returns whether it worked */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection({ text })
  }
}

/** Copies formatted content with its plain text to the clipboard. @returns whether it worked */
export async function copyRich(load: () => Promise<RichText>): Promise<boolean> {
  const content = load()
  const blob = (form: keyof RichText, type: string) =>
    content.then((loaded) => new Blob([loaded[form]], { type }))
  try {
    // Promises are passed, because some browsers forget the user's click while the content is loading.
    const item = new ClipboardItem({
      'text/html': blob('html', 'text/html'),
      'text/plain': blob('text', 'text/plain'),
    })
    await navigator.clipboard.write([item])
    return true
  } catch {
    return await content.then(copyBySelection, () => false)
  }
}
