import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type ClientContract, clientContract, type JsonSchema } from '../../tests/support/client-contract.ts'
import { schemaGaps } from '../../tests/support/schema-gaps.ts'
import { CLIENT_VERSION, OLDEST_CLIENT_VERSION } from './client-version.ts'

type Kept = Record<'read' | 'sent', ClientContract>

/**
 * What the pages of a version read and what its API sent, as `clientContract` described it when that version was new.
 * Kept: never made anew. A version that older pages or APIs would misunderstand gets a file of its own, with its number.
 */
function keptOf(version: number): Kept {
  const file = new URL(`../../tests/stored/client-${version}.json`, import.meta.url)
  return JSON.parse(readFileSync(file, 'utf8')) as Kept
}

const NOW = { read: clientContract('read'), sent: clientContract('sent') }
const STILL_OPEN = Array.from(
  { length: CLIENT_VERSION - OLDEST_CLIENT_VERSION + 1 },
  (_, at) => OLDEST_CLIENT_VERSION + at,
)

/** Of each schema that both have, where what is given is not taken. */
function gaps(taking: ClientContract['answers'], given: ClientContract['answers']): string[] {
  return Object.entries(given).flatMap(([name, schema]) =>
    taking[name] === undefined ? [] : schemaGaps(taking[name], schema).map((gap) => `${name}${gap}`),
  )
}

describe.each(STILL_OPEN)('pages of version %i', (version) => {
  const kept = keptOf(version)

  it('read every answer that this version’s API sends', () => {
    expect(Object.keys(kept.read.answers).filter((name) => NOW.sent.answers[name] === undefined)).toEqual([])
    expect(gaps(kept.read.answers, NOW.sent.answers)).toEqual([])
  })

  it('send only what this version’s API accepts', () => {
    expect(Object.keys(kept.sent.requests).filter((name) => NOW.read.requests[name] === undefined)).toEqual(
      [],
    )
    expect(gaps(NOW.read.requests, kept.read.requests)).toEqual([])
  })

  it('have an API that still serves pages of this version, as after a rollback', () => {
    expect(gaps(NOW.read.answers, kept.sent.answers)).toEqual([])
  })
})

describe('the check of a schema against that of another version', () => {
  const field = (schema: JsonSchema, required = ['a']): JsonSchema => ({
    type: 'object',
    properties: { a: schema },
    required,
  })
  const strict = { ...field({ type: 'string' }), additionalProperties: false }
  const list = (items: JsonSchema): JsonSchema => ({ type: 'array', items })
  const either = (...anyOf: JsonSchema[]): JsonSchema => ({ anyOf })
  const words = (...values: string[]): JsonSchema => ({ type: 'string', enum: values })
  const [text, count, nothing] = [{ type: 'string' }, { type: 'integer' }, { type: 'null' }]

  it.each<[string, JsonSchema, JsonSchema, string[]]>([
    ['a field more', field(text), { ...field(text), properties: { a: text, b: count } }, []],
    ['a field that it may leave out', field(text), field(text, []), ['/a: may be missing']],
    ['a field that nobody needs', field(text, []), { type: 'object', properties: {} }, []],
    [
      'a field that is not taken',
      strict,
      { ...field(text), properties: { a: text, b: count } },
      ['/b: unknown'],
    ],
    ['a word more', field(words('x')), field(words('x', 'y')), ['/a: "y"']],
    ['any text for a word', words('x'), text, [': any string instead of certain words']],
    ['a word for any text', text, words('x'), []],
    ['any word where all are taken', field({}), field(words('new')), []],
    ['another type', list(text), list(count), ['/[]: integer']],
    ['a whole number for a number', { type: 'number' }, count, []],
    ['nothing where something was', text, either(text, nothing), [': null']],
    ['nothing, said otherwise', text, { type: ['string', 'null'] }, [': null']],
    ['either, said otherwise', { type: ['string', 'null'] }, either(text, nothing), []],
    ['something where there may be nothing', either(text, nothing), text, []],
    ['longer texts', { type: 'string', maxLength: 5 }, { type: 'string', maxLength: 6 }, [': maxLength']],
    [
      'shorter ones',
      { type: 'string', maxLength: 5, minLength: 1 },
      { type: 'string', maxLength: 5 },
      [': minLength'],
    ],
    [
      'a record of something else',
      { type: 'object', additionalProperties: text },
      { type: 'object', additionalProperties: count },
      ['/*: integer'],
    ],
    ['the same by a name', field({ $ref: '#/$defs/t' }), field(text), ['/a: string']],
  ])('%s', (_, taking, given, expected) => {
    expect(schemaGaps({ ...taking, $defs: { t: count } }, given)).toEqual(expected)
  })
})
