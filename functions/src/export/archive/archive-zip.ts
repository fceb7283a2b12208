import type { Files } from '@gaplens/report/archive/hashes'
import {
  archiveOrder,
  MANIFEST,
  manifestOf,
  manifestText,
  type Subject,
} from '@gaplens/report/archive/manifest'
import { storedZip } from '@gaplens/report/archive/stored-zip'
import { readmeText } from './readme.ts'
import { verifiers } from './verifiers.ts'

/**
 * The archive of a report as one ZIP: its evidence, an explanation, the verifiers and a manifest with the hash of each file.
 * Equal evidence gives equal bytes.
 */
export async function archiveZip(subject: Subject, evidence: Files): Promise<Uint8Array> {
  const tools = new Map(await verifiers())
  tools.set('README.txt', new TextEncoder().encode(readmeText(subject)))
  const manifest = await manifestOf(subject, evidence, tools)
  const bytes = new TextEncoder().encode(manifestText(manifest))
  const files = new Map([[MANIFEST, bytes], ...tools, ...evidence])
  return storedZip(archiveOrder(manifest), files)
}
