/** The lens with the gap in its ring. Decorative: the name stands beside it. */
export function Logo({ size = 28 }: { size?: number }) {
  return <img src="/favicon.svg" width={size} height={size} alt="" />
}
