import { BRAND } from '../../../ui/theme/brand.ts'
import { SITE } from '../site.ts'
import type { FooterText } from '../text/landing-text.ts'
import classes from './site-footer.module.css'

export function SiteFooter({ text }: { text: FooterText }) {
  return (
    <footer className={classes.footer}>
      <div className={classes.inner}>
        <div className={classes.about}>
          <p className={classes.brand}>
            <img src="/favicon.svg" width={28} height={28} alt="" />
            GapLens 缺口透鏡
          </p>
          <p>{text.company}</p>
        </div>
        <nav aria-label={text.links}>
          <h2>{text.links}</h2>
          <ul>
            {text.quick.map(({ href, label }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <h2>{text.contact}</h2>
          <ul>
            <li>
              <a href={`mailto:${BRAND.supportEmail}`}>{BRAND.supportEmail}</a>
            </li>
            {SITE.social === '' ? null : (
              <li>
                <a href={SITE.social} rel="me noopener">
                  {text.social}
                </a>
              </li>
            )}
            {text.legal.map(({ href, label }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className={classes.small}>
        <p>{text.rights}</p>
        <p>{text.trademark}</p>
      </div>
    </footer>
  )
}
