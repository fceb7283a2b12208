import type { Branding, Logo } from '@gaplens/contracts/shares/branding'
import { DOCUMENT_TEXT } from '../text/report-text.ts'

/** The name and look of a report's document: the product's or the user's own. */
export interface ReportBrand {
  readonly fullName: string
  /** The last line of every edition. */
  readonly signature: string
  /** The contact line of the full edition; null for none. */
  readonly contact: string | null
  readonly logo: Logo | null
  /** `#rrggbb`; null for the product's own colour. */
  readonly colour: string | null
  /** Appended to every prompt; may be empty. */
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

/** The user's own brand (white label): the product's name does not appear. */
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

/** The logo as a data URL, so that nothing is loaded. */
export function logoAddress({ png }: Logo): string {
  return `data:image/png;base64,${png}`
}
