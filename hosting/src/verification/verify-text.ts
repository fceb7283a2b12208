export const VERIFY_TEXT = {
  title: '贈送的 5 點已經備妥，驗證電子郵件後就能使用',
  body: (email: string) =>
    `驗證信已寄到 ${email}，請按下信中的連結，這個畫面會自動更新。幾分鐘內沒收到的話，請看看垃圾郵件匣。`,
  unsent: (email: string) => `請先寄送驗證信到 ${email}，再按下信中的連結，這個畫面會自動更新。`,
  why: '這樣可以避免他人冒用您的電子郵件註冊，也確保您的報告只有您看得到。',
  send: '寄送驗證信',
  wait: (seconds: number) => `${seconds} 秒後可重新寄送`,
  done: '我已完成驗證',
  sent: (email: string) => `驗證信已寄到 ${email}。`,
  sendFailed: '驗證信寄送失敗，請檢查網路後再試一次。',
  tooMany: '寄送次數過多，請稍候幾分鐘再試。',
  notYet: '尚未完成驗證，請先按下驗證信中的連結。',
  askFailed: '無法確認驗證狀態，請檢查網路後再試一次。',
}
