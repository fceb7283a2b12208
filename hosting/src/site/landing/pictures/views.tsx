import { Section } from '../parts/section.tsx'
import type { PicturesText } from './pictures-text.ts'
import { ProductPicture } from './product-picture.tsx'

const PICTURES = ['matrix', 'quote', 'compare', 'client'] as const

/** What a report looks like: the product's own screens. */
export function Views({ text }: { text: PicturesText['views'] }) {
  return (
    <Section id="views" title={text.title} lead={text.lead}>
      <ul className="product-views">
        {PICTURES.map((name) => {
          const { title, body, alt } = text.items[name]
          return (
            <li key={name}>
              <ProductPicture name={name} alt={alt} />
              <h3>{title}</h3>
              <p>{body}</p>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
