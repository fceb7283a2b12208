/** Only for the local emulators. */
export const EMULATOR_TEXT = {
  title: '以測試用的 Google 帳號登入',
  body: '目前連線到本機的 Firebase 模擬器，不會連到 Google。輸入任意電子郵件即可建立或登入測試帳號。',
  submit: '以這個帳號登入',
  email: 'google.user@example.test',
}
