import { Play } from 'lucide-react'
import { useState } from 'react'
import { Section } from '../parts/section.tsx'
import { SITE } from '../site.ts'
import type { LandingText } from '../text/landing-text.ts'
import classes from './demo.module.css'

const POSTER = { src: '/images/report-poster.webp', width: 1280, height: 720 }

/** The player with autoplay, because it is loaded by the visitor's click. */
function playerAddress(address: string): string {
  const url = new URL(address)
  url.searchParams.set('autoplay', '1')
  return url.href
}

/** The demo video behind its poster. The player is not contacted before the click. Without a video this section is omitted. */
export function Demo({ text, video = SITE.demoVideo }: { text: LandingText['demo']; video?: string }) {
  const [playing, setPlaying] = useState(false)
  if (video === '') return null
  const poster = <img {...POSTER} alt={text.poster} loading="lazy" decoding="async" />
  return (
    <Section id="demo" title={text.title} lead={text.lead}>
      <div className={classes.stage}>
        {playing ? (
          <iframe
            className={classes.frame}
            src={playerAddress(video)}
            title={text.frame}
            allow="autoplay; fullscreen; picture-in-picture"
            referrerPolicy="strict-origin-when-cross-origin"
          />
        ) : (
          <a
            className={classes.play}
            href={video}
            data-needs-script=""
            onClick={(event) => {
              event.preventDefault()
              setPlaying(true)
            }}
          >
            {poster}
            <span className={classes.label}>
              <Play size={20} aria-hidden />
              {text.play}
            </span>
          </a>
        )}
      </div>
      <p className={classes.soon}>{text.notice}</p>
    </Section>
  )
}
