export const PART_TEXT = {
  zh: {
    offline: '網路中斷，這個部分沒有載入。恢復連線後會自動重試。',
    outdated: '已有新版本。請重新載入，才能繼續使用這個部分。',
    missing: '這個部分沒有載入，請再試一次。',
    retry: '重試',
    reload: '重新載入',
  },
  en: {
    offline: 'You are offline: this part was not loaded. It is tried again once you are back.',
    outdated: 'There is a new version. Reload to go on using this part.',
    missing: 'This part was not loaded. Please try again.',
    retry: 'Try again',
    reload: 'Reload',
  },
} as const
