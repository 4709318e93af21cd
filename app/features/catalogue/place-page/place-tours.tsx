import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Display } from '#app/ui/display.tsx'
import { MoreLink } from '#app/ui/more-link.tsx'
import { Section } from '#app/ui/section.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import { Text } from '#app/ui/text.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import type { PlacePage, TourGroup } from './place-page-schema.ts'
import styles from './place-tours.module.css'

interface PlaceToursProps {
  title: string
  country: PlacePage['country']
  groups: readonly TourGroup[]
}

/** Guided tours by type; renders nothing without any. */
export function PlaceTours({ title, country, groups }: PlaceToursProps) {
  if (groups.length === 0) return null
  return (
    <Section id="tours">
      <Wrap>
        <SectionHead title={title}>
          <MoreLink to={links.tours(country.tag)}>{m.country_all_tours({ country: country.name })}</MoreLink>
        </SectionHead>
        <div className={styles.groups}>
          {groups.map(group => (
            <Group key={group.type?.key ?? ''} tag={country.tag} group={group} />
          ))}
        </div>
      </Wrap>
    </Section>
  )
}

function Group({ tag, group: { type, tours } }: { tag: string; group: TourGroup }) {
  return (
    <section className={styles.group}>
      <Display as="h3" size={24}>
        {type ? <TextLink to={links.tourType(tag, type.key)}>{type.name}</TextLink> : m.place_tours_other()}
      </Display>
      <TourList tag={tag} tours={tours} />
    </section>
  )
}

/** Tours with their lines and prices. */
export function TourList({ tag, tours }: { tag: string; tours: TourGroup['tours'] }) {
  return (
    <ul className={styles.tours}>
      {tours.map(({ key, name, line, price }) => (
        <li key={key}>
          <div>
            <TextLink to={links.tours(tag, {}, `#${key}`)} className={styles.name}>
              {name}
            </TextLink>
            <Text size="small" tone="quiet">
              {line}
            </Text>
          </div>
          <span className={styles.price}>
            {price ? m.place_from_price({ price }) : m.place_price_on_request()}
          </span>
        </li>
      ))}
    </ul>
  )
}
