/** Has the browser save a file under a name. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // The download has begun by then; at once would cancel it in some browsers.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
