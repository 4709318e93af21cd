import { useId, useState } from 'react'
import { randomId } from '#app/client/random-id.ts'
import { TypedInput, typedAmount, typedCount } from '#app/features/office/desk/typed-input.tsx'
import { m } from '#app/paraglide/messages.js'
import { writeAmount } from '#app/text/typed-amount.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { Alternative, ProposalContent } from '#database/values/proposal-content.ts'
import styles from './alternative-list.module.css'
import { CataloguePick } from './catalogue-pick.tsx'

/** Edits the alternatives of a line: `hotel:{day}` or `activity:{id}`, as in `linesOf`. */

/** More would be too many to compare. */
export const MOST_ALTERNATIVES = 4

function changed(
  content: ProposalContent,
  line: string,
  change: (before: Alternative[]) => Alternative[],
): ProposalContent {
  return {
    ...content,
    days: content.days.map(day => ({
      ...day,
      hotel:
        day.hotel && line === `hotel:${day.id}`
          ? { ...day.hotel, alternatives: change(day.hotel.alternatives) }
          : day.hotel,
      activities: day.activities.map(activity =>
        line === `activity:${activity.id}`
          ? { ...activity, alternatives: change(activity.alternatives) }
          : activity,
      ),
    })),
  }
}

/** Adds a hotel or tour, with what it adds to the price if that is known; at most four. */
export function addAlternative(
  content: ProposalContent,
  line: string,
  { key, name }: Pick<Alternative, 'key' | 'name'>,
  priceDeltaMinor: number | null = null,
): ProposalContent {
  const id = `alt-${randomId().slice(0, 8)}`
  const added = { id, key, name, priceDeltaMinor, minutesDelta: 0, why: '' }
  return changed(content, line, before => (before.length < MOST_ALTERNATIVES ? [...before, added] : before))
}

export function changeAlternative(
  content: ProposalContent,
  line: string,
  id: string,
  change: Partial<Omit<Alternative, 'id'>>,
): ProposalContent {
  return changed(content, line, before =>
    before.map(each => (each.id === id ? { ...each, ...change } : each)),
  )
}

export function removeAlternative(content: ProposalContent, line: string, id: string): ProposalContent {
  return changed(content, line, before => before.filter(each => each.id !== id))
}

/** Upper limit of the extra driving time. */
const MOST_MINUTES = 600

interface OfferProps {
  /** `hotel:{day}` or `activity:{id}`. */
  line: string
  /** The item that they replace. */
  item: { key: string | null; name: string; alternatives: readonly Alternative[] }
  country: string
  /** Index of the day. */
  at: number
  content: ProposalContent
  /** Called with the changed draft and a description of the change. */
  onChange: (content: ProposalContent, what: string) => void
}

/** Offers something instead of a hotel or a tour: a sign beside it. */
export function OfferInstead({ line, item, country, at, content, onChange }: OfferProps) {
  const [isPicking, setPicking] = useState(false)
  const isHotel = line.startsWith('hotel:')
  if (item.alternatives.length >= MOST_ALTERNATIVES) return null
  return (
    <>
      <button
        type="button"
        className={styles.offer}
        aria-label={m.office_instead_offer({ name: item.name })}
        title={m.office_instead_offer({ name: item.name })}
        onClick={() => setPicking(true)}
      >
        {isHotel && <Icon name="bed" size="xs" />}
        <Icon name="arrows-down-up" size="xs" />
      </button>
      {isPicking && (
        <CataloguePick
          kind={isHotel ? 'hotel' : 'tour'}
          country={country}
          content={content}
          at={at}
          instead={item.key}
          onClose={() => setPicking(false)}
          onPick={(picked, choices) => {
            setPicking(false)
            const now = choices.find(({ key }) => key === item.key)?.priceMinor ?? null
            const more = now === null || picked.priceMinor === null ? null : picked.priceMinor - now
            onChange(addAlternative(content, line, picked, more), m.office_did_add({ name: picked.name }))
          }}
        />
      )}
    </>
  )
}

/** Alternatives to a hotel or tour: the difference in price, and why a traveller would choose it. */
export function AlternativeList({ line, item, content, onChange }: Omit<OfferProps, 'country' | 'at'>) {
  const { name, alternatives } = item
  if (alternatives.length === 0) return null
  return (
    <details className={styles.alternatives}>
      <summary>{m.office_alternatives({ name, count: alternatives.length })}</summary>
      <ul>
        {alternatives.map(each => (
          <li key={each.id}>
            <AlternativeRow
              alternative={each}
              currency={content.currency}
              onChange={change => onChange(changeAlternative(content, line, each.id, change), '')}
              onRemove={() =>
                onChange(removeAlternative(content, line, each.id), m.office_did_remove({ name: each.name }))
              }
            />
          </li>
        ))}
      </ul>
    </details>
  )
}

interface AlternativeRowProps {
  currency: string
  alternative: Alternative
  onChange: (change: Partial<Omit<Alternative, 'id'>>) => void
  onRemove: () => void
}

function AlternativeRow({ alternative, currency, onChange, onRemove }: AlternativeRowProps) {
  const { name, priceDeltaMinor, minutesDelta, why } = alternative
  const id = useId()
  return (
    <div className={styles.row}>
      <b>{name}</b>
      <label htmlFor={`${id}-price`}>
        {m.office_alternative_price()}
        <TypedInput
          id={`${id}-price`}
          inputMode="decimal"
          value={priceDeltaMinor}
          write={minor => writeAmount(minor, currency)}
          read={text => typedAmount(text, currency)}
          aria-label={`${name}: ${m.office_alternative_price()}`}
          onValue={minor => onChange({ priceDeltaMinor: minor })}
        />
      </label>
      <label htmlFor={`${id}-minutes`}>
        {m.office_alternative_minutes()}
        <TypedInput
          id={`${id}-minutes`}
          type="number"
          min={-MOST_MINUTES}
          max={MOST_MINUTES}
          value={minutesDelta}
          write={String}
          read={text => typedCount(text, -MOST_MINUTES, MOST_MINUTES)}
          aria-label={`${name}: ${m.office_alternative_minutes()}`}
          onValue={minutes => onChange({ minutesDelta: minutes })}
        />
      </label>
      <label className={styles.why}>
        {m.office_alternative_why()}
        <input
          value={why}
          maxLength={300}
          aria-label={`${name}: ${m.office_alternative_why()}`}
          onChange={event => onChange({ why: event.target.value })}
        />
      </label>
      <button type="button" aria-label={m.office_remove({ name })} onClick={onRemove}>
        <Icon name="x-bold" size="xs" />
      </button>
    </div>
  )
}
