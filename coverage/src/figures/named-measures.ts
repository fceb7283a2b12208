import type { FigureClaim } from './figure-claims.ts'

/** A rate, fee, price, sum or tax that is named right before its figure: 「反射率約 5%」. */
const NAMED_RIGHT_BEFORE = /(\p{Script=Han}{1,2}[率費價金額稅])\s*[約為是達到僅只]{0,2}\s*$/u
const NAME_MAX = 8
/** 「總價」 and 「總額」 are one. */
const IS_SUM = /^總/u

/** Whether both figures have their measure named right before them, and it is not the same: 「效率 22%」, 「反射率約 5%」. */
export function nameOtherMeasures(a: FigureClaim, b: FigureClaim): boolean {
  const [mine, theirs] = [a, b].map(({ bare, figure }) =>
    NAMED_RIGHT_BEFORE.exec(bare.slice(Math.max(0, figure.start - NAME_MAX), figure.start))?.[1]?.slice(-2),
  )
  return (
    mine !== undefined &&
    theirs !== undefined &&
    mine !== theirs &&
    !(IS_SUM.test(mine) && IS_SUM.test(theirs))
  )
}

/** A rate, fee, sum or tax that a figure is of, right behind it: 「22 萬 5 的薪資扣除額」. Its last two characters before the kind name it. */
const NAMED_RIGHT_AFTER = /^\s*的\p{Script=Han}{0,6}?(\p{Script=Han}{2})[率費價金額稅](?!\p{Script=Han})/u

/** Whether one figure is of what is named right behind it, and nothing around the other names that. */
export function isOfNamedMeasure(one: FigureClaim, other: FigureClaim): boolean {
  const name = NAMED_RIGHT_AFTER.exec(one.bare.slice(one.figure.end))?.[1]
  return name !== undefined && !`${other.heading} ${other.sentence} ${other.title}`.includes(name)
}
