import { authErrorCode, isCrossOriginPolicy } from '../api/session/auth-error.ts'
import { BRAND } from '../ui/theme/brand.ts'

export const LOGIN_TEXT = {
  accountDeleted: '這個帳號已刪除。如果不是您要求的，請與客服聯絡。',
  signedOutElsewhere: '您已在另一個分頁登出，請重新登入。',
  google: '使用 Google 帳號繼續',
  googleTrouble: '登入遇到問題？改用另一種方式',
  loadingPopup: '正在開啟 Google 登入視窗…',
  loadingRedirect: '正在前往 Google 登入頁…',
  googleDone: 'Google 登入成功',
  or: '或使用電子郵件',
  email: '電子郵件',
  password: '密碼',
  passwordHint: '至少 6 個字元',
  displayName: '顯示名稱',
  signIn: '登入',
  signUp: '註冊',
  toSignUp: '還沒有帳號？註冊新帳號',
  toSignIn: '已經有帳號？直接登入',
  forgotten: '忘記密碼？',
  resetSend: '寄送重設密碼信',
  resetSent: (email: string) => `如果 ${email} 已註冊，重設密碼的信已經寄出。`,
  resetSentHint: '幾分鐘內沒收到的話，請看看垃圾郵件匣。以 Google 註冊的帳號請直接用 Google 登入。',
  resetBack: '返回登入',
  showPassword: '顯示或隱藏密碼',
  popupBlockedTrying: '登入視窗被瀏覽器封鎖，正在嘗試其他登入方式…',
}

export const FIELD_TEXT = {
  emailRequired: '請輸入電子郵件。',
  emailInvalid: '電子郵件格式不正確。',
  passwordRequired: '請輸入密碼。',
  passwordShort: '密碼至少需要 6 個字元。',
  nameRequired: '請輸入顯示名稱。',
  nameLong: '顯示名稱請勿超過 100 個字元。',
}

const GOOGLE_FAILED = 'Google 登入失敗，請稍後再試。'
const EMAIL_FAILED = '登入失敗，請稍後再試。'

/** Messages for the identity provider's error codes. */
const AUTH_ERRORS: Record<string, string> = {
  'email-already-in-use': '這個電子郵件已經註冊過，請直接登入。',
  'wrong-password': '電子郵件或密碼不正確。',
  'user-not-found': '電子郵件或密碼不正確。',
  'invalid-credential': '電子郵件或密碼不正確。',
  'invalid-login-credentials': '電子郵件或密碼不正確。',
  'invalid-email': FIELD_TEXT.emailInvalid,
  'weak-password': FIELD_TEXT.passwordShort,
  'too-many-requests': '嘗試次數過多，請稍候幾分鐘再試。',
  'user-disabled': `這個帳號已停用，請與客服聯絡：${BRAND.supportEmail}`,
  'network-request-failed': '無法連線到登入服務，請檢查網路後再試一次。',
  'requires-recent-login': '為了安全，請重新登入後再試一次。',
  'account-exists-with-different-credential': '這個電子郵件已用其他方式註冊，請改用原本的方式登入。',
}

const POPUP_ERRORS: Record<string, string> = {
  'popup-blocked': '請允許彈出式視窗，或再試一次登入。',
  'popup-closed-by-user': '登入視窗已關閉，請再試一次。',
  'cancelled-popup-request': '登入視窗已關閉，請再試一次。',
}

export function emailErrorText(error: unknown): string {
  return AUTH_ERRORS[authErrorCode(error)] ?? EMAIL_FAILED
}

export function googleErrorText(error: unknown): string {
  const code = authErrorCode(error)
  return POPUP_ERRORS[code] ?? AUTH_ERRORS[code] ?? GOOGLE_FAILED
}

/** Shown when the popup failed and the sign-in continues by redirect. */
export function redirectingText(error: unknown): string {
  const closed = authErrorCode(error) !== 'popup-blocked' && !isCrossOriginPolicy(error)
  return closed ? LOGIN_TEXT.loadingRedirect : LOGIN_TEXT.popupBlockedTrying
}
