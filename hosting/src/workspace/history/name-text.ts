export const NAME_TEXT = {
  name: (keyword: string) => `「${keyword}」的名稱`,
  nameHint: 'Enter 儲存，Esc 取消；留空則恢復為關鍵字。',
  renamed: (name: string) => `已改名為「${name}」。`,
  nameCleared: '已恢復為關鍵字。',
  renameFailed: '改名失敗，請稍後再試。',
}
