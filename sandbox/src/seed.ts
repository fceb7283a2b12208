/** An account that `npm start` creates in the auth emulator. */
export interface SeedAccount {
  readonly uid: string
  readonly email: string
  readonly password: string
  readonly displayName: string
}

/** Development only: these accounts exist in the emulator and nowhere else. */
export const ACCOUNTS: { readonly user: SeedAccount; readonly admin: SeedAccount } = {
  user: {
    uid: 'demo-user',
    email: 'consultant@gaplens.test',
    password: 'gaplens-demo',
    displayName: '顧問小林',
  },
  admin: { uid: 'demo-admin', email: 'admin@gaplens.test', password: 'gaplens-admin', displayName: '管理員' },
}

/** An analysis that `npm start` runs. */
export interface SeedAnalysis {
  readonly targetKeyword: string
  readonly userPageUrl: string
}

/** Analyses of the user account. The last one cites unreadable pages and therefore ends with warnings. */
export const SEED_ANALYSES: readonly SeedAnalysis[] = [
  { targetKeyword: '手沖咖啡教學', userPageUrl: 'https://client-coffee.test/blog/how-to-brew' },
  { targetKeyword: '除濕機推薦', userPageUrl: 'https://client-dry.test/dehumidifier-guide' },
  { targetKeyword: '公司設立流程', userPageUrl: 'https://client-office.test/service/company-setup' },
  { targetKeyword: '手沖咖啡 水溫', userPageUrl: 'https://client-coffee.test/blog/how-to-brew' },
  { targetKeyword: '公司登記費用', userPageUrl: 'https://client-office.test/service/company-setup' },
]

/** One for each topic, for the form's example button and the README. */
export const SAMPLES: readonly SeedAnalysis[] = SEED_ANALYSES.slice(0, 3)
