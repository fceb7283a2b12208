import { BRAND } from '../theme/brand.ts'

/** The document's title; React hoists it into the head. */
export function PageTitle({ children }: { children: string }) {
  return <title>{`${children}｜${BRAND.fullName}`}</title>
}
