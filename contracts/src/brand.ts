/** The product's names; the address to write to is each deployment's own. */
export const BRAND_NAMES = {
  name: 'GapLens',
  fullName: 'GapLens 缺口透鏡',
  company: '缺口透鏡工作室',
} as const
