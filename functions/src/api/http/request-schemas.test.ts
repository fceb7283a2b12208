import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { neutralAdapter } from '../../payments/adapter.ts'

const ROUTES = join(import.meta.dirname, '..')
/** Every schema that a route parses what it was sent with, by the routes' own words `parseRequest(…`. */
async function requestSchemas(): Promise<Map<string, z.ZodType>> {
  // The one that no route names: payment notices are read by their adapter's own.
  const found = new Map<string, z.ZodType>([['payments', neutralAdapter('a secret of sixteen').schema]])
  for (const name of readdirSync(ROUTES, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.ts') || name.endsWith('.test.ts') || name === join('http', 'errors.ts')) continue
    const file = join(ROUTES, name)
    const source = readFileSync(file, 'utf8')
    for (const [used] of source.matchAll(/(?<=parseRequest\(\s*)[\w.]+/g))
      found.set(`${name}: ${used}`, await schemaNamed(used, file, source))
  }
  return found
}

async function schemaNamed(used: string, file: string, source: string): Promise<z.ZodType> {
  const [, imports = used, from] =
    [...source.matchAll(/import (?:type )?\{([^}]*)\} from '([^']+)'/g)].find(([, names]) =>
      new RegExp(`\\b${used}\\b`).test(names ?? ''),
    ) ?? []
  const original = new RegExp(`(\\w+) as ${used}\\b`).exec(imports)?.[1] ?? used
  const module = await import(
    from === undefined ? file : from.startsWith('.') ? join(dirname(file), from) : from
  )
  const schema: unknown = module[original]
  if (!(schema instanceof z.ZodType)) throw new Error(`${file} does not say where ${used} comes from`)
  return schema
}

/** The string schemas inside a schema, each with its path. The rest of a pipe belongs to its string. */
function stringsIn(schema: z.ZodType, path = ''): [path: string, schema: z.ZodType][] {
  const inner = (type: unknown, step = '') => stringsIn(type as z.ZodType, path + step)
  if (schema instanceof z.ZodString) return [[path, schema]]
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, type]) => inner(type, `.${name}`))
  if (schema instanceof z.ZodArray) return inner(schema.element, '[]')
  if (schema instanceof z.ZodRecord)
    return [...inner(schema.keyType, '{key}'), ...inner(schema.valueType, '{}')]
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => inner(option))
  if (schema instanceof z.ZodPipe)
    return schema.in instanceof z.ZodString ? [[path, schema]] : inner(schema.in)
  if (schema instanceof z.ZodExactOptional) return inner(schema.unwrap())
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return inner(schema.unwrap())
  if (schema instanceof z.ZodNumber || schema instanceof z.ZodBoolean) return []
  if (schema instanceof z.ZodEnum || schema instanceof z.ZodLiteral) return []
  throw new Error(`${path}: say here how to look into a ${schema.constructor.name}`)
}

const schemas = await requestSchemas()
const strings = [...schemas].flatMap(([name, schema]) =>
  stringsIn(schema).map(([path, string]) => ({ where: name + path, string })),
)

/** Half of a surrogate pair, alone and within texts of the form that fields demand. */
const MALFORMED = [
  '\ud800',
  'a\udc00b',
  'https://client.test/\ud800',
  'mei\udfff@people.test',
  'session_abcdefgh\ud800',
  'anon_abcdefgh\ud800',
]

describe('every text of every request', () => {
  it('is looked at here', () => {
    expect(schemas.size).toBeGreaterThanOrEqual(12)
    expect(strings.length).toBeGreaterThanOrEqual(18)
    expect(() => stringsIn(z.object({ a: z.unknown() }))).toThrow(/\.a: say here/)
  })

  it.each(strings)('is well-formed Unicode: $where', ({ string }) => {
    for (const text of MALFORMED) expect(string.safeParse(text).success, JSON.stringify(text)).toBe(false)
  })

  it.each(strings)('is taken in its composed form: $where', ({ string }) => {
    for (const text of ['cafe\u0301', 'https://client.test/cafe\u0301']) {
      const parsed = string.safeParse(text)
      if (parsed.success) expect(String(parsed.data)).not.toMatch(/\u0301|%CC%81/)
    }
  })
})

/** Labels that are shown next to texts of other people: names, reasons, notices. */
const LABELS = strings.filter(({ where }) =>
  /\.(targetKeyword|name|reason|analysesNotice|email|q)$/.test(where),
)

describe('every label', () => {
  it('is looked at here', () => expect(LABELS.length).toBeGreaterThanOrEqual(7))

  it.each(LABELS)('holds nothing that controls, hides or reorders text: $where', ({ string }) => {
    expect(string.safeParse('王小明 Ann 😀').success).toBe(true)
    for (const unfit of [
      '\u0000',
      '\u0007',
      '\n',
      '\u001b',
      '\u2028',
      '\u202e',
      '\u2066',
      '\u061c',
      '\ufeff',
      '\u200b',
    ])
      expect(string.safeParse(`王${unfit}明`).success, JSON.stringify(unfit)).toBe(false)
  })
})
