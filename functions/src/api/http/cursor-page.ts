import type { CollectionReference, DocumentSnapshot, Query } from 'firebase-admin/firestore'
import { unparsed, unparsedDocument } from '../../runtime/database.ts'
import { ApiError } from './errors.ts'

export interface CursorPage {
  /** Read without their converter. */
  readonly shown: readonly DocumentSnapshot[]
  readonly hasMore: boolean
  /** The cursor of the next page. */
  readonly lastDocId: string | null
}

/**
 * A page of a list, which starts after the last document of the previous page.
 * @param list ordered, without a limit
 * @param collection the collection of the cursor's document
 * @param isOwn whether this user may see the cursor's document. Another user's must not reveal whether it exists
 * @throws ApiError 400 for a cursor that is not this user's
 */
export async function cursorPage(
  list: Query<unknown>,
  collection: CollectionReference<unknown>,
  { limit, lastDocId }: { readonly limit: number; readonly lastDocId?: string | undefined },
  isOwn: (cursor: DocumentSnapshot) => boolean,
): Promise<CursorPage> {
  // One row more than the page shows whether there are more.
  let page = unparsed(list).limit(limit + 1)
  if (lastDocId !== undefined) {
    const cursor = await unparsedDocument(collection.doc(lastDocId)).get()
    if (!isOwn(cursor)) throw new ApiError('cursor-invalid', { field: 'lastDocId' })
    page = page.startAfter(cursor)
  }
  const found = (await page.get()).docs
  const shown = found.slice(0, limit)
  return { shown, hasMore: found.length > limit, lastDocId: shown.at(-1)?.id ?? null }
}
