import type { ReactNode } from 'react'
import { dateOfDay } from '#app/features/proposal/proposal/pace.ts'
import { totalMinor } from '#app/features/proposal/proposal/sums.ts'
import { partyInWords } from '#app/features/traveller/proposal/change-words.ts'
import { dayAndMonth, dayRange } from '#app/features/traveller/proposal/proposal-days.ts'
import { moneyOf } from '#app/features/traveller/proposal/total-words.ts'
import { m } from '#app/paraglide/messages.js'
import { dayOf } from '#app/text/days.ts'
import { formatDay } from '#app/text/figures.ts'
import { dayHead, dayLines, dayTitle, type FileTrip } from './file-trip.ts'
import { PrintedMap } from './printed-map.tsx'

/** Style sheet embedded in the trip's HTML file, with its own fonts. */
const TRIP_PAGE_STYLES = `
:root{--ink:#0e141d;--red:#ff1200;--paper:#fcf8f2;--white:#fefcf9;--line:#e2dacb;--quiet:#585246;--sky:#e2effb}
*{box-sizing:border-box}
html{background:var(--paper);color:var(--ink);font:400 1.0625rem/1.5 Rosario,"Noto Sans",sans-serif;scroll-padding-top:1rem;-webkit-text-size-adjust:100%}
body{max-width:62rem;margin:0 auto;padding:1.5rem 1.25rem 3rem;overflow-wrap:anywhere}
h1,h2,h3{margin:0;font-family:Phudu,"Noto Sans",sans-serif;font-weight:800;line-height:1.05;text-transform:uppercase;text-wrap:balance}
h1{font-size:clamp(2rem,1.2rem + 4vw,3.5rem)}
h2{padding-bottom:.5rem;border-bottom:2px solid;font-size:1.5rem}
h3{font-size:1.25rem}
p{margin:0}
header{display:grid;gap:.5rem;padding-bottom:1.25rem;border-bottom:2px solid}
.quiet,small{color:var(--quiet)}
small{font-size:.9375rem}
nav{display:flex;flex-wrap:wrap;gap:.5rem;padding-block:1.25rem}
nav a{display:inline-flex;align-items:center;min-height:2.75rem;padding:0 1rem;border:2px solid;border-radius:99px;color:inherit;text-decoration:none}
nav a:hover{background:var(--sky)}
a:focus-visible{outline:3px solid var(--ink);outline-offset:2px}
[hidden]{display:none}
img,svg{display:block;width:100%;height:auto}
section{margin-top:2rem}
.map{max-width:40rem;margin-top:1rem}
.narrow{display:none}
@media screen and (max-width:30rem){.wide{display:none}.narrow{display:inline}}
ol,ul,dl{margin:0;padding:0;list-style:none}
.day{display:grid;grid-template-columns:3rem minmax(0,1fr);gap:.25rem 1rem;padding-block:1.5rem;border-bottom:1px solid var(--line);break-inside:avoid}
.day>b{display:grid;place-items:center;width:2.5rem;height:2.5rem;border-radius:50%;background:var(--ink);color:var(--white);font-variant-numeric:lining-nums}
.day[aria-current]>b{background:var(--red);color:var(--ink)}
.day>div{display:grid;gap:.5rem}
.day img{margin-top:.5rem}
.story{max-width:62ch;white-space:pre-line}
.lines li{display:grid;grid-template-columns:3.5rem minmax(0,1fr);padding-block:.25rem}
.lines b{font-variant-numeric:tabular-nums lining-nums}
.two{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,18rem),1fr));gap:2rem}
dl div{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 1rem;padding-block:.625rem;border-bottom:1px solid var(--line)}
dl .before{display:grid;gap:.125rem}
.before dt{font-weight:700}
dd{margin:0}
dd a{display:inline-flex;align-items:center;min-height:1.75rem;color:inherit;text-decoration-color:var(--red);text-decoration-thickness:2px;text-underline-offset:.2em}
table{width:100%;border-collapse:collapse;font-variant-numeric:tabular-nums lining-nums}
th,td{padding:.5rem .75rem .5rem 0;border-bottom:1px solid var(--line);text-align:left;vertical-align:top;font-weight:400}
th:last-child,td:last-child{padding-right:0;text-align:right;white-space:nowrap}
tfoot th,tfoot td,thead th{font-weight:700}
tr{break-inside:avoid}
footer{margin-top:2rem;color:var(--quiet);font-size:.9375rem}
@media (max-width:30rem){.day{grid-template-columns:minmax(0,1fr)}}
@media print{@page{margin:16mm}html{background:none;font-size:10.5pt}body{max-width:none;padding:0}nav{display:none}.day>b{color:inherit;background:none;border:2px solid}.day img{max-height:45mm;object-fit:cover}h2{break-after:avoid}.map{max-width:130mm;break-inside:avoid}}
@media (forced-colors:active){.day>b{border:2px solid}}
`

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

/** Price lines, exclusions and the cost of cancelling, as tables. */
function TripPrice({ trip: { content, refund } }: { trip: FileTrip }) {
  const { price, currency, notIncluded, adults, childAges } = content
  const money = (minor: number | null) => (minor === null ? m.proposal_unknown() : moneyOf(minor, currency))
  return (
    <>
      <table>
        <tbody>
          {price.map(({ id, what, forWhom, count, unitMinor }) => (
            <tr key={id}>
              <td>
                {what}
                {forWhom !== '' && (
                  <>
                    {' '}
                    <small>{count > 1 ? `${forWhom} × ${count}` : forWhom}</small>
                  </>
                )}
              </td>
              <td>{money(unitMinor === null ? null : unitMinor * count)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              {m.proposal_price_total({ party: m.proposal_for_party({ count: adults + childAges.length }) })}
            </th>
            <td>{money(totalMinor(content))}</td>
          </tr>
        </tfoot>
      </table>
      {notIncluded.length > 0 && (
        <p className="quiet">
          {m.proposal_not_in_price()}: {notIncluded.join(', ')}
        </p>
      )}
      {refund.length > 0 && (
        <section>
          <h3>{m.proposal_refund()}</h3>
          <table>
            <thead>
              <tr>
                <th scope="col">{m.proposal_refund_until()}</th>
                <th scope="col">{m.proposal_refund_cost()}</th>
              </tr>
            </thead>
            <tbody>
              {refund.map(({ until, costMinor }) => (
                <tr key={until ?? 'after'}>
                  <td>{until ? dayAndMonth(until) : m.proposal_refund_after()}</td>
                  <td>{money(costMinor)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </>
  )
}

/** The trip as one HTML document that works offline, prints well and loads nothing. */
export function TripPage({ trip, pictures, faces, policy }: TripPageProps) {
  const { content, title, number, now, map, numbers, before } = trip
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
          <p className="quiet">{m.file_saved({ number, day: formatDay(dayOf(now), locale) })}</p>
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
          {before.length > 0 && (
            <Part id="before" title={m.before_file()}>
              <dl>
                {before.map(({ name, words }) => (
                  <div key={name + words} className="before">
                    <dt>{name}</dt>
                    <dd>{words}</dd>
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
