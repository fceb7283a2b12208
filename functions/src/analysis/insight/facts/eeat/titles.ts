/**
 * Taiwan's professions by examination and licence (專門職業及技術人員, and those of care with a certificate), in groups. Some are also
 * words of daily life (護士, 技術士), so that none counts without a name beside it.
 */
const LICENSED = [
  // Medicine and care
  '[醫医][師生师]|獸醫[師生]?|藥劑?師|藥劑生|護理師|護士|助產[師士]|(?:公共|口腔)衛生師|營養師|心理師',
  '治療[師生]|聽力師|驗光[師生]|牙體技術[師士生]|鑲牙生|檢驗[師生]|醫檢師|放射[師士]|救護技術員',
  '社會工作師|社工師|個案管理師|個管[師員]|督導員?|照顧服務員|照服員|居服員|教保員',
  // Law, money and property
  '律師|會計師|專利師|公證人|仲裁人|記帳士|地政士|估價師|經紀人|保險代理人|精算師|報關(?:人員|士)',
  // Building, machines and transport
  '建築師|技師|技術士|消防設備[師士]|驗船師|引水人',
]
/** Teachers, professions without a licence, and ranks. */
const OTHERS = [
  String.raw`教師|設計師|工程師|[沖烘]\p{Script=Han}師|咖啡師|教授|博士|碩士|主任|院長|所長|總監|研究員|講師`,
  String.raw`Dr\.|\b(?:M\.?D|Ph\.?D|DVM|DDS|DMD|RN|RDN?|CPA|Au\.?D|CCC-(?:A|SLP)|DPT|PharmD|LCSW)\b`,
]

/** Professional titles. */
export const TITLE = `(?:${[...LICENSED, ...OTHERS].join('|')})`

/** Frequent surnames, by which a name is told from an adverb or a body: 「律師周以恆」, 「會計師公會」. */
export const SURNAMES =
  '林陳黃張李王吳劉蔡楊許鄭謝洪郭邱曾廖賴徐周葉蘇莊呂江何蕭羅潘簡朱鍾彭詹胡施沈余趙盧梁顏柯孫魏翁戴范宋鄧杜傅侯曹薛丁卓'
