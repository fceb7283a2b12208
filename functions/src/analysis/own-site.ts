import { siteOf } from '@gaplens/coverage/sites'

/** Hosts that many authors share. Another page on such a host is not the user's own site. */
const SHARED_HOSTS =
  /(?:^|\.)(?:medium\.com|vocus\.cc|matters\.town|facebook\.com|instagram\.com|threads\.(?:net|com)|youtube\.com|x\.com|ptt\.cc|dcard\.tw|mobile01\.com|reddit\.com|quora\.com|linkedin\.com|pinterest\.com|sites\.google\.com|shopee\.tw|momoshop\.com\.tw|pchome\.com\.tw|ruten\.com\.tw|pinkoi\.com|amazon\.com|wikipedia\.org|notion\.site|line\.me|yahoo\.com)$/

/** The user's site; null when the host is shared by many authors. */
export function ownSiteOf(url: string): string | null {
  const site = siteOf(url)
  return SHARED_HOSTS.test(site) ? null : site
}
