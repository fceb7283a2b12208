import { ButtonLink } from '../parts/button-link.tsx'
import { Section } from '../parts/section.tsx'
import type { PicturesText } from './pictures-text.ts'
import { ProductPicture } from './product-picture.tsx'

/** The steps in order. */
const STEPS = ['form', 'running', 'report', 'quote', 'plan'] as const

/** The whole flow step by step. It works without script: the chosen step shows its picture. */
export function Walkthrough({ text }: { text: PicturesText['walk'] }) {
  return (
    <Section id="walk" title={text.title} lead={text.lead}>
      <fieldset className="product-walk">
        <legend className="hidden-text">{text.steps}</legend>
        <ol>
          {STEPS.map((name, at) => {
            const { title, body, alt } = text.items[name]
            return (
              <li key={name}>
                <label className="step">
                  <input type="radio" name="step" defaultChecked={at === 0} />
                  <span className="number">{at + 1}</span>
                  <b>{title}</b>
                  <span>{body}</span>
                </label>
                <div className="shown">
                  <ProductPicture name={name} alt={alt} />
                </div>
              </li>
            )
          })}
        </ol>
      </fieldset>
      <p className="product-walk-more">
        {text.more}
        <ButtonLink href="/sample" look="outline" size="small">
          {text.sample}
        </ButtonLink>
      </p>
    </Section>
  )
}
