import type { SpeciesPage } from '#app/features/catalogue/species/species-schema.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { MoreLink } from '#app/ui/more-link.tsx'
import { Section } from '#app/ui/section.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import { Text } from '#app/ui/text.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import styles from './ask-about-species.module.css'

/** Contact person of its best-known country, and a link to the other species there. */
export function AskAboutSpecies({
  species: { key, home, answerer },
}: {
  species: Pick<SpeciesPage, 'key' | 'home' | 'answerer'>
}) {
  const ask = links.ask({ country: home?.tag, url: links.species(key) })
  return (
    <Section id="ask">
      <Wrap>
        <SectionHead title={m.species_ask_title()}>
          <Text size="lead" tone="quiet">
            {m.species_ask_lead()}
          </Text>
        </SectionHead>
        <div className={styles.ways}>
          <Button to={ask} data-ask icon="chat-circle-text-bold">
            {answerer ? m.species_ask({ name: answerer.firstName }) : m.species_ask_office()}
          </Button>
          {home && (
            <MoreLink to={links.floraFauna({ country: home.tag })}>
              {m.species_in_country({ country: home.name })}
            </MoreLink>
          )}
        </div>
      </Wrap>
    </Section>
  )
}
