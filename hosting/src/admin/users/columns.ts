/** Number of the table's columns, which the edit form spans. */
export const COLUMNS = 6
