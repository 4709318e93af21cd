import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { PictureFrame } from '#app/picture/picture-frame.tsx'
import { Anchor } from '#app/ui/anchor.tsx'
import { Display } from '#app/ui/display.tsx'
import { Text } from '#app/ui/text.tsx'
import type { TourCardData } from './fitting-tours-schema.ts'
import styles from './tour-cards.module.css'

/** Tours with their pictures, and what one decides on: where, how long, when, for how much. */
export function TourCards({ tours }: { tours: readonly TourCardData[] }) {
  return (
    <ul className={styles.tours}>
      {tours.map(({ key, country, name, line, place, picture, length, effort, months, price }) => (
        <li key={key} className={styles.tour}>
          <PictureFrame
            picture={picture}
            ratio="4x3"
            sizes="(width >= 64rem) 20rem, (width >= 40rem) 50vw, 7rem"
            decorative
          />
          <div>
            <Text size="small" tone="quiet">
              {[place, length, months].filter(Boolean).join(', ')}
            </Text>
            <Display as="h3" size={24} className={styles.name}>
              <Anchor to={links.tours(country, {}, `#${key}`)}>{name}</Anchor>
            </Display>
            <p className={styles.line}>{line}</p>
            <p className={styles.effort}>{effort}</p>
            <p className={styles.price}>{price ? m.tour_card_price({ price }) : m.list_price_asked()}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
