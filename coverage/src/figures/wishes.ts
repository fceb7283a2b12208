import type { FigureClaim } from './figure-claims.ts'

/** Advice to have something written down or granted, up to the figure: 「建議合約寫明「退租後三十天內退還押金」」. What a contract has to say is none. */
const ADVISED =
  /(?:建議|最好|記得|不妨|務必|請|要)[^。；應]{0,10}?(?:[寫註載]明|寫清楚|寫[進入]|爭取)[^。；]*$/u

/** Whether a figure is what somebody is told to ask for or to have written. Nobody's terms are so, and it contradicts none. */
export function isWish({ bare, figure }: Pick<FigureClaim, 'bare' | 'figure'>): boolean {
  return ADVISED.test(bare.slice(0, figure.start))
}
