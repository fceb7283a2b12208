import type { JsonSchema } from './client-contract.ts'

/** The keywords for upper and lower limits of a schema. */
const UPPER = ['maxLength', 'maxItems', 'maximum'] as const
const LOWER = ['minLength', 'minItems', 'minimum'] as const

/**
 * Finds values that one schema (`given`) allows and another (`taking`) refuses: missing fields, unknown words, types or sizes.
 * It supports the schemas of `clientContract`; constraints that JSON Schema cannot express are not compared.
 * @returns the paths with the differences; empty when every value is accepted
 */
export function schemaGaps(taking: JsonSchema, given: JsonSchema): string[] {
  return gapsAt({ root: taking, schema: taking }, { root: given, schema: given }, '')
}

interface Node {
  readonly root: JsonSchema
  readonly schema: JsonSchema
}

function gapsAt(takingNode: Node, givenNode: Node, path: string): string[] {
  const [taking, given] = [resolved(takingNode), resolved(givenNode)]
  if (saysNothing(taking.schema) || saysNothing(given.schema)) return []
  const givenOnes = alternatives(given)
  if (givenOnes !== null) return givenOnes.flatMap((one) => gapsAt(taking, one, path))
  const takingOnes = alternatives(taking)
  if (takingOnes !== null) {
    const tries = takingOnes.map((one) => gapsAt(one, given, path))
    return tries.toSorted((a, b) => a.length - b.length)[0] ?? [`${path}: takes nothing`]
  }
  return [
    ...wordGaps(taking.schema, given.schema, path),
    ...typeGaps(taking.schema, given.schema, path),
    ...sizeGaps(taking.schema, given.schema, path),
    ...fieldGaps(taking, given, path),
    ...itemGaps(taking, given, path),
  ]
}

function resolved({ root, schema }: Node): Node {
  let current = schema
  while (typeof current.$ref === 'string') {
    const name = current.$ref.replace('#/$defs/', '')
    current = current.$ref === '#' ? root : asSchema(asSchema(root.$defs)[name])
  }
  return { root, schema: current }
}

function asSchema(value: unknown): JsonSchema {
  return typeof value === 'object' && value !== null ? (value as JsonSchema) : {}
}

/** Whether a schema accepts anything, or has a transformation with an unknown result. */
function saysNothing(schema: JsonSchema): boolean {
  return Object.keys(schema).every((name) => name === 'default' || name === '$defs')
}

function alternatives({ root, schema }: Node): Node[] | null {
  const { type } = schema
  if (Array.isArray(type)) return type.map((one) => ({ root, schema: { ...schema, type: one } }))
  const list = schema.anyOf ?? schema.oneOf
  return Array.isArray(list) ? list.map((one) => ({ root, schema: asSchema(one) })) : null
}

function wordsOf(schema: JsonSchema): unknown[] | null {
  if ('const' in schema) return [schema.const]
  return Array.isArray(schema.enum) ? schema.enum : null
}

function wordGaps(taking: JsonSchema, given: JsonSchema, path: string): string[] {
  const known = wordsOf(taking)
  if (known === null) return []
  const words = wordsOf(given)
  if (words === null) return [`${path}: any ${String(given.type)} instead of certain words`]
  return words.filter((word) => !known.includes(word)).map((word) => `${path}: ${JSON.stringify(word)}`)
}

function typeGaps(taking: JsonSchema, given: JsonSchema, path: string): string[] {
  const isSame = taking.type === given.type || (taking.type === 'number' && given.type === 'integer')
  return taking.type === undefined || isSame ? [] : [`${path}: ${String(given.type)}`]
}

function sizeGaps(taking: JsonSchema, given: JsonSchema, path: string): string[] {
  const beyond = (name: string, isWithin: (given: number, limit: number) => boolean) => {
    const [limit, other] = [taking[name], given[name]]
    if (typeof limit !== 'number' || wordsOf(given) !== null) return false
    return typeof other !== 'number' || !isWithin(other, limit)
  }
  return [
    ...UPPER.filter((name) => beyond(name, (value, limit) => value <= limit)),
    ...LOWER.filter((name) => beyond(name, (value, limit) => value >= limit)),
  ].map((name) => `${path}: ${name}`)
}

function fieldGaps(taking: Node, given: Node, path: string): string[] {
  const [known, fields] = [asSchema(taking.schema.properties), asSchema(given.schema.properties)]
  const required = (schema: JsonSchema) => (Array.isArray(schema.required) ? schema.required : [])
  const sent = new Set(required(given.schema))
  const missing = required(taking.schema).filter((name) => taking.schema.type === 'object' && !sent.has(name))
  const rest = taking.schema.additionalProperties
  const inner = Object.entries(fields).flatMap(([name, field]) => {
    const at = `${path}/${name}`
    if (name in known)
      return gapsAt({ ...taking, schema: asSchema(known[name]) }, { ...given, schema: asSchema(field) }, at)
    return rest === false ? [`${at}: unknown`] : []
  })
  const others = asSchema(given.schema.additionalProperties)
  const record =
    typeof rest === 'object' && Object.keys(others).length > 0
      ? gapsAt({ ...taking, schema: asSchema(rest) }, { ...given, schema: others }, `${path}/*`)
      : []
  return [...missing.map((name) => `${path}/${String(name)}: may be missing`), ...inner, ...record]
}

function itemGaps(taking: Node, given: Node, path: string): string[] {
  const [item, other] = [taking.schema.items, given.schema.items]
  if (item === undefined || other === undefined) return []
  return gapsAt({ ...taking, schema: asSchema(item) }, { ...given, schema: asSchema(other) }, `${path}/[]`)
}
