import type {
  DraftItem,
  DraftVersion,
  DraftVersionDocument,
  SavedDraft,
} from '@gaplens/contracts/drafts/saved-drafts'
import type { ApiErrorCode } from '@gaplens/contracts/errors'
import type { DraftLimits, NamedDraft, NamedHead } from '../drafts/drafts.ts'
import { analysisSince } from '../drafts/publication.ts'
import type { Database } from '../runtime/database.ts'
import { readSettings } from '../settings/settings.ts'
import { ApiError } from './http/errors.ts'
import { iso, isoOrNull } from './http/time.ts'

/** The error for a refused draft. Its message names the limit in force. */
export function refused(kind: ApiErrorCode, limits: DraftLimits): ApiError {
  const formatted = (count: number) => count.toLocaleString('zh-TW')
  const message = {
    'too-many-drafts': `一份報告最多 ${formatted(limits.draftsPerAnalysis)} 份草稿，請先刪除不用的草稿。`,
    'drafts-full': `這個帳號的草稿已達 ${formatted(limits.draftsPerAccount)} 份，請先刪除不用的草稿。`,
    'draft-too-long': `草稿請勿超過 ${formatted(limits.draftMaxCharacters)} 個字元。`,
  }[kind as string]
  return message === undefined ? new ApiError(kind) : new ApiError(kind, { message })
}

/** A draft in a list, without its text. */
export function itemOf([id, draft]: NamedHead): DraftItem {
  const { analysisId, title, characters, revision, publishedUrl } = draft
  return {
    id,
    analysisId,
    title,
    characters,
    revision,
    createdAt: iso(draft.createdAt),
    updatedAt: iso(draft.updatedAt),
    publishedUrl,
    publishedAt: isoOrNull(draft.publishedAt),
  }
}

/** A draft with its text, and the first analysis since it was published. */
export async function seenByOwner(db: Database, named: NamedDraft, now: Date): Promise<SavedDraft> {
  const [, draft] = named
  const [since, { draftMaxCharacters }] = await Promise.all([analysisSince(db, draft), readSettings(db, now)])
  return {
    ...itemOf(named),
    text: draft.text,
    maxCharacters: draftMaxCharacters,
    publishedAnalysis: since === null ? null : { ...since, createdAt: iso(since.createdAt) },
  }
}

/** An earlier text of a draft in a list. */
export function versionOf({ revision, characters, savedAt, text }: DraftVersionDocument): DraftVersion {
  return { revision, characters, savedAt: iso(savedAt), opening: openingOf(text) }
}

const OPENING_CHARACTERS = 40

/** The first words of a text on one line, without the marks of headings. */
function openingOf(text: string): string {
  const line = text
    .slice(0, 1_000)
    .replace(/^#+\s+/gm, '')
    .replace(/\s+/g, ' ')
    .trim()
  const characters = [...line]
  return characters.length > OPENING_CHARACTERS
    ? `${characters.slice(0, OPENING_CHARACTERS).join('')}…`
    : line
}
