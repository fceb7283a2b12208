import { type AnalyzeRequest, AnalyzeRequestSchema } from '@gaplens/contracts/analysis/requests'
import { describe, expect, it } from 'vitest'
import { hashOf } from './create-analysis.ts'

const request = { targetKeyword: 'iphone 保護殼', userPageUrl: 'https://mei.example/case' }
const others: Required<Omit<AnalyzeRequest, 'acceptWait'>> = {
  targetKeyword: 'pixel 保護殼',
  userPageUrl: 'https://mei.example/other',
  excludedUrls: ['https://shop.example/'],
  refresh: true,
}

describe('the hash of a request', () => {
  it.each(Object.entries(others))('differs with another %s', (field, value) => {
    expect(hashOf({ ...request, [field]: value })).not.toBe(hashOf(request))
  })

  it('covers every field of the request, except the consent to a wait', () => {
    expect(Object.keys({ ...others, acceptWait: true }).toSorted()).toEqual(
      Object.keys(AnalyzeRequestSchema.shape).toSorted(),
    )
  })

  it('is the same for fields left out and their defaults, and as versions before stored it', () => {
    const stored = 'WeyJe3NN2XyIJ5TkiqI16KhX6UXLmL7WmhclbGEPnaA'
    expect(hashOf(request)).toBe(stored)
    expect(hashOf({ ...request, excludedUrls: [], refresh: false })).toBe(stored)
  })

  it('does not depend on the order of the excluded pages', () => {
    const [a, b] = ['https://a.example/', 'https://b.example/']
    expect(hashOf({ ...request, excludedUrls: [a, b] })).toBe(hashOf({ ...request, excludedUrls: [b, a] }))
  })
})
