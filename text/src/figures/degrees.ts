import { CLAUSE_END, clauseBefore } from '../clauses.ts'

/** In 「電費：冷氣設 26 度」 it is a temperature after all. */
const ELECTRIC_BEFORE = /(?:用電|耗電|發電|電費)(?:(?![設調溫])[^，。；]){0,6}$/u
/** The tier of a tariff, before what each kilowatt-hour in it costs: 「120 度以下，每度 1.68 元」, 「121–330 度 2.45 元」. */
const TIER_AFTER =
  /^\s?(?:以[上下內]|之[上內])?(?:的?部分)?[\s,，:：]{0,2}(?:每一?度|(?:\d|1\d)(?:\.\d+)?\s?元)/u
/** Words before a figure that show that its 「度」 is of an eye, an angle, a place or a drink. */
const OTHER_BEFORE =
  /(?:近視|散光|遠視|老花|度數|夾角|角度|轉|傾斜|緯度|經度|北緯|東經|酒精|酒精度|高粱)[^，。；]{0,4}$/u
/** 「58 度高粱」 and 「90 度轉角」. One turns an oven from 「200 度轉 180 度」. */
const OTHER_AFTER =
  /^\s?的?(?:高粱|威士忌|伏特加|[白烈米清琴]?酒(?![窖櫃])|[直轉斜夾仰視廣]?角|轉(?!\s?[\d大中小低高到至成為])|[旋翻迴]轉|大?轉?彎|環[景繞]|全[景方]|無死角|垂直|平躺|攤平|開[合展]|近視|散光|眼鏡)/u

/** What the 「度」 of a number counts: °C, kilowatt-hours, or what is no unit here (degrees of an angle or a drink). */
export function degreeAt(
  text: string,
  { from, end }: { from: number; end: number },
): 'temperature' | 'energy' | 'other' {
  const before = text.slice(Math.max(0, from - 10), from)
  const after = text.slice(end, end + 14)
  if (ELECTRIC_BEFORE.test(before) || TIER_AFTER.test(after)) return 'energy'
  return OTHER_BEFORE.test(before.slice(-8)) || OTHER_AFTER.test(after) ? 'other' : 'temperature'
}

/** What is done by degrees, and what has them: "bend your elbows to 90 degrees", "a 15 degrees tilt". One turns an oven too. */
const BENT = /\b(?:angled?|tilt|reclin|lean|bend|bent|rotat|swivel|slop(?:e|ing)|inclin|blade)/i

/** Whether English degrees without a scale are an angle. Otherwise they may be of either scale, and so are no figure. */
export function isAngle(text: string, from: number, end: number): boolean {
  const after = text.slice(end, end + 20).split(CLAUSE_END, 1)[0] ?? ''
  return BENT.test(clauseBefore(text, from)) || BENT.test(after)
}
