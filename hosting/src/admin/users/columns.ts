/** How many columns the table has; the edit form spans them. */
export const COLUMNS = 6
