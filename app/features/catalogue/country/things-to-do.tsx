import type { ReactNode } from 'react'
import { byCategory } from '#app/features/catalogue/country/country.ts'
import type { CountryPage } from '#app/features/catalogue/country/country-schema.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Anchor } from '#app/ui/anchor.tsx'
import { Display } from '#app/ui/display.tsx'
import { MoreLink } from '#app/ui/more-link.tsx'
import { Section } from '#app/ui/section.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import styles from './things-to-do.module.css'

interface ThingsToDoProps extends Pick<CountryPage, 'tag' | 'name' | 'activities'> {
  /** Whether their pages are written. */
  linked: boolean
  /** Tours with their pictures, above the list. */
  children?: ReactNode
}

/** Activities of a country by category (specification, section 2). */
export function ThingsToDo({ tag, name, activities, linked, children }: ThingsToDoProps) {
  return (
    <Section tone="night">
      <Wrap>
        <SectionHead title={m.country_things_to_do()}>
          {linked && <MoreLink to={links.tours(tag)}>{m.country_all_tours({ country: name })}</MoreLink>}
        </SectionHead>
        {children && <div className={styles.shown}>{children}</div>}
        <div className={styles.groups}>
          {byCategory(activities).map(({ category, items }) => (
            <section key={category} className={styles.group}>
              <Display as="h3" size={24}>
                {category}
              </Display>
              <ul>
                {items.map(({ link, label }) => (
                  <li key={link}>
                    {linked ? (
                      <Anchor to={links.authored(link)} className={styles.thing}>
                        {label}
                      </Anchor>
                    ) : (
                      <span className={styles.thing}>{label}</span>
                    )}
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </Wrap>
    </Section>
  )
}
