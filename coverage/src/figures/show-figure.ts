import type { Figure } from '@gaplens/text/figures/figure'
import { referencesIn } from '@gaplens/text/figures/references'

const RANGE = /^(.*?\d|.*[一二兩三四五六七八九十百千萬半])\s*(\D*)$/u
/** Where the report sets a space: between a number and a Chinese character. */
const NUMBER_BESIDE_HAN = /(\d)(?=\p{Script=Han})|(\p{Script=Han})(?=\d)/gu

/** It sets none between two Chinese characters (「約六週」), and none before a bracket of Chinese text. */
const BETWEEN_HAN = /(\p{Script=Han}) (?=[（\p{Script=Han}])/gu
const BRACKETED = /\(([^)]*)\)/u

const HAN = /\p{Script=Han}/u
/** What a limit is called whose page has no Chinese word for it: "up to", 「≥」. */
const CALLED = {
  least: { strict: ['超過 ', ''], loose: ['', ' 以上'] },
  most: { strict: ['低於 ', ''], loose: ['', ' 以內'] },
} as const

/**
 * A figure as its page writes it, with its hedge, in the report's typography: 「20 年以上」, 「未滿 18 歲」, 「約 95%」. A share's time is left
 * out, because 「一年內四成」 is not 「每年四成」.
 */
export function showFigure(figure: Figure): string {
  const [before, after] = hedgeOf(figure)
  return `${eachOf(figure)}${before}${valueShown(figure)}${after}`.replace(BETWEEN_HAN, '$1')
}

/** The figure's number and unit separately, as the report's tables need them. Without its time a speed would be a distance. */
export function splitFigure(figure: Figure): { value: string; unit: string } {
  const each = figure.dimension === 'speed' ? eachOf(figure) : ''
  const [, value, unit] = RANGE.exec(`${each}${valueShown(figure)}`.replace(BETWEEN_HAN, '$1')) ?? []
  return value === undefined
    ? { value: showFigure(figure), unit: '' }
    : { value: value.trim(), unit: (unit ?? '').trim() }
}

function valueShown({ text }: Figure): string {
  return text.normalize('NFKC').replace(/\s+/gu, ' ').trim().replace(NUMBER_BESIDE_HAN, '$1$2 ')
}

function eachOf({ per, dimension, text }: Figure): string {
  if (per === '' || dimension === 'share' || text.trimStart().startsWith('每')) return ''
  return `${referencesIn(per)
    .map((each) => `每${HAN.test(each) ? '' : ' '}${each}`)
    .join('')} `
}

/** The words of a hedge before and after its figure. */
function hedgeOf({ bound, limit, dimension }: Figure): readonly [string, string] {
  // What stands before the number of a scale is in the figure's text: 「BMI 超過 27」.
  if (dimension === 'scale') return ['', limit?.after ? ` ${limit.after}` : '']
  if (bound === 'about') return ['約 ', '']
  const { before = '', after = '', isStrict = false } = limit ?? {}
  if (HAN.test(before + after))
    return [before && `${before} `, after && ` ${after.replace(BRACKETED, '（$1）')}`]
  return bound === 'exact' ? ['', ''] : CALLED[bound][isStrict ? 'strict' : 'loose']
}
