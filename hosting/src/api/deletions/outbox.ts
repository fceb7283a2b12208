import { z } from 'zod'

const KEY = 'gaplens_deletions'

const NoteSchema = z.object({ uid: z.string(), id: z.string(), due: z.number() })
/** That a person asked for an analysis to be deleted, and when that can be undone no more (milliseconds). */
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

/** Notes that outlive the page, for a crash or a lost network: the next visit sends what was asked for. */
export const outbox = {
  add: (note: DeletionNote) => write([...read().filter(isOther(note.uid, note.id)), note]),
  drop: (uid: string, id: string) => write(read().filter(isOther(uid, id))),
  of: (uid: string) => read().filter((note) => note.uid === uid),
}
