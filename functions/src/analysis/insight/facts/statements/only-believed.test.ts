import { expect, it } from 'vitest'
import { isOnlyBelieved } from './only-believed.ts'

it.each([
  '許多人相信船漆越厚越好。',
  '不少屋主以為短租不必登記',
  '傳單印著終身保固',
  '合約背面寫著由銀行保證。',
])('knows what is only believed or promised: %s', (text) => expect(isOnlyBelieved(text)).toBe(true))

it.each([
  '許多人相信船漆越厚越好。厚的先裂。',
  '很多人以為有房子就會過，其實銀行看人。',
  '許多人每年上一次漆。',
  '合約應寫明保固期。',
  '說明書上印著船齡。',
])('and what is so, or is told with what is: %s', (text) => expect(isOnlyBelieved(text)).toBe(false))
