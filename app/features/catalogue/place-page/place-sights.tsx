import { PlaceTiles } from '#app/features/catalogue/place/place-tiles.tsx'
import { placeAddress } from '#app/links.ts'
import { MoreLink } from '#app/ui/more-link.tsx'
import { Section } from '#app/ui/section.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import type { PlaceTile } from './place-page-schema.ts'

interface PlaceSightsProps {
  id: string
  title: string
  country: string
  places: readonly PlaceTile[]
  /** Link to more. */
  more?: { label: string; to: string }
}

/** Attractions or destinations as tiles; renders nothing without any. */
export function PlaceSights({ id, title, country, places, more }: PlaceSightsProps) {
  if (places.length === 0) return null
  return (
    <Section id={id}>
      <Wrap>
        <SectionHead title={title}>{more && <MoreLink to={more.to}>{more.label}</MoreLink>}</SectionHead>
        <PlaceTiles
          tiles={places.map(place => ({
            ...place,
            key: place.slug,
            to: placeAddress(country, place.kind, place.slug),
          }))}
        />
      </Wrap>
    </Section>
  )
}
