/** Offers content to the browser as a download. */
export function saveFile(name: string, content: string | Blob, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // Revoking the address at once would cancel the download in some browsers.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
