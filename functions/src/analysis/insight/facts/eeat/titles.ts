/** Professional titles. */
export const TITLE = String.raw`(?:[醫医][師生师]|獸醫[師生]?|藥師|護理師|營養師|物理治療師|心理師|律師|會計師|建築師|技師|教師|設計師|工程師|[沖烘]\p{Script=Han}師|咖啡師|記帳士|地政士|經紀人|教授|博士|碩士|主任|院長|所長|總監|研究員|講師|Dr\.|\b(?:M\.?D|Ph\.?D|DVM|DDS|DMD|RN|RDN?|CPA)\b)`

/** Frequent surnames, by which a name is told from an adverb or a body: 「律師周以恆」, 「會計師公會」. */
export const SURNAMES =
  '林陳黃張李王吳劉蔡楊許鄭謝洪郭邱曾廖賴徐周葉蘇莊呂江何蕭羅潘簡朱鍾彭詹胡施沈余趙盧梁顏柯孫魏翁戴范宋鄧杜傅侯曹薛丁卓'
