import { Menu } from 'lucide-react'
import { useRef } from 'react'
import type { LandingText } from '../text/landing-text.ts'
import { Brand } from './brand.tsx'
import { ButtonLink } from './button-link.tsx'
import classes from './site-header.module.css'
import { ThemeButton } from './theme-button.tsx'

interface SiteHeaderProps {
  text: LandingText['header']
  home: string
}

/** The sticky header. The menu of small screens is a native disclosure, so that it works without script. */
export function SiteHeader({ text, home }: SiteHeaderProps) {
  const menu = useRef<HTMLDetailsElement>(null)
  const close = () => {
    if (menu.current) menu.current.open = false
  }
  const links = text.links.map(({ href, label }) => (
    <li key={href}>
      <a href={href} onClick={close}>
        {label}
      </a>
    </li>
  ))
  const language = (
    <a href={text.language.href} hrefLang={text.language.lang} lang={text.language.lang}>
      {text.language.label}
    </a>
  )
  const signIn = <a href="/login">{text.signIn}</a>
  return (
    <header className={classes.header}>
      <div className={classes.bar}>
        <Brand home={home} />
        <nav className={classes.wide} aria-label={text.label}>
          <ul>
            {links}
            <li>{language}</li>
            <li>{signIn}</li>
          </ul>
        </nav>
        <div className={classes.tools}>
          <ThemeButton label={text.theme} />
          <ButtonLink href="/login" size="small">
            {text.start}
          </ButtonLink>
          <details
            ref={menu}
            className={classes.menu}
            onKeyDown={(event) => {
              if (event.key !== 'Escape' || !menu.current?.open) return
              close()
              menu.current.querySelector('summary')?.focus()
            }}
          >
            <summary aria-label={text.menu}>
              <Menu size={22} aria-hidden />
            </summary>
            <nav aria-label={text.menu}>
              <ul>
                {links}
                <li>{language}</li>
                <li>{signIn}</li>
              </ul>
            </nav>
          </details>
        </div>
      </div>
    </header>
  )
}
