import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { unbrokenName } from '#app/text/unbroken.ts'
import { Chip } from '#app/ui/chip.tsx'
import { MoreLink } from '#app/ui/more-link.tsx'
import { Section } from '#app/ui/section.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import styles from './other-types.module.css'
import type { TourTypePage } from './tour-schema.ts'

/** The country's other tour types; nothing if it has one alone. */
export function OtherTypes({ page: { key, list } }: { page: Pick<TourTypePage, 'key' | 'list'> }) {
  const here = links.tourType(list.tag, key)
  const others = list.types
    .map(({ label, link }) => ({ label, to: links.authored(link) }))
    .filter(({ to }) => to !== here)
  if (others.length === 0) return null
  return (
    <Section rhythm="tight" id="others">
      <Wrap>
        <SectionHead title={m.tour_other_types({ country: unbrokenName(list.name) })}>
          <MoreLink to={links.tours(list.tag)}>{m.country_all_tours({ country: list.name })}</MoreLink>
        </SectionHead>
        <ul className={styles.types}>
          {others.map(({ label, to }) => (
            <li key={to}>
              <Chip to={to}>{label}</Chip>
            </li>
          ))}
        </ul>
      </Wrap>
    </Section>
  )
}
