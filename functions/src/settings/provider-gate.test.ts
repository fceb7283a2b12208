import { DocumentReference, Firestore } from 'firebase-admin/firestore'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { guardModel, guardSearch } from '../providers/breaker/guard.ts'
import { openDatabase } from '../runtime/database.ts'
import { forgetProviders, providerGate } from './provider-gate.ts'
import { forgetSettings } from './settings.ts'

beforeEach(() => {
  forgetProviders()
  forgetSettings()
})

afterEach(() => void vi.restoreAllMocks())

/** A gate whose database answers every request with an error. */
function deafGate() {
  const firestore = new Firestore({ projectId: 'demo-deaf' })
  vi.spyOn(DocumentReference.prototype, 'get').mockRejectedValue(new Error('14 UNAVAILABLE'))
  vi.spyOn(firestore, 'runTransaction').mockRejectedValue(new Error('14 UNAVAILABLE'))
  return providerGate(openDatabase(firestore), () => new Date('2026-11-28T04:00:00Z'))
}

describe('while the database cannot be read', () => {
  it('the model is called as usual, so that no finished report is lost', async () => {
    const answer = { text: '{}', model: 'stub', promptTokens: 1, outputTokens: 1 }
    const model = guardModel({ model: 'stub', generateJson: async () => answer }, deafGate())
    const request = { system: '', prompt: '', responseSchema: {}, maxOutputTokens: 1 }
    expect(await model.generateJson(request)).toBe(answer)
  })

  it('the search is called as usual, with its further searches', async () => {
    let further: boolean | undefined
    const search = guardSearch(
      {
        search(_, options) {
          further = options.further
          return Promise.reject(new DOMException('aborted', 'AbortError'))
        },
      },
      deafGate(),
    )
    await expect(search.search('手沖咖啡', {})).rejects.toThrow('aborted')
    expect(further).toBe(true)
  })
})
