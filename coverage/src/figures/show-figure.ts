import type { Figure } from '@gaplens/text/figures/figure'

const RANGE = /^(.*?\d|.*[一二兩三四五六七八九十百千萬半])\s*(\D*)$/u
/** Where the report sets a space: between a number and a Chinese character. */
const NUMBER_BESIDE_HAN = /(\d)(?=\p{Script=Han})|(\p{Script=Han})(?=\d)/gu

/** It sets none between two Chinese characters: 「約六週」. */
const BETWEEN_HAN = /(\p{Script=Han}) (?=\p{Script=Han})/gu

/**
 * A figure as its page writes it, with its hedge, in the report's typography: 「20 年以上」, 「約 95%」. A share's time is left out, because
 * 「一年內四成」 is not 「每年四成」.
 */
export function showFigure({ text, bound, per, dimension }: Figure): string {
  const plain = text.normalize('NFKC').replace(/\s+/gu, ' ').trim()
  const spaced = plain.replace(NUMBER_BESIDE_HAN, '$1$2 ')
  const hedge = { exact: ['', ''], about: ['約 ', ''], least: ['', ' 以上'], most: ['', ' 以內'] }[bound]
  const each = per === '' || dimension === 'share' || plain.startsWith('每') ? '' : `每${per} `
  return `${each}${hedge[0]}${spaced}${hedge[1]}`.replace(BETWEEN_HAN, '$1')
}

/** The figure's number and unit separately, as the report's tables need them. Without its time a speed would be a distance. */
export function splitFigure(figure: Figure): { value: string; unit: string } {
  const per = figure.dimension === 'speed' ? figure.per : ''
  const [, value, unit] = RANGE.exec(showFigure({ ...figure, bound: 'exact', per })) ?? []
  return value === undefined
    ? { value: showFigure(figure), unit: '' }
    : { value: value.trim(), unit: (unit ?? '').trim() }
}
