import type { ComponentProps, ReactNode } from 'react'
import { AskAboutPlace } from '#app/features/catalogue/place-page/ask-about-place.tsx'
import { PlaceEssay } from '#app/features/catalogue/place-page/place-essay.tsx'
import { PlaceHead } from '#app/features/catalogue/place-page/place-head.tsx'
import type {
  AttractionPage,
  DestinationPage,
  PlacePage,
} from '#app/features/catalogue/place-page/place-page-schema.ts'
import { ReadNext } from '#app/features/catalogue/place-page/read-next.tsx'
import { PlaceSeason } from '#app/features/trip/season/place-season.tsx'
import { FittingTrips } from '#app/features/trip/trip-card/fitting-trips.tsx'
import type { TripCardData } from '#app/features/trip/trip-card/trip-card-schema.ts'
import { links, placeAddress } from '#app/links.ts'
import { useSite } from '#app/pages/site/use-site.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { MoreLink } from '#app/ui/more-link.tsx'
import { SaveAndShare } from '#app/ui/save-mark.tsx'
import { whenWanted } from '#app/ui/when-wanted.tsx'
import styles from './place-frame.module.css'

interface PlaceFrameProps extends Pick<ComponentProps<typeof PlaceHead>, 'trail' | 'facts'> {
  place: DestinationPage | AttractionPage
  trips: readonly TripCardData[]
  /** The destination where visitors of this place stay overnight. */
  sleepsIn: string | undefined
  /** The parts that only this kind of place has, after its season. */
  children: ReactNode
}

/** Its pages turn without script. */
export const LateGallery = whenWanted(
  async () => (await import('#app/picture/gallery/gallery-section.tsx')).GallerySection,
)

/** To save and share a place, in its head. */
function PlaceTools({ place: { kind, slug, name, country } }: { place: PlacePage }) {
  const { origin } = useSite()
  return (
    <SaveAndShare
      item={`${kind}/${country.tag}/${slug}`}
      name={name}
      address={origin + placeAddress(country.tag, kind, slug)}
    />
  )
}

/** What to do with a place, in its head: see its trips, save and share it. */
export function PlaceWays({ place, trips }: { place: PlacePage; trips: readonly TripCardData[] }) {
  return (
    <div className={styles.tools}>
      {trips.length > 0 && <Button to="#trips">{m.see_trips()}</Button>}
      <PlaceTools place={place} />
    </div>
  )
}

/** The common parts of the pages of a destination and an attraction, from the top and at the end. */
export function PlaceFrame({ place, trips, trail, facts, sleepsIn, children }: PlaceFrameProps) {
  const { name, country, region, season } = place
  return (
    <main id="main">
      <PlaceHead
        place={place}
        trail={trail}
        facts={facts}
        tools={<PlaceWays place={place} trips={trips} />}
      />
      <PlaceEssay place={place} />
      {place.gallery && <LateGallery gallery={place.gallery} name={name} />}
      <FittingTrips title={m.place_trips()} trips={trips} inCountry>
        <MoreLink to={links.trips({ fcountry: [country.tag] })}>
          {m.country_all_trips({ country: country.name })}
        </MoreLink>
      </FittingTrips>
      {season && <PlaceSeason place={name} season={season} />}
      {children}
      <AskAboutPlace place={place} sleepsIn={sleepsIn} />
      <ReadNext
        title={m.place_next()}
        country={country}
        places={place.next}
        region={region}
        words={place.words.filter(({ vocabulary }) => vocabulary === 'interest')}
      />
    </main>
  )
}
