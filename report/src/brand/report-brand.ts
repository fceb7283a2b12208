import type { Branding, Logo } from '../../../contracts/src/branding.ts'
import { DOCUMENT_TEXT } from '../text/report-text.ts'

/** Whose name and look a report's document carries. */
export interface ReportBrand {
  readonly fullName: string
  /** The last words of every edition. */
  readonly signature: string
  /** Where to ask, in the full edition; null: nowhere. */
  readonly contact: string | null
  readonly logo: Logo | null
  /** `#rrggbb`; null: the product's own. */
  readonly colour: string | null
  /** Added to every prompt; empty: nothing. */
  readonly promptFooter: string
}

/** The product's own brand. */
export function productBrand(names: {
  readonly fullName: string
  readonly company: string
  readonly supportEmail: string
}): ReportBrand {
  return {
    fullName: names.fullName,
    signature: `${names.fullName}｜${names.company}`,
    contact: DOCUMENT_TEXT.contact(names.supportEmail),
    logo: null,
    colour: null,
    promptFooter: '',
  }
}

/** The brand of those who hand the report on: nothing of the product's name is left. */
export function ownBrand({ name, footer, logo, colour, promptFooter }: Branding): ReportBrand {
  return {
    fullName: name,
    signature: footer === '' ? name : footer,
    contact: null,
    logo,
    colour,
    promptFooter,
  }
}

/** An address of the logo's own bytes, which loads nothing. */
export function logoAddress({ png }: Logo): string {
  return `data:image/png;base64,${png}`
}
