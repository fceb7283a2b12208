/** The logo: a lens with a gap in its ring. It has no alternative text, because the name is always beside it. */
export function Logo({ size = 28 }: { size?: number }) {
  return <img src="/favicon.svg" width={size} height={size} alt="" />
}
