/**
 * What an AI key adds, and what it cannot put into a report, with a stand-in for Gemini over HTTP on loopback.
 *
 *   npm run bench:model
 */
import { plantTexts } from './model/planted.ts'

const { lies, kinds, standing, honest, lost } = await plantTexts()
console.log(`planted lies: ${lies} of ${kinds} kinds, standing in the report: ${standing.length}`)
for (const { kind, text } of standing) console.log(`  ${kind}: ${text}`)
console.log(`honest sentences: ${honest}, kept: ${honest - lost.length}`)
for (const { text } of lost) console.log(`  lost: ${text}`)
process.exitCode = standing.length > 0 || lost.length > honest * 0.1 ? 1 : 0
