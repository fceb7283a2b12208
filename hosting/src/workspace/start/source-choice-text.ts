export const SOURCE_CHOICE_TEXT = {
  legend: '要比較的來源',
  hint: '取消勾選的網頁這次不會讀取，也不列入比較，例如您自己的另一個網站，或不是競爭對手的網頁。報告會註明排除了哪些來源。',
  all: (compared: number) => `比較全部 ${compared} 個來源。`,
  some: (compared: number, excluded: number) => `比較 ${compared} 個來源，排除 ${excluded} 個。`,
  loading: '正在讀取上次的來源…',
  failed: '無法讀取上次的來源',
  failedHint: '現在開始分析的話，不會排除任何來源。',
  retry: '重試',
}
