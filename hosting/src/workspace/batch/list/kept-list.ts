import { keptFields } from '../../kept-fields.ts'

/** What is left in the form for a new batch, e.g. to buy points first. */
export const keptList = keptFields('batch', ['name', 'list'])
