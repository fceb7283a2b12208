import { DEFAULT_SETTINGS } from '@gaplens/contracts/admin/settings'
import { describe, expect, it } from 'vitest'
import { formOf, readForm } from './settings-form.ts'

const form = formOf(DEFAULT_SETTINGS)

describe('the settings’ form', () => {
  it('changes nothing when nothing was changed', () => {
    expect(readForm(form, DEFAULT_SETTINGS)).toEqual({ change: {}, wrong: new Map() })
  })

  it('sends the changed fields alone', () => {
    const changed = { ...form, chatbotEnabled: false, dailyPerUser: ' 7 ', searchPriceUsd: '0.015' }
    expect(readForm(changed, DEFAULT_SETTINGS).change).toEqual({
      chatbotEnabled: false,
      dailyPerUser: 7,
      searchPriceUsd: 0.015,
    })
    expect(readForm(form, { ...DEFAULT_SETTINGS, searchPriceUsd: 1 }).change).toEqual({
      searchPriceUsd: null,
    })
  })

  it('names free users whose limit is above that of all users', () => {
    const { change, wrong } = readForm({ ...form, dailyFree: '20001' }, DEFAULT_SETTINGS)
    expect([change, [...wrong]]).toEqual([{}, [['dailyFree', 'conflict']]])
    expect(readForm({ ...form, dailyFree: '20000' }, DEFAULT_SETTINGS).wrong.size).toBe(0)
    expect([...readForm({ ...form, dailyTotal: '4999' }, DEFAULT_SETTINGS).wrong]).toEqual([
      ['dailyFree', 'conflict'],
    ])
  })

  it.each([
    ['maxUnfinished', ''],
    ['maxUnfinished', '11'],
    ['dailyPerUser', '1.5'],
    ['dailyTotal', '0'],
    ['dailyFree', ''],
    ['dailyRefunds', '1001'],
    ['openBatches', '0'],
    ['sharesPerAnalysis', '51'],
    ['sharesPerAccount', '-1'],
    ['draftsPerAnalysis', '51'],
    ['draftMaxCharacters', '999'],
    ['dailyArchives', '10001'],
    ['searchPriceUsd', '-1'],
    ['searchPriceUsd', 'x'],
  ] as const)('names %s when it is "%s"', (field, text) => {
    const { change, wrong } = readForm({ ...form, [field]: text }, DEFAULT_SETTINGS)
    expect([change, [...wrong]]).toEqual([{}, [[field, 'range']]])
  })
})
