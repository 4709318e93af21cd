import { useState } from 'react'
import { Form } from 'react-router'
import { travelNames } from '#app/features/trip/itinerary/travel-words.ts'
import { links } from '#app/links.ts'
import type { MapWay, PlaceEntry } from '#app/map/explorer/explorer-schema.ts'
import { m } from '#app/paraglide/messages.js'
import { formatMinutes } from '#app/text/figures.ts'
import { Display } from '#app/ui/display.tsx'
import { MoreLink } from '#app/ui/more-link.tsx'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import styles from './place-tools.module.css'
import type { WayBetween } from './ways-between.ts'

interface WayFormProps {
  tag: string
  /** Places with known transfers. */
  places: readonly PlaceEntry[]
  from: string | undefined
  to: string | undefined
  way: WayBetween | null
  onChoose: (from: string, to: string) => void
}

/** Form for two places, with the travel time between them; both are in the address. */
export function WayForm({ tag, places, from = '', to = '', way, onChoose }: WayFormProps) {
  const options = places.toSorted((a, b) => a.name.localeCompare(b.name))
  // A choice shows at once; the address, which may change independently, overrides it.
  const [chosen, setChosen] = useState({ from, to })
  const [arrived, setArrived] = useState({ from, to })
  if (arrived.from !== from || arrived.to !== to) {
    setArrived({ from, to })
    setChosen({ from, to })
  }
  function choose(next: typeof chosen): void {
    setChosen(next)
    onChoose(next.from, next.to)
  }
  const ends = [
    { name: 'place', end: 'from', label: m.explorer_way_from() },
    { name: 'to', end: 'to', label: m.explorer_way_to() },
  ] as const
  return (
    <section className={styles.way} aria-labelledby="way-between">
      <Display as="h2" size={24} id="way-between">
        {m.explorer_way()}
      </Display>
      <Form action={links.countryMap(tag)} className={styles.ends}>
        {ends.map(({ name, end, label }) => (
          <SelectField
            key={name}
            name={name}
            label={label}
            value={chosen[end]}
            onChange={event => choose({ ...chosen, [end]: event.target.value })}
          >
            <option value="">{m.explorer_way_choose()}</option>
            {options.map(option => (
              <option key={option.key} value={option.key}>
                {option.name}
              </option>
            ))}
          </SelectField>
        ))}
        <noscript>
          <SecondaryButton type="submit">{m.explorer_way_show()}</SecondaryButton>
        </noscript>
      </Form>
      <div aria-live="polite">
        {from !== '' && to !== '' && from !== to && (
          <WayFound way={way} tag={tag} ends={[from, to]} nameOf={nameOf(places)} />
        )}
      </div>
    </section>
  )
}

function nameOf(places: readonly PlaceEntry[]) {
  return (key: string) => places.find(place => place.key === key)?.name ?? key
}

interface WayFoundProps extends Pick<WayFormProps, 'way' | 'tag'> {
  ends: readonly [from: string, to: string]
  nameOf: (key: string) => string
}

function WayFound({ way, tag, ends: [from, to], nameOf }: WayFoundProps) {
  if (!way) return <p>{m.explorer_way_none()}</p>
  const { hops, minutes, kilometres } = way
  return (
    <>
      <p className={styles.sum}>
        {formatMinutes(minutes)} · {m.explorer_kilometres({ count: kilometres })}
      </p>
      <ol className={styles.hops}>
        {hops.map(hop => (
          <li key={hop.number}>
            {nameOf(hop.from)} → {nameOf(hop.to)}: {hopInWords(hop)}
          </li>
        ))}
      </ol>
      {hops.some(({ modes }) => modes.includes('air')) && <p>{m.explorer_way_air()}</p>}
      <MoreLink
        to={links.ask({
          country: tag,
          url: links.countryMap(tag, from, to),
          message: m.explorer_way_ask_message({ from: nameOf(from), to: nameOf(to) }),
        })}
        data-ask=""
      >
        {m.explorer_way_ask()}
      </MoreLink>
    </>
  )
}

function hopInWords({ minutes, kilometres, modes }: MapWay): string {
  const names = travelNames()
  const ways = modes.map(mode => names[mode]).join(' + ')
  return [formatMinutes(minutes), m.explorer_kilometres({ count: Math.round(kilometres) }), ways].join(' · ')
}
