import facts from '../sample-facts.json' with { type: 'json' }
import type { LandingText } from '../text/landing-text.ts'
import classes from './coverage-preview.module.css'

function Cell({ level }: { level: string }) {
  return <i className={classes.cell} data-level={level} />
}

/** A small version of the sample report: three figures and the coverage matrix. */
export function CoveragePreview({ text }: { text: LandingText['preview'] }) {
  const missing = facts.topics.filter((topic) => topic.own === 'absent').length
  return (
    <figure className={classes.preview}>
      <div className={classes.sheet}>
        <p className={classes.title}>{text.title}</p>
        <dl className={classes.figures}>
          <div>
            <dt>{text.score}</dt>
            <dd>
              {facts.score}
              <small>/ 100</small>
            </dd>
            <dd className={classes.note}>{text.compared}</dd>
          </div>
          <div>
            <dt>{text.gaps}</dt>
            <dd>{facts.gaps}</dd>
            <dd className={classes.note}>{text.immediate}</dd>
          </div>
          <div>
            <dt>{text.sources}</dt>
            <dd>{facts.sources.read}</dd>
            <dd className={classes.note}>{text.readAll}</dd>
          </div>
        </dl>
        <div className={classes.grid} role="img" aria-label={text.summary(missing, facts.topics.length)}>
          <span className={classes.heading}>{text.topic}</span>
          {facts.columns.map(({ rank }) => (
            <span key={rank} className={classes.rank}>
              [{rank}]
            </span>
          ))}
          <span className={classes.own}>{text.own}</span>
          {facts.topics.map((topic) => (
            <div key={topic.name} className={classes.row}>
              <span className={classes.topic} lang="zh-Hant-TW">
                {topic.name}
              </span>
              {topic.cells.map((level, at) => (
                <Cell key={facts.columns[at]?.rank} level={level} />
              ))}
              <span className={classes.ownCell}>
                <Cell level={topic.own} />
              </span>
            </div>
          ))}
        </div>
        <p className={classes.legend} aria-hidden>
          <Cell level="covered" /> {text.legend.covered}
          <Cell level="touched" /> {text.legend.touched}
          <Cell level="absent" /> {text.legend.absent}
          <span>{text.columns}</span>
        </p>
      </div>
      <figcaption>
        {text.caption} <a href="/sample">{text.link}</a>
      </figcaption>
    </figure>
  )
}
