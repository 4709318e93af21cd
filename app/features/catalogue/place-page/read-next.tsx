import { PlaceTiles } from '#app/features/catalogue/place/place-tiles.tsx'
import { links, placeAddress } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Chip } from '#app/ui/chip.tsx'
import { MoreLink } from '#app/ui/more-link.tsx'
import { Section } from '#app/ui/section.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import { Text } from '#app/ui/text.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import type { PlaceName, PlacePage, PlaceTile } from './place-page-schema.ts'
import styles from './read-next.module.css'

interface ReadNextProps {
  title: string
  country: PlacePage['country']
  places: readonly PlaceTile[]
  region?: PlaceName | null
  words: PlacePage['words']
}

/** Links to nearby places, the region, and related interests and habitats. */
export function ReadNext({
  title,
  country: { tag, name: countryName },
  places,
  region,
  words,
}: ReadNextProps) {
  const address = { habitat: links.habitat, interest: links.interest }
  return (
    <Section tone="sunken" id="next">
      <Wrap>
        <SectionHead title={title}>
          {region ? (
            <MoreLink to={placeAddress(tag, region.kind, region.slug)}>
              {m.place_all_of_region({ region: region.name })}
            </MoreLink>
          ) : (
            <MoreLink to={links.destinations(tag)}>{m.country_all_destinations()}</MoreLink>
          )}
        </SectionHead>
        <PlaceTiles
          tiles={places.map(({ kind, slug, name, line, picture, figure }) => ({
            ...{ name, line, picture, figure },
            key: `${kind} ${slug}`,
            to: placeAddress(tag, kind, slug),
          }))}
        />
        {words.length > 0 && (
          <div className={styles.more}>
            <Text className={styles.label}>{m.place_more_like_it({ country: countryName })}</Text>
            <ul className={styles.chips}>
              {words.map(({ vocabulary, key, name }) => (
                <li key={`${vocabulary} ${key}`}>
                  <Chip to={address[vocabulary](tag, key)}>{name}</Chip>
                </li>
              ))}
            </ul>
          </div>
        )}
      </Wrap>
    </Section>
  )
}
