import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { PictureFrame } from '#app/picture/picture-frame.tsx'
import { unbroken } from '#app/text/unbroken.ts'
import { Anchor } from '#app/ui/anchor.tsx'
import { Display } from '#app/ui/display.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { IconName } from '#app/ui/icons.ts'
import styles from './place-card.module.css'
import type { PlaceCardData } from './place-schema.ts'

/** Card of a destination; the whole card links to its page. */
export function PlaceCard({ place }: { place: PlaceCardData }) {
  const { country, slug, name, line, picture } = place
  return (
    <article className={styles.card}>
      <PictureFrame
        picture={picture}
        ratio="4x3"
        sizes="(width >= 64rem) 27rem, (width >= 40rem) 50vw, 100vw"
        decorative
      />
      <Display as="h3" size={30} className={styles.name}>
        <Anchor to={links.destination(country, slug)}>{name}</Anchor>
      </Display>
      <p className={styles.line}>{unbroken(line)}</p>
      <ul className={styles.facts}>
        {factsOf(place).map(({ icon, text }) => (
          <li key={text}>
            <Icon name={icon} />
            {text}
          </li>
        ))}
      </ul>
    </article>
  )
}

function factsOf({ altitude, nights, months, driest }: PlaceCardData): { icon: IconName; text: string }[] {
  const facts: { icon: IconName; text: string | null }[] = [
    { icon: 'bed', text: nights },
    { icon: 'mountains', text: altitude },
    { icon: 'calendar-blank', text: months && m.place_card_best({ months }) },
    { icon: 'sun', text: driest && m.place_card_driest({ months: driest }) },
  ]
  return facts.flatMap(({ icon, text }) => (text ? { icon, text } : []))
}
