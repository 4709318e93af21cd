import type { ReactNode } from 'react'
import { dateOfDay } from '#app/features/proposal/pace/pace.ts'
import { partyInWords } from '#app/features/traveller/proposal/change-words.ts'
import { dayRange } from '#app/features/traveller/proposal/proposal-dates.ts'
import { m } from '#app/paraglide/messages.js'
import { formatDay } from '#app/text/figures.ts'
import { dayHead, dayLines, dayTitle, type FileTrip } from './file-trip.ts'
import { PrintedMap } from './printed-map.tsx'
import { TripPrice } from './trip-page-price.tsx'
import { TRIP_PAGE_STYLES } from './trip-page-styles.ts'

/** Highlights the current day, by the device's date. */
export const TODAY_SCRIPT = `(()=>{const d=new Date(),t=[d.getFullYear(),d.getMonth()+1,d.getDate()].map(n=>String(n).padStart(2,'0')).join('-'),e=document.querySelector('[data-date="'+t+'"]'),a=document.getElementById('today');if(e&&a){e.setAttribute('aria-current','date');a.href='#'+e.id;a.hidden=false}})()`

interface TripPageProps {
  trip: FileTrip
  /** Pictures as data URLs: of the whole trip, and by index of the day. */
  pictures: { whole: string | null; days: readonly (string | null)[] }
  /** The @font-face rules. */
  faces: string
  /** Content Security Policy, which forbids all requests. */
  policy: string
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

function Day({ trip, index, picture }: { trip: FileTrip; index: number; picture: string | null }) {
  const { content, facts, sky } = trip
  const day = content.days[index]
  if (!day) return null
  const light = sky[index]
  return (
    <li className="day" id={`day-${index + 1}`} data-date={dateOfDay(content.startsOn, index) ?? undefined}>
      <b aria-hidden="true">{index + 1}</b>
      <div>
        <p className="quiet">
          {m.itinerary_day({ number: index + 1 })}, {dayHead(trip, index)}
          {light?.sunrise && light.sunset && (
            <small>
              {' · '}
              {m.file_light({ rise: light.sunrise, set: light.sunset })}
            </small>
          )}
        </p>
        <h3>{dayTitle(day, facts)}</h3>
        {day.story !== '' && <p className="story">{day.story}</p>}
        <ul className="lines">
          {dayLines(day, facts).map(({ at, what }) => (
            <li key={what}>
              <b>{at}</b>
              <span>{what}</span>
            </li>
          ))}
        </ul>
        {picture && <img src={picture} alt="" />}
      </div>
    </li>
  )
}

/** The trip as one HTML document that works offline, prints well and loads nothing. */
export function TripPage({ trip, pictures, faces, policy }: TripPageProps) {
  const { content, title, number, now, map, numbers } = trip
  const { startsOn, days, locale } = content
  const endsOn = dateOfDay(startsOn, days.length - 1)
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="Content-Security-Policy" content={policy} />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own sheet */}
        <style dangerouslySetInnerHTML={{ __html: faces + TRIP_PAGE_STYLES }} />
      </head>
      <body>
        <header>
          <h1>{title}</h1>
          <p>
            {startsOn && endsOn ? dayRange(startsOn, endsOn) : m.proposal_dates_open()},{' '}
            {partyInWords(content)}
          </p>
          <p className="quiet">
            {m.file_saved({ number, day: formatDay(now.toISOString().slice(0, 10), locale) })}
          </p>
        </header>
        <nav aria-label={m.proposal_parts()}>
          <a id="today" href="#days" hidden>
            {m.file_today()}
          </a>
          <a href="#days">{m.proposal_part_days()}</a>
          {map && <a href="#map">{m.file_map()}</a>}
          {numbers.length > 0 && <a href="#numbers">{m.file_numbers()}</a>}
          <a href="#price">{m.proposal_part_price()}</a>
        </nav>
        <main>
          {pictures.whole && <img src={pictures.whole} alt="" />}
          <Part id="days" title={m.proposal_days()}>
            <ol>
              {days.map((day, i) => (
                <Day key={day.id} trip={trip} index={i} picture={pictures.days[i] ?? null} />
              ))}
            </ol>
          </Part>
          {map && (
            <Part id="map" title={m.file_map()}>
              <div className="map">
                <PrintedMap
                  map={map}
                  label={m.itinerary_map({ places: map.places.map(({ name }) => name).join(', ') })}
                />
              </div>
            </Part>
          )}
          {numbers.length > 0 && (
            <Part id="numbers" title={m.file_numbers()}>
              <dl>
                {numbers.map(({ name, phone }) => (
                  <div key={name + phone}>
                    <dt>{name}</dt>
                    <dd>
                      <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
                    </dd>
                  </div>
                ))}
              </dl>
            </Part>
          )}
          <Part id="price" title={m.proposal_part_price()}>
            <TripPrice trip={trip} />
          </Part>
        </main>
        <footer>
          <p>{m.file_foot()}</p>
        </footer>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, which the policy names */}
        <script dangerouslySetInnerHTML={{ __html: TODAY_SCRIPT }} />
      </body>
    </html>
  )
}
