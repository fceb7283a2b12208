import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Block, Evidence, ListItem, Page, Part, Site } from './blocks.ts'
import { markedPassages } from './inline.ts'
import { parseContent } from './parse.ts'

const SITES = join(import.meta.dirname, '../../sites')

const SiteFileSchema = z.object({
  name: z.string(),
  tagline: z.string(),
  layout: z.string(),
  encoding: z.enum(['utf-8', 'big5']).default('utf-8'),
  contentType: z.string().default('text/html; charset=utf-8'),
  authors: z
    .array(z.object({ id: z.string(), name: z.string(), role: z.string(), bio: z.string() }))
    .default([]),
  settings: z.record(z.string(), z.string()).default({}),
})

const IsoDate = z.string().regex(/^(\d{4}-\d\d-\d\d)?$/)
const FieldsSchema = z
  .object({
    path: z.string().startsWith('/'),
    title: z.string().min(1),
    description: z.string().default(''),
    kind: z.enum(['content', 'client', 'info', 'home']).default('content'),
    topic: z.string().optional(),
    tags: z.string().default(''),
    author: z.string().optional(),
    published: IsoDate.default(''),
    modified: IsoDate.default(''),
  })
  .catchall(z.string())

/** Reads every site of `sandbox/sites`. A folder is a host, its `site.json` the site, every other file a page. */
export function loadSites(folder = SITES): Site[] {
  return readdirSync(folder)
    .sort()
    .map((host) => loadSite(folder, host))
}

function loadSite(folder: string, host: string): Site {
  const site = SiteFileSchema.parse(JSON.parse(readFileSync(join(folder, host, 'site.json'), 'utf8')))
  const files = readdirSync(join(folder, host))
    .filter((name) => name.endsWith('.txt'))
    .sort()
  return { host, ...site, pages: files.map((name) => loadPage(join(folder, host, name), host)) }
}

function loadPage(file: string, host: string): Page {
  const { fields, parts } = parseContent(readFileSync(file, 'utf8'), file)
  const { path, title, description, kind, topic, tags, author, published, modified, ...meta } =
    FieldsSchema.parse(fields)
  return {
    host,
    path,
    url: `https://${host}${path}`,
    kind,
    topic: topic ?? null,
    title,
    description,
    tags: tags === '' ? [] : tags.split(/[,、]\s*/),
    author: author ?? null,
    published,
    modified,
    meta,
    parts,
    evidence: parts.flatMap(partEvidence),
  }
}

function partEvidence(part: Part): Evidence[] {
  return part.blocks.flatMap(blockTexts).flatMap(markedPassages)
}

/** Every text of a block, marks included. */
export function blockTexts(block: Block): string[] {
  switch (block.kind) {
    case 'list':
      return itemTexts(block.items)
    case 'table':
      return [block.caption, ...block.rows.flat()]
    case 'question':
      return [block.question, ...block.answers]
    case 'figure':
      return [block.alt]
    default:
      return [block.text]
  }
}

function itemTexts(items: readonly ListItem[]): string[] {
  return items.flatMap((item) => [item.text, ...itemTexts(item.items)])
}
