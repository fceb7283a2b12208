import { readFigures } from '../read-figures.ts'

/** The figures of a text as `dimension low..high unit`, with reference and hedge. */
export function told(text: string): string[] {
  return readFigures(text).map(({ dimension, low, high, unit, per, bound }) => {
    const range = low === high ? `${low}` : `${low}..${high}`
    return `${dimension} ${range} ${unit}${per && `/${per}`}${bound === 'exact' ? '' : ` ${bound}`}`
  })
}
