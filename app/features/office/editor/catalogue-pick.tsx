import { useQuery } from '@tanstack/react-query'
import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { apiLocale } from '#app/client/api-client/calls.ts'
import { privateQuery } from '#app/client/private-data/private-query.ts'
import { money } from '#app/features/office/plan-page/plan-words.ts'
import { dateOfDay } from '#app/features/proposal/proposal/pace.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { formatKilometres } from '#app/text/figures.ts'
import { hasWords } from '#app/text/plain-letters.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { Display } from '#app/ui/display.tsx'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { ProposalContent } from '#database/values/proposal-content.ts'
import styles from './catalogue-pick.module.css'
import type { Choice } from './draft-schema.ts'

/** The selection: an item of the catalogue, or a name typed by the planner (`key` is null). */
export interface Picked {
  key: string | null
  name: string
  /** For the party, in minor units; null if unknown. */
  priceMinor: number | null
  minutes: number | null
}

interface CataloguePickProps {
  kind: 'hotel' | 'tour' | 'place'
  country: string
  content: ProposalContent
  /** Index of the day that it is for. */
  at: number
  /** Key of what it takes the place of, which is not offered again. */
  instead?: string | null
  onPick: (picked: Picked, choices: readonly Choice[]) => void
  onClose: () => void
}

const titles = { hotel: m.office_pick_hotel, tour: m.office_pick_tour, place: m.office_pick_place }

/** Whether a choice has every word that was typed, in its name, its place or its class. */
function matches({ name, place, class: kind }: Choice, words: string): boolean {
  return hasWords(`${name} ${place.name} ${kind}`, words)
}

function useChoices({ kind, country, content, at }: CataloguePickProps) {
  const { days, startsOn, adults, childAges, currency } = content
  const date = dateOfDay(startsOn, Math.min(at, days.length))
  const near = days[Math.min(at, days.length - 1)]?.place
  return useQuery(
    privateQuery('GET /api/admin/choice', {
      query: {
        ...{ kind, country, currency, locale: apiLocale(), adults: String(adults) },
        ...(near && { near }),
        ...(date && { date }),
        ...(childAges.length > 0 && { childAges: childAges.join(',') }),
      },
    }),
  )
}

function whereWords({ kilometres }: Choice): string {
  if (kilometres === null) return ''
  if (kilometres === 0) return m.office_pick_here()
  return m.office_pick_near({ kilometres: formatKilometres(kilometres, getLocale()) })
}

function priceWords({ priceMinor }: Choice, kind: CataloguePickProps['kind'], currency: string): string {
  if (kind === 'place') return ''
  if (priceMinor === null) return m.office_price_unknown()
  const sum = money(priceMinor, currency)
  return kind === 'hotel' ? m.office_pick_night({ sum }) : m.office_pick_for_all({ sum })
}

/** Moves the focus among the choices and the search field. */
function onArrow(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (step === 0) return
  event.preventDefault()
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, li button')]
  const at = stops.indexOf(document.activeElement as HTMLElement)
  stops[Math.min(stops.length - 1, Math.max(0, at + step))]?.focus()
}

/**
 * Searches the houses, tours and places of a country, the nearest to the day first; what does not fit stands below a line
 * with the reason. A place must be in the catalogue; houses and tours may be free text.
 */
export function CataloguePick(props: CataloguePickProps) {
  const { kind, content, instead, onPick, onClose } = props
  const { data: all = [], isPending } = useChoices(props)
  const [words, setWords] = useState('')
  const titleId = useId()
  const form = useRef<HTMLFormElement>(null)
  const choices = all.filter(({ key }) => key !== instead)
  const found = choices.filter(each => matches(each, words.trim()))
  const fit = found.filter(({ unfit }) => unfit === null)
  const unfit = found.filter(each => each.unfit !== null)
  const pick = ({ key, name, priceMinor, minutes }: Choice) => onPick({ key, name, priceMinor, minutes }, all)
  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    const own = words.trim()
    const [first] = found
    if (first && own) pick(first)
    else if (own && kind !== 'place') onPick({ key: null, name: own, priceMinor: null, minutes: null }, all)
  }
  function list(choicesOf: readonly Choice[]) {
    return (
      <ul>
        {choicesOf.map(each => (
          <li key={each.key}>
            <button type="button" onClick={() => pick(each)}>
              <b>{each.name}</b>
              <span>{priceWords(each, kind, content.currency)}</span>
              <small>{[each.place.name, whereWords(each), each.class].filter(Boolean).join(' · ')}</small>
              {each.unfit && <small className={styles.why}>{each.unfit.words}</small>}
            </button>
          </li>
        ))}
      </ul>
    )
  }
  return (
    <Dialog open onClose={onClose} labelledBy={titleId} className={styles.sheet}>
      <form ref={form} className={styles.pick} onSubmit={onSubmit} onKeyDown={onArrow}>
        <Display size={24} id={titleId}>
          {titles[kind]()}
        </Display>
        <TextField
          label={m.office_pick_search()}
          value={words}
          maxLength={200}
          autoComplete="off"
          onChange={event => setWords(event.target.value)}
        />
        <div className={styles.lists}>
          {list(fit)}
          {unfit.length > 0 && (
            <>
              <p className={styles.unfit}>
                {kind === 'place' ? m.office_pick_unfit_place() : m.office_pick_unfit()}
              </p>
              {list(unfit)}
            </>
          )}
        </div>
        {!isPending && found.length === 0 && <p>{m.office_pick_none()}</p>}
        {kind !== 'place' && words.trim() !== '' && found.length === 0 && (
          <SecondaryButton size="sm" type="submit">
            {m.office_pick_own({ name: words.trim() })}
          </SecondaryButton>
        )}
      </form>
    </Dialog>
  )
}
