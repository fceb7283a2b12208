/**
 * The id of the user's page in a report; sources have `p1`, `p2` and so on, by their rank. This file has no schemas, so that the
 * draft worker can load it.
 */
export const USER_PAGE_ID = 'p0'
