import { setTimeout as sleep } from 'node:timers/promises'
import { DeletionAnswerSchema, ExportAnswerSchema } from '@gaplens/contracts/accounts/account'
import { callApi } from '../../scripts/lib/api-client.ts'
import type { Suite } from '../../scripts/lib/suite.ts'

type Api = Pick<Suite, 'address'>

/**
 * Requests an export of all data of an account, waits until it is ready, and reads its file.
 * @param path `/account/export`, or a user's for an admin
 * @returns the text of the file
 */
export async function exportText(api: Api, token: string, path = '/account/export'): Promise<string> {
  const asked = await callApi(api, token, path, { method: 'POST' })
  if (asked.status !== 202) throw new Error(`POST ${path} answered ${asked.status}: ${await asked.text()}`)
  let job = ExportAnswerSchema.parse(await asked.json())
  for (let tries = 0; job.state !== 'ready' && tries < 60; tries += 1) {
    await sleep(500)
    job = ExportAnswerSchema.parse(await (await callApi(api, token, path)).json())
  }
  if (job.state !== 'ready') throw new Error(`the export is ${job.state}`)
  const parts: Buffer[] = []
  for (let part = 0; part < job.parts; part += 1) {
    const answer = await callApi(api, token, `${path}/parts/${part}`)
    if (answer.status !== 200) throw new Error(`part ${part} answered ${answer.status}`)
    parts.push(Buffer.from(await answer.arrayBuffer()))
  }
  return Buffer.concat(parts).toString('utf8')
}

/** The state in the answer to an accepted request for a deletion. */
export async function acceptedDeletion(answer: Response): Promise<string> {
  if (answer.status !== 202) throw new Error(`the deletion answered ${answer.status}: ${await answer.text()}`)
  return DeletionAnswerSchema.parse(await answer.json()).state
}
