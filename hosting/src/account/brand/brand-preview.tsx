import type { Branding } from '@gaplens/contracts/shares/branding'
import { contrast, parseColour } from '@gaplens/report/brand/contrast'
import { logoAddress } from '@gaplens/report/brand/report-brand'
import { type Shades, shadesOf } from '@gaplens/report/brand/shades'
import type { CSSProperties } from 'react'
import classes from './brand-screen.module.css'
import { BRAND_TEXT as TEXT } from './strings.ts'

const SHEETS = { light: '#ffffff', dark: '#1a2026' }

/** A preview of a report's head with the brand in light and dark, and its contrast. */
export function BrandPreview({ branding }: { branding: Branding }) {
  const shades = shadesOf(branding.colour)
  const isKept = shades.light.ink === branding.colour
  return (
    <div className={classes.preview}>
      <Sheet scheme="light" name={TEXT.light} shades={shades.light} branding={branding} />
      <Sheet scheme="dark" name={TEXT.dark} shades={shades.dark} branding={branding} />
      <p className={classes.note}>{isKept ? TEXT.kept : TEXT.adjusted(shades.light.ink.toUpperCase())}</p>
    </div>
  )
}

interface SheetProps {
  scheme: keyof typeof SHEETS
  name: string
  shades: Shades
  branding: Branding
}

function Sheet({ scheme, name, shades, branding: { name: brand, footer, logo } }: SheetProps) {
  const style = { '--sheet': SHEETS[scheme], '--own': shades.ink, '--own-tint': shades.tint } as CSSProperties
  const ratio = contrast(parseColour(shades.ink), parseColour(SHEETS[scheme]))
  return (
    <figure className={classes.sheet} data-scheme={scheme} style={style}>
      <div>
        <p className={classes.name}>
          {logo === null ? null : (
            <img src={logoAddress(logo)} alt="" width={logo.width / 2} height={logo.height / 2} />
          )}
          {brand}
        </p>
        <p className={classes.sampleTitle}>{TEXT.sample}</p>
        <p>
          <span className={classes.tag}>{TEXT.action}</span>
        </p>
        <p className={classes.foot}>{footer === '' ? brand : footer}</p>
      </div>
      <figcaption>
        {name}・{TEXT.ratio(ratio)}
      </figcaption>
    </figure>
  )
}
