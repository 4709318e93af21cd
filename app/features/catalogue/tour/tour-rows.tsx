import type { ReactNode } from 'react'
import styles from '#app/features/catalogue/list/table-row.module.css'
import { TALL_ON_A_PHONE, TableHead, TableRow } from '#app/features/catalogue/list/table-row.tsx'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { PhotoCount } from '#app/picture/gallery/photo-count.tsx'
import { PictureGallery } from '#app/picture/gallery/picture-gallery.tsx'
import { PictureFrame } from '#app/picture/picture-frame.tsx'
import { Display } from '#app/ui/display.tsx'
import { FoldPart, FoldParts } from '#app/ui/fold-parts.tsx'
import { ItemRow } from '#app/ui/item-row.tsx'
import { MoreLink } from '#app/ui/more-link.tsx'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import own from './tour-rows.module.css'
import type { NamedPlace, TourRowData, WholeTour } from './tour-schema.ts'

interface TourInsideProps {
  tour: TourRowData
  /** Address of the page, sent with a question. */
  url: string
}

/** Details of a tour: everything on the page of its type, elsewhere an excerpt with a link. */
function TourInside({ tour, url }: TourInsideProps) {
  const { key, country, type, name, lead, languages, includes, trips, whole, gallery } = tour
  return (
    <>
      {gallery && (
        <div className={own.gallery}>
          <PictureGallery gallery={gallery} name={name} sizes="(width >= 64rem) 40rem, 100vw" />
        </div>
      )}
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
        <FoldPart title={m.trip_included()} items={includes} />
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
    </>
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
  const { bring, rules, ageRules, pickup, dropoff, related } = whole
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

interface TourRowProps {
  tour: TourRowData
  /** A control beside the row. */
  tool?: ReactNode
}

/** The columns of a list of tours. */
function tourColumns() {
  return [
    { label: m.tour_lasts() },
    { label: m.tour_starts_at() },
    { label: m.tour_effort() },
    { label: m.tour_each(), right: true },
  ]
}

/** A guided tour in a list, with expandable details. */
function TourRow({ tour, tool }: TourRowProps) {
  const { key, name, line, picture, gallery, place, length, times, effort, price } = tour
  const costs = price?.text ?? m.list_price_asked()
  const [lasts, starts, effortColumn, each] = tourColumns()
  const start = new Intl.ListFormat(getLocale(), { type: 'disjunction' }).format(times)
  // With several start times they need their own line; on a phone each stays unbroken.
  const lengthAndStart = times.length === 1 ? [m.tour_length_from({ length, time: start })] : [length, start]
  return (
    <ItemRow
      id={key}
      group="tour"
      className={styles.item}
      summaryClass={styles.row}
      tool={tool}
      summary={
        <TableRow
          picture={
            <PictureFrame
              picture={picture}
              ratio="4x3"
              cuts={TALL_ON_A_PHONE}
              sizes="(width >= 64rem) 11rem, 7rem"
              decorative
              className={styles.picture}
            />
          }
          kicker={
            <>
              {place.name} <PhotoCount gallery={gallery} />
            </>
          }
          name={name}
          title={
            <Display as="h2" size={30}>
              {name}
            </Display>
          }
          line={line}
          cells={[
            { label: lasts?.label ?? '', value: length },
            { label: starts?.label ?? '', value: times.join(', ') },
            { label: effortColumn?.label ?? '', value: effort.word, note: effort.why },
            { label: each?.label ?? '', value: price ? <b>{costs}</b> : costs, right: true },
          ]}
          brief={[...lengthAndStart, effort.word]}
          kept={price ? m.tour_card_price({ price: price.text }) : costs}
          more={{ closed: m.hotel_more(), opened: m.hotel_close() }}
        />
      }
    >
      <TourInside tour={tour} url={links.tours(tour.country, {}, `#${key}`)} />
    </ItemRow>
  )
}

interface TourRowsProps {
  tours: readonly TourRowData[]
  /** A control beside each row. */
  tool: (tour: TourRowData) => ReactNode
}

/** Guided tours as a table with column headings. */
export function TourRows({ tours, tool }: TourRowsProps) {
  return (
    <div className={styles.tours}>
      <TableHead first={m.tour_what()} cells={tourColumns()} />
      <ul>
        {tours.map(tour => (
          <li key={tour.key}>
            <TourRow tour={tour} tool={tool(tour)} />
          </li>
        ))}
      </ul>
    </div>
  )
}
