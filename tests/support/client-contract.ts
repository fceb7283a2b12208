import * as account from '@gaplens/contracts/accounts/account'
import * as admin from '@gaplens/contracts/admin/requests'
import * as files from '@gaplens/contracts/analysis/exports'
import * as api from '@gaplens/contracts/analysis/requests'
import * as batch from '@gaplens/contracts/batches/batch'
import * as chat from '@gaplens/contracts/chat'
import * as savedDrafts from '@gaplens/contracts/drafts/saved-drafts'
import * as errors from '@gaplens/contracts/errors'
import * as ledger from '@gaplens/contracts/points/ledger'
import * as branding from '@gaplens/contracts/shares/branding'
import * as sharing from '@gaplens/contracts/shares/share'
import { z } from 'zod'

const MODULES = [account, admin, api, batch, branding, chat, errors, files, ledger, savedDrafts, sharing]
const KINDS = { answers: /(Answer|Page|List|Stats|Signals)Schema$/, requests: /RequestSchema$/ }

export type JsonSchema = Record<string, unknown>
/** The requests and answers of the client, by the names of their schemas. */
export interface ClientContract {
  readonly answers: Readonly<Record<string, JsonSchema>>
  readonly requests: Readonly<Record<string, JsonSchema>>
}

/**
 * The answers that the client of this version accepts (`read`), or those that the API of this version sends (`sent`), and the
 * requests in the same way, as JSON Schema.
 */
export function clientContract(side: 'read' | 'sent'): ClientContract {
  const io = side === 'read' ? 'input' : 'output'
  const described = (kind: RegExp) =>
    Object.fromEntries(
      MODULES.flatMap((module) => Object.entries(module))
        .filter(([name, schema]) => kind.test(name) && schema instanceof z.ZodType)
        .map(([name, schema]) => [name, describeSchema(schema as z.ZodType, io)])
        .toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1)),
    )
  return { answers: described(KINDS.answers), requests: described(KINDS.requests) }
}

function describeSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...described } = z.toJSONSchema(schema, {
    io,
    reused: 'ref',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      // The client maps unknown words to known ones, so it accepts every word.
      if (io !== 'input' || zodSchema._zod.def.type !== 'catch') return
      for (const name of Object.keys(jsonSchema)) delete (jsonSchema as JsonSchema)[name]
    },
  })
  return described
}
