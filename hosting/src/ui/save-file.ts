/** Offers content to the browser as a download. */
export function saveFile(name: string, content: string, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has taken the content over by the next turn of its loop.
  setTimeout(() => URL.revokeObjectURL(address), 0)
}
