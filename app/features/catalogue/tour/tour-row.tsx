import type { ReactNode } from 'react'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { PictureFrame } from '#app/picture/picture-frame.tsx'
import { FoldPart, FoldParts } from '#app/ui/fold-parts.tsx'
import { FoldRow } from '#app/ui/fold-row.tsx'
import type { IconName } from '#app/ui/icons.ts'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { Text } from '#app/ui/text.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import type { NamedPlace, TourRowData } from './tour-schema.ts'

interface TourRowProps {
  tour: TourRowData
  lit?: boolean
  /** A control beside the row. */
  tool?: ReactNode
}

/** A guided day in a list; all that is to be known of it opens under it. */
export function TourRow({ tour, lit, tool }: TourRowProps) {
  const { key, name, line, lead, body, picture, place, price } = tour
  return (
    <FoldRow
      id={key}
      picture={<PictureFrame picture={picture} ratio="4x3" sizes="(width >= 64rem) 14rem, 8rem" decorative />}
      kicker={place.name}
      title={name}
      line={line}
      facts={factsOf(tour)}
      figure={
        price ? (
          <>
            <Text as="b" size="lead">
              {price.text}
            </Text>{' '}
            <Text as="span" size="fine">
              {m.tour_per_person()}
            </Text>
          </>
        ) : (
          <Text as="span" size="small">
            {m.trip_card_on_request()}
          </Text>
        )
      }
      more={m.tour_more()}
      lit={lit}
      tool={tool}
    >
      <FoldParts lead={lead} body={body}>
        <TourAside tour={tour} />
      </FoldParts>
    </FoldRow>
  )
}

function factsOf({
  length,
  times,
  level,
  languages,
  months,
}: TourRowData): { icon: IconName; text: string }[] {
  const [first] = times
  return [
    { icon: 'clock', text: first ? m.tour_length_from({ length, time: first }) : length },
    { icon: 'footprints', text: level },
    { icon: 'chat-circle-text', text: languages.join(', ') },
    ...(months ? [{ icon: 'calendar-blank' as const, text: months }] : []),
  ]
}

function TourAside({ tour }: { tour: TourRowData }) {
  const { key, country, name, place, includes, bring, rules, related, trips } = tour
  const toPlace = ({ slug, name: placeName }: NamedPlace) => (
    <TextLink key={slug} to={links.destination(country, slug)}>
      {placeName}
    </TextLink>
  )
  return (
    <>
      <FoldPart title={m.tour_when()} items={whenOf(tour)} />
      <FoldPart title={m.tour_where()} items={[toPlace(place)]} />
      <FoldPart title={m.tour_pickup()} items={tour.pickup.map(toPlace)} />
      <FoldPart title={m.tour_dropoff()} items={tour.dropoff.map(toPlace)} />
      <FoldPart title={m.trip_included()} items={includes} />
      <FoldPart title={m.tour_bring()} items={bring} />
      <FoldPart title={m.tour_rules()} items={rules} />
      <FoldPart
        title={m.tour_trips()}
        items={trips.map(trip => (
          <TextLink key={trip.key} to={links.trip(trip.country, trip.key)}>
            {trip.title}
          </TextLink>
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
      <SecondaryButton
        to={links.ask({
          country,
          url: links.tours(country, {}, `#${key}`),
          message: m.catalogue_ask_message({ name }),
        })}
        data-ask
        size="sm"
        icon="chat-circle-text"
      >
        {m.catalogue_ask()}
      </SecondaryButton>
    </>
  )
}

function whenOf({ times, months, minimumAge }: TourRowData): string[] {
  return [
    ...(times.length > 0 ? [m.tour_starts({ times: times.join(', ') })] : []),
    months ? m.tour_goes({ months }) : m.tour_all_year(),
    ...(minimumAge === null ? [] : [m.tour_minimum_age({ age: minimumAge })]),
  ]
}
