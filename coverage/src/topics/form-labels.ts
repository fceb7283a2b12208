/** Said right away to do something, or what cannot or must not be done: 「先關水」, 「不能退票」. */
const TOLD = /^(?:先|請|別|記得|把|不(?:要|能|可|會|得|必|用))/u

/** Labels of the text's form, which say nothing of what it is about: 「優點」, 「步驟一」, 「簡單來說」. */
const OF_FORM =
  /^(?:優點|缺點|優缺點|好處|壞處|注意(?:事項)?|提醒|補充|例如|首先|其次|再來|最後|此外|另外|總之|適用對象|(?:步驟|方法|情況|第)[一二三四五六].*|(?:簡單|一般|換句話|舉例|整體)(?:來|而)?[說言]|多數情況|原則上)$/u

/** Whether a label says only what its text does and not what it is about: 「優點」, 「先關水」. */
export function isFormLabel(label: string): boolean {
  return TOLD.test(label) || OF_FORM.test(label)
}
