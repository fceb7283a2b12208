/** Every key starts with the uid, so that one user's answers are never shown to the next. */
export const queryKeys = {
  job: (uid: string, jobId: string) => [uid, 'job', jobId] as const,
  analysis: (uid: string, id: string) => [uid, 'analysis', id] as const,
  branding: (uid: string) => [uid, 'branding'] as const,
  drafts: (uid: string, analysisId: string) => [uid, 'drafts', analysisId] as const,
  shares: (uid: string, analysisId: string) => [uid, 'shares', analysisId] as const,
  batches: (uid: string) => [uid, 'batches'] as const,
  batch: (uid: string, id: string) => [uid, 'batches', id] as const,
  estimate: (uid: string) => [uid, 'estimate'] as const,
  accountExport: (uid: string) => [uid, 'account-export'] as const,
  accountDeletion: (uid: string) => [uid, 'account-deletion'] as const,
  ledger: (uid: string) => [uid, 'ledger'] as const,
  ledgerEntry: (uid: string, id: string) => [uid, 'ledger', id] as const,
  history: (uid: string) => [uid, 'history'] as const,
  historySearch: (uid: string) => [uid, 'history', 'search'] as const,
  historyPages: (uid: string) => [uid, 'history', 'pages'] as const,
}
