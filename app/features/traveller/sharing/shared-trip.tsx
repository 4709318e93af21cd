import { addressOf } from '#app/client/api-client/calls.ts'
import { dateOfDay } from '#app/features/proposal/proposal/pace.ts'
import { priceEach } from '#app/features/proposal/proposal/sums.ts'
import type { SharedProposal } from '#app/features/proposal/share/share-schema.ts'
import { Sky } from '#app/features/traveller/figures/sky.tsx'
import styles from '#app/features/traveller/files/file-list.module.css'
import { filesOf } from '#app/features/traveller/files/file-trip.ts'
import { partyInWords } from '#app/features/traveller/proposal/change-words.ts'
import { DayFacts } from '#app/features/traveller/proposal/day-facts.tsx'
import { dayAndMonth, dayRange, longDay } from '#app/features/traveller/proposal/proposal-days.ts'
import { moneyOf, totalInWords } from '#app/features/traveller/proposal/total-words.ts'
import { travelNames } from '#app/features/trip/itinerary/travel-words.ts'
import { RouteMap } from '#app/map/route-map.tsx'
import { m } from '#app/paraglide/messages.js'
import { PictureFrame } from '#app/picture/picture-frame.tsx'
import { Display } from '#app/ui/display.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Section } from '#app/ui/section.tsx'
import { Text } from '#app/ui/text.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import own from './shared-trip.module.css'
import dayStyles from './shared-trip.module.css'

interface SharedTripProps {
  trip: SharedProposal
  /** Key of the share link. */
  shareKey: string
}

/** A proposal as readers of its share link see it: days, map, sky and total price. */
export function SharedTrip({ trip, shareKey }: SharedTripProps) {
  const { content, facts, sky } = trip
  return (
    <div>
      <SharedHead trip={trip} />
      <Wrap>
        <p className={own.note}>{m.share_read_only()}</p>
      </Wrap>
      <SharedDays trip={trip} />
      <Sky content={content} facts={facts} sky={sky} />
      <Section rhythm="tight" id="price">
        <Wrap className={own.two}>
          <Price trip={trip} />
          <Files trip={trip} shareKey={shareKey} />
        </Wrap>
      </Section>
    </div>
  )
}

function SharedHead({
  trip: { content, title, number, sentTs, isAccepted, poster },
}: {
  trip: SharedProposal
}) {
  const { startsOn, days } = content
  const endsOn = dateOfDay(startsOn, days.length - 1)
  return (
    <header className={`${own.head} on-sky`}>
      <Wrap className={own.in}>
        <div>
          <p className={own.facts}>
            <span>{startsOn && endsOn ? dayRange(startsOn, endsOn) : m.proposal_dates_open()}</span>
            <span>{partyInWords(content)}</span>
          </p>
          {/* The planner's text is in the travellers' language, whatever the language of the page. */}
          <Display as="h1" size={96} lang={content.locale}>
            {title}
          </Display>
          <Text className={own.draft}>
            {isAccepted ? m.share_accepted() : m.share_sent_on({ number, day: dayAndMonth(sentTs) })}
          </Text>
        </div>
        <PictureFrame picture={poster} ratio="4x3" sizes="26rem" decorative priority className={own.poster} />
      </Wrap>
    </header>
  )
}

function Price({ trip: { content } }: { trip: SharedProposal }) {
  const each = priceEach(content)
  return (
    <div className={own.price}>
      <Display size={44}>{m.proposal_part_price()}</Display>
      <Display as="p" size={64}>
        {totalInWords(content)}
      </Display>
      <Text>
        {each === null ? m.share_price_open() : m.share_price_lead({ each: moneyOf(each, content.currency) })}
      </Text>
      {content.notIncluded.length > 0 && (
        <>
          <Display as="h3" size={20}>
            {m.proposal_not_in_price()}
          </Display>
          <ul lang={content.locale}>
            {content.notIncluded.map(line => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

function Files({ trip: { content, map }, shareKey }: SharedTripProps) {
  const files = filesOf({ hasDates: content.startsOn !== null, hasMap: map !== null })
  return (
    <div className={`${styles.part} ${own.files}`}>
      <Display as="h3" size={24}>
        {m.file_title()}
      </Display>
      <ul className={styles.files}>
        {files.map(({ format, icon, name, note }) => (
          <li key={format}>
            <a
              href={addressOf('GET /api/public/shared/{key}/file/{format}', {
                path: { key: shareKey, format },
              })}
              download
            >
              <Icon name={icon} />
              <span>
                <b>{name()}</b>
                <small>{note()}</small>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

function SharedDay({ trip, index }: { trip: SharedProposal; index: number }) {
  const { content, facts, pictures } = trip
  const day = content.days[index]
  if (!day) return null
  const date = dateOfDay(content.startsOn, index)
  const place = facts.places[day.place]?.name ?? day.place
  const picture = pictures[index]
  return (
    <li className={dayStyles.day}>
      <b className={dayStyles.disc} aria-hidden="true">
        {index + 1}
      </b>
      <article>
        <p className={dayStyles.when}>
          <b>{m.itinerary_day({ number: index + 1 })}</b>
          <span>{place}</span>
          {date && <span>{longDay(date)}</span>}
        </p>
        <Display as="h3" size={24} lang={content.locale}>
          {day.title || place}
        </Display>
        {picture && (
          <PictureFrame
            picture={picture}
            ratio="21x9"
            sizes="40rem"
            decorative
            className={dayStyles.picture}
          />
        )}
        {day.story !== '' && (
          <Text className={dayStyles.story} lang={content.locale}>
            {day.story}
          </Text>
        )}
        <DayFacts day={day} />
      </article>
    </li>
  )
}

/** The read-only days, beside their map. */
function SharedDays({ trip }: { trip: SharedProposal }) {
  const { content, map } = trip
  return (
    <Section rhythm="tight" id="days">
      <Wrap>
        <Display size={64}>{m.proposal_days()}</Display>
        <div className={dayStyles.two}>
          <ol className={dayStyles.days}>
            {content.days.map((day, i) => (
              <SharedDay key={day.id} trip={trip} index={i} />
            ))}
          </ol>
          {map && (
            <RouteMap
              data={map}
              labels={{
                ...travelNames(),
                map: m.itinerary_map({ places: map.places.map(({ name }) => name).join(', ') }),
              }}
              className={dayStyles.map ?? ''}
            />
          )}
        </div>
      </Wrap>
    </Section>
  )
}
