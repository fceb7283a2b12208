export const BRAND = {
  name: 'GapLens',
  fullName: 'GapLens 缺口透鏡',
  company: '缺口透鏡工作室',
  supportEmail: 'support@gaplens.example',
} as const
