import type { ReactNode } from 'react'
import { PlatePicture } from '#app/features/catalogue/species/plate-picture.tsx'
import type { SpeciesPage } from '#app/features/catalogue/species/species-schema.ts'
import { kindName, redListName } from '#app/features/catalogue/species/species-words.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Display } from '#app/ui/display.tsx'
import { Facts } from '#app/ui/facts.tsx'
import { Section } from '#app/ui/section.tsx'
import { Text } from '#app/ui/text.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import styles from './species-head.module.css'

/** Plate, both names, and a guide's description. */
export function SpeciesHead({ species, tools }: { species: SpeciesPage; tools: ReactNode }) {
  const { name, latin, line, body, confusions, plate } = species
  return (
    <Section rhythm="tight" className={styles.section}>
      <Wrap>
        <Breadcrumbs trail={speciesTrail(species)} />
        <div className={styles.head}>
          <PlatePicture plate={plate} ratio="4x3" priority />
          <div className={styles.names}>
            <div>
              <Display as="h1" size={64}>
                {name}
              </Display>
              <Text size="lead" tone="quiet">
                <i lang="la">{latin}</i>
              </Text>
            </div>
            <Text size="lead">{line}</Text>
            <div className={styles.tools}>{tools}</div>
            <Facts columns={1} facts={factsOf(species)} />
          </div>
        </div>
        <div className={styles.essay}>
          <Text size="lead">{body}</Text>
          {confusions && (
            <Text>
              <b>{m.species_told_apart()}:</b> {confusions}
            </Text>
          )}
        </div>
      </Wrap>
    </Section>
  )
}

function factsOf({ kind, size, redList }: SpeciesPage) {
  return [
    { label: m.species_size(), value: size },
    ...(redList
      ? [{ label: m.species_red_list(), value: `${redListName(redList.status)}, ${redList.year}` }]
      : []),
    {
      label: m.species_group(),
      value: <TextLink to={links.floraFauna({ kind })}>{kindName(kind)}</TextLink>,
    },
  ]
}

/** Breadcrumbs of a species. */
export function speciesTrail({ kind }: Pick<SpeciesPage, 'kind'>) {
  return [
    { label: m.species_title(), to: links.floraFauna() },
    { label: kindName(kind), to: links.floraFauna({ kind }) },
  ]
}
