import type { ReactNode } from 'react'
import { links } from '#app/links.ts'
import { Section } from '#app/ui/section.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import { Text } from '#app/ui/text.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import styles from './fitting-tours.module.css'
import type { FittingTour } from './fitting-tours-schema.ts'

interface FittingToursProps {
  title: string
  tours: readonly FittingTour[]
  /** Link beside the title. */
  children?: ReactNode
}

/** Tours that match the subject of a page; renders nothing without any. */
export function FittingTours({ title, tours, children }: FittingToursProps) {
  if (tours.length === 0) return null
  return (
    <Section id="tours">
      <Wrap>
        <SectionHead title={title}>{children}</SectionHead>
        <ul className={styles.tours}>
          {tours.map(({ key, country, name, line, place }) => (
            <li key={key}>
              <h3 className={styles.name}>
                <TextLink to={links.tours(country, {}, `#${key}`)}>{name}</TextLink>
              </h3>
              <Text size="small" tone="quiet">
                {place}
              </Text>
              <Text size="small">{line}</Text>
            </li>
          ))}
        </ul>
      </Wrap>
    </Section>
  )
}
