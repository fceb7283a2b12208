/** Texts of the frame, which is painted before the form is loaded. */
export const FRAME_TEXT = {
  home: '返回首頁',
  modes: {
    signIn: {
      title: '登入',
      heading: '登入 GapLens',
      subtitle: '看見 AI Overview 引用了什麼，您的網頁少了什麼。',
      agree: '登入即表示您同意',
    },
    signUp: {
      title: '註冊',
      heading: '註冊 GapLens 帳號',
      subtitle: '新帳號送 5 點，可以做 5 次完整分析。用電子郵件註冊的話，驗證後即可使用。',
      agree: '註冊即表示您同意',
    },
    reset: {
      title: '重設密碼',
      heading: '重設密碼',
      subtitle: '輸入註冊時的電子郵件，我們會寄一封重設密碼的信給您。',
      agree: null,
    },
  },
  benefitsHeading: '註冊後您可以',
  benefits: [
    {
      title: '免費分析 5 次',
      body: '新帳號送 5 點；用電子郵件註冊的話，驗證後即可使用。不需要信用卡，點數沒有期限。',
    },
    { title: '完整的 AI 競爭分析', body: '讀取 AI Overview 與最多 12 個引用網頁，逐項比對您的內容。' },
    { title: '改善建議與提示詞', body: 'P1、P2、P3 行動計畫，每一項都附可直接使用的提示詞。' },
  ],
  terms: {
    terms: '服務條款',
    and: '與',
    privacy: '隱私權政策',
    after: '。',
  },
}
