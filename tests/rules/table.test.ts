import { readFileSync } from 'node:fs'
import { UserDocumentSchema } from '@gaplens/contracts/accounts/user'
import { COLLECTIONS } from '@gaplens/contracts/collections'
import { Timestamp } from 'firebase-admin/firestore'
import { beforeAll, describe, expect, it } from 'vitest'
import { inRoot } from '../../scripts/lib/paths.ts'
import { testSuite } from '../support/suite.ts'
import { BAD, GOOD } from './account-values.ts'
import { describeRow, wrongRows } from './check.ts'
import { newAccount, ROLE_NAMES } from './people.ts'
import { RulesProject } from './rest.ts'
import { ALLOWED, GIVEN, tableRows } from './table.ts'

const rows = tableRows()
const groups = [...Map.groupBy(rows, ({ collection, operation }) => `${collection}: ${operation}`)]

let project: RulesProject
beforeAll(async () => {
  const port = process.env.GAPLENS_RULES_PORT ?? testSuite().ports.firestore
  project = new RulesProject(`http://127.0.0.1:${port}`)
  await project.load(readFileSync(inRoot('firestore.rules'), 'utf8'))
  await project.given(GIVEN)
})

describe('the table of the rules', () => {
  it('has every collection of the contracts', () => {
    expect(Object.keys(ALLOWED).toSorted()).toEqual(Object.keys(COLLECTIONS).toSorted())
    expect(new Set(rows.map((row) => row.collection))).toEqual(
      new Set([
        ...Object.keys(COLLECTIONS),
        ...rows.map((row) => row.collection).filter((name) => name.includes('{')),
      ]),
    )
  })

  it('asks every role for every operation on every collection', () => {
    const wanted = [
      'get',
      'list up to 100',
      'list more',
      'create',
      'replace',
      'change a field',
      'remove a field',
      'add a field',
      'delete',
    ]
    const missing = Object.keys(COLLECTIONS).flatMap((collection) =>
      ROLE_NAMES.flatMap((role) =>
        wanted
          .filter(
            (operation) =>
              !rows.some(
                (row) => row.collection === collection && row.role === role && row.operation === operation,
              ),
          )
          .map((operation) => `${role} ${operation} ${collection}`),
      ),
    )
    expect(missing).toEqual([])
  })

  it.each(Object.entries(COLLECTIONS))('changes and removes every field of %s', (collection, { schema }) => {
    for (const field of Object.keys(schema.shape)) {
      const calls = rows.filter((row) => row.collection === collection).map(({ call }) => call)
      expect(calls.some((call) => call.kind === 'update' && field in call.data)).toBe(true)
      expect(calls.some((call) => call.kind === 'update' && call.removed.includes(field))).toBe(true)
    }
  })

  it('tries a new account with a wrong value of every field of the contract', () => {
    expect(Object.keys(BAD).toSorted()).toEqual(Object.keys(UserDocumentSchema.shape).toSorted())
    expect(Object.values(BAD).every((values) => values.length > 0)).toBe(true)
  })

  it('lets in only accounts that the contract takes too', () => {
    const plain = (value: unknown) =>
      value === 'REQUEST_TIME' ? Timestamp.now() : fromProtocol(value as Record<string, unknown>)
    const account = Object.fromEntries(
      Object.entries(newAccount('mei')).map(([name, value]) => [name, plain(value)]),
    )
    expect(UserDocumentSchema.safeParse(account).success).toBe(true)
    for (const [field, values] of Object.entries(GOOD)) {
      for (const value of values) {
        expect(UserDocumentSchema.safeParse({ ...account, [field]: plain(value) }).success).toBe(true)
      }
    }
  })
})

describe('the rules answer as the table says', () => {
  it.each(groups)('%s', async (_name, group) => {
    expect((await wrongRows(project, group)).map(describeRow)).toEqual([])
  })
})

function fromProtocol(value: Record<string, unknown>): unknown {
  if ('nullValue' in value) return null
  if ('integerValue' in value) return Number(value.integerValue)
  return value.stringValue
}
