import { brandVariables, shadesOf } from '@gaplens/report/brand/shades'

/**
 * Rules after the stylesheet that replace the product's colour by a brand's. States and the user's own page keep their
 * colours, because those carry meaning. Paper uses the light shades.
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
