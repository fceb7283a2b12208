/** The product's names. The support address is configured for each deployment. */
export const BRAND_NAMES = {
  name: 'GapLens',
  fullName: 'GapLens 缺口透鏡',
  company: '缺口透鏡工作室',
} as const
