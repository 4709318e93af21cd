import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { FoldPart, FoldParts } from '#app/ui/fold-parts.tsx'
import { MoreLink } from '#app/ui/more-link.tsx'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import type { NamedPlace, TourRowData, WholeTour } from './tour-schema.ts'

interface TourInsideProps {
  tour: TourRowData
  /** Address of the page, sent with a question. */
  url: string
}

/** Details of a tour: everything on the page of its type, elsewhere an excerpt with a link. */
export function TourInside({ tour, url }: TourInsideProps) {
  const { key, country, type, name, lead, languages, trips, whole } = tour
  return (
    <FoldParts
      lead={lead}
      body={whole?.body ?? []}
      after={
        <>
          {!whole && type && (
            <MoreLink to={links.tourType(country, type, `#${key}`)}>{m.tour_whole()}</MoreLink>
          )}
          <SecondaryButton
            to={links.ask({ country, url, message: m.catalogue_ask_message({ name }) })}
            data-ask
            size="sm"
            icon="chat-circle-text"
          >
            {m.catalogue_ask()}
          </SecondaryButton>
        </>
      }
    >
      <FoldPart title={m.tour_when()} items={whenOf(tour)} />
      <FoldPart title={m.hotel_languages()} items={[languages.join(', ')]} />
      {whole && <Whole tour={tour} whole={whole} />}
      <FoldPart
        title={m.tour_trips()}
        items={trips.map(trip => (
          <TextLink key={trip.key} to={links.trip(trip.country, trip.key)}>
            {trip.title}
          </TextLink>
        ))}
      />
    </FoldParts>
  )
}

function whenOf({ times, months, minimumAge }: TourRowData): string[] {
  return [
    ...(times.length > 0 ? [m.tour_starts({ times: times.join(', ') })] : []),
    months ? m.tour_goes({ months }) : m.list_all_year(),
    ...(minimumAge === null ? [] : [m.tour_minimum_age({ age: minimumAge })]),
  ]
}

function Whole({ tour: { country, place }, whole }: { tour: TourRowData; whole: WholeTour }) {
  const { includes, bring, rules, ageRules, pickup, dropoff, related } = whole
  const toPlace = ({ slug, name }: NamedPlace) => (
    <TextLink key={slug} to={links.destination(country, slug)}>
      {name}
    </TextLink>
  )
  return (
    <>
      <FoldPart title={m.tour_where()} items={[toPlace(place)]} />
      <FoldPart title={m.tour_pickup()} items={pickup.map(toPlace)} />
      <FoldPart title={m.tour_dropoff()} items={dropoff.map(toPlace)} />
      <FoldPart title={m.trip_included()} items={includes} />
      <FoldPart title={m.tour_bring()} items={bring} />
      <FoldPart title={m.tour_rules()} items={rules} />
      <FoldPart
        title={m.tour_age_rules()}
        items={ageRules.map(({ who, rule }) => (
          <>
            <b>{who}.</b> {rule}
          </>
        ))}
      />
      <FoldPart
        title={m.tour_related()}
        items={related.map(other => (
          <TextLink key={other.key} to={links.tours(country, {}, `#${other.key}`)}>
            {other.name}
          </TextLink>
        ))}
      />
    </>
  )
}
