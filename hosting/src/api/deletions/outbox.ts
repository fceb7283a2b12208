import { z } from 'zod'

const KEY = 'gaplens_deletions'

const NoteSchema = z.object({ uid: z.string(), id: z.string(), due: z.number() })
/** A requested deletion of an analysis, and the time until which it can be undone (ms since 1970). */
export type DeletionNote = z.infer<typeof NoteSchema>
const NotesSchema = z.array(NoteSchema)

function read(): DeletionNote[] {
  try {
    const parsed = NotesSchema.safeParse(JSON.parse(localStorage.getItem(KEY) ?? '[]'))
    return parsed.success ? parsed.data : []
  } catch {
    return []
  }
}

function write(notes: readonly DeletionNote[]): void {
  try {
    if (notes.length === 0) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, JSON.stringify(notes))
  } catch {
    // Without storage a deletion is sent when the page is left, and is lost only if that fails as well.
  }
}

const isOther = (uid: string, id: string) => (note: DeletionNote) => note.uid !== uid || note.id !== id

/** Stores requested deletions in the browser, so that the next visit sends them after a crash or a lost network. */
export const outbox = {
  add: (note: DeletionNote) => write([...read().filter(isOther(note.uid, note.id)), note]),
  drop: (uid: string, id: string) => write(read().filter(isOther(uid, id))),
  of: (uid: string) => read().filter((note) => note.uid === uid),
}
