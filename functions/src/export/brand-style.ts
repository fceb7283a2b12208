import { brandVariables, shadesOf } from '@gaplens/report/brand/shades'

/**
 * Rules that follow the stylesheet and put a brand's colour in place of the product's. States and the user's own page
 * keep their colours, because those carry meaning. The light shades are also those of paper.
 * @param colour `#rrggbb`
 */
export function brandStyle(colour: string): string {
  const { light, dark } = shadesOf(colour)
  const root = (variables: Record<string, string>) =>
    `:root{${Object.entries(variables)
      .map(([name, value]) => `${name}:${value}`)
      .join(';')}}`
  return [
    root(brandVariables(light, light.ink)),
    `@media screen and (prefers-color-scheme:dark){${root(brandVariables(dark, light.ink))}}`,
  ].join('\n')
}
