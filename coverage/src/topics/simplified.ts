/** Frequent characters that exist only in Simplified Chinese. */
const ONLY_SIMPLIFIED =
  /[们这为来时说对会学么样过还发经应关间问题现实网质让乱药疗费钱银贷额证险种类选择买卖价单热湿调检测护肤宠养预处节电机烧盐鱼鸡脸头红绿蓝长张开门车东书见观觉认识语读请谁课谈论设计许诉词试话该详误变边运进远连适总结组织细终给统续维编缩线练级纪团园围图国圆备复]/u

/** Whether a text is in Simplified Chinese. One such character is enough, because names are short. */
export function isSimplified(text: string): boolean {
  return ONLY_SIMPLIFIED.test(text)
}
