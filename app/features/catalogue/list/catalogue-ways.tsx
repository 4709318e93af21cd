import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Anchor } from '#app/ui/anchor.tsx'
import { Button } from '#app/ui/button.tsx'
import { Display } from '#app/ui/display.tsx'
import { Section } from '#app/ui/section.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import styles from './catalogue-ways.module.css'
import type { ListCountry } from './list-schema.ts'

interface CatalogueWaysProps {
  country: ListCountry
  /** First name of the contact person; null if the office answers. */
  answerer: string | null
  /** Address of the page. */
  url: string
}

interface Group {
  title: string
  ways: { label: string; to: string }[]
}

function groupsOf({ tag, name, themes, highlights, types }: ListCountry): Group[] {
  const authored = (list: ListCountry['themes']) =>
    list.map(({ label, link }) => ({ label, to: links.authored(link) }))
  return [
    {
      title: name,
      ways: [
        { label: m.nav_destinations(), to: links.destinations(tag) },
        { label: m.catalogue_tours(), to: links.tours(tag) },
        { label: m.sitemap_hotels(), to: links.hotels(tag) },
        { label: m.nav_trips(), to: links.trips({ fcountry: [tag] }) },
        { label: m.explorer_open(), to: links.countryMap(tag) },
        { label: m.nav_make_my_adventure(), to: links.travelPlanning(tag) },
      ],
    },
    { title: m.catalogue_types(), ways: authored(types) },
    { title: m.nav_highlights(), ways: authored(highlights) },
    { title: m.nav_trip_types(), ways: authored(themes) },
  ].filter(({ ways }) => ways.length > 0)
}

/** Last section of a list: related pages of the country, and a contact. */
export function CatalogueWays({ country, answerer, url }: CatalogueWaysProps) {
  const { tag, name } = country
  return (
    <Section tone="night" id="ways" className={styles.band}>
      <Wrap>
        <SectionHead title={m.catalogue_ways()}>
          <Button to={links.ask({ country: tag, url })} data-ask icon="chat-circle-text-bold">
            {answerer ? m.country_ask_person({ name: answerer }) : m.contact_title()}
          </Button>
        </SectionHead>
        <nav className={styles.groups} aria-label={m.catalogue_ways_label({ country: name })}>
          {groupsOf(country).map(({ title, ways }) => (
            <section key={title}>
              <Display as="h3" size={24}>
                {title}
              </Display>
              <ul className={styles.ways}>
                {ways.map(({ label, to }) => (
                  <li key={to}>
                    <Anchor to={to}>{label}</Anchor>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </nav>
      </Wrap>
    </Section>
  )
}
