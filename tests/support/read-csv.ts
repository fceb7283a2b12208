/** Parses CSV by RFC 4180. @throws Error for a quote in a wrong place */
export function readCsv(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let at = 0
  while (at < text.length) {
    const cell = /^"((?:[^"]|"")*)"|^[^",\r\n]*/.exec(text.slice(at))
    if (cell === null) throw new Error(`no cell at ${at}`)
    row.push(cell[1]?.replaceAll('""', '"') ?? cell[0])
    at += cell[0].length
    const end = text.slice(at, at + 2)
    if (end === '\r\n') {
      rows.push(row)
      row = []
      at += 2
    } else if (end[0] === ',') at += 1
    else throw new Error(`neither , nor a line's end at ${at}: ${JSON.stringify(end)}`)
  }
  return rows
}
