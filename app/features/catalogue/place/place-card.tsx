import type { ReactNode } from 'react'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { PictureFrame } from '#app/picture/picture-frame.tsx'
import { Anchor } from '#app/ui/anchor.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Display } from '#app/ui/display.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { IconName } from '#app/ui/icons.ts'
import styles from './place-card.module.css'
import type { PlaceCardData } from './place-card-schema.ts'

interface PlaceCardProps {
  place: PlaceCardData
  /** Pointed at elsewhere on the page, as on the map. */
  lit?: boolean
  /** A control beside its name. */
  tool?: ReactNode
  /** It stands on the first screen. */
  priority?: boolean
  heading?: 'h2' | 'h3'
}

/** A destination among others: the whole card but its tool leads to its page. */
export function PlaceCard({ place, lit, tool, priority = false, heading = 'h3' }: PlaceCardProps) {
  const { country, slug, name, line, picture } = place
  return (
    <article className={classNames(styles.card, lit && styles.lit)}>
      <PictureFrame
        picture={picture}
        ratio="4x3"
        sizes="(width >= 64rem) 27rem, (width >= 40rem) 50vw, 100vw"
        decorative
        priority={priority}
      />
      <div className={styles.head}>
        <Display as={heading} size={30} className={styles.name}>
          <Anchor to={links.destination(country, slug)}>{name}</Anchor>
        </Display>
        {tool && <div className={styles.tool}>{tool}</div>}
      </div>
      <p className={styles.line}>{line}</p>
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
