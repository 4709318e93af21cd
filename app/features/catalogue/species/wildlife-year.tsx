import { PlatePicture } from '#app/features/catalogue/species/plate-picture.tsx'
import type { WildlifeRow } from '#app/features/catalogue/species/species-schema.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { MoreLink } from '#app/ui/more-link.tsx'
import { Section } from '#app/ui/section.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import { CalendarTable } from './calendar-table.tsx'
import styles from './wildlife-year.module.css'

/** A shorter season is highlighted. */
const WHOLE_YEAR = 12

/** Calendar of a place's wildlife; renders nothing without any. */
export function WildlifeYear({ country, wildlife }: { country: string; wildlife: readonly WildlifeRow[] }) {
  if (wildlife.length === 0) return null
  return (
    <Section tone="sky" id="wildlife">
      <Wrap>
        <SectionHead title={m.species_wildlife()}>
          <MoreLink to={links.floraFauna({ country })}>{m.theme_species_all()}</MoreLink>
        </SectionHead>
        <CalendarTable
          head={m.species_wildlife_name()}
          lines={wildlife.map((row, index) => ({
            key: row.name,
            label: (
              <Label
                row={row}
                isDrawn={wildlife.findIndex(({ plate }) => plate?.species === row.plate?.species) === index}
              />
            ),
            months: row.months,
            inWords: row.inWords,
            strong: row.months.length < WHOLE_YEAR,
            ruled: index === 0,
          }))}
        />
      </Wrap>
    </Section>
  )
}

interface LabelProps {
  row: WildlifeRow
  /** Whether its plate is printed here: not if a row above is the same species in another season. */
  isDrawn: boolean
}

function Label({ row: { key, name, latin, plate }, isDrawn }: LabelProps) {
  return (
    <span className={styles.label}>
      {isDrawn || !plate ? (
        <PlatePicture plate={plate} ratio="1x1" className={styles.plate} />
      ) : (
        <span className={styles.plate} />
      )}
      <span>
        {key ? <TextLink to={links.species(key)}>{name}</TextLink> : name}
        {latin && (
          <i lang="la" className={styles.latin}>
            {latin}
          </i>
        )}
      </span>
    </span>
  )
}
