import type { CollectionReference, DocumentReference, Firestore } from 'firebase-admin/firestore'

/** The paths of all documents that contain a text. Documents that exist only as parents of others are searched as well. */
export async function documentsWith(firestore: Firestore, text: string): Promise<string[]> {
  const found: string[] = []
  const walk = async (collection: CollectionReference): Promise<void> => {
    for (const reference of await collection.listDocuments()) await visit(reference)
  }
  const visit = async (reference: DocumentReference): Promise<void> => {
    const held = `${reference.path} ${JSON.stringify((await reference.get()).data() ?? null)}`
    if (held.includes(text)) found.push(reference.path)
    for (const below of await reference.listCollections()) await walk(below)
  }
  for (const collection of await firestore.listCollections()) await walk(collection)
  return found
}
