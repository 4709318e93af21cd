import { useState } from 'react'
import { browserApi } from '#app/client/api-client/api-client.ts'
import { ApiError } from '#app/client/api-client/api-error.ts'
import { keyOf, usePrivateQuery } from '#app/client/private-data/private-query.ts'
import { useLiveRefresh } from '#app/client/private-data/use-live-refresh.ts'
import { ProposalFailed, ProposalWaiting } from '#app/features/traveller/proposal/proposal-states.tsx'
import { m } from '#app/paraglide/messages.js'
import { Avatar } from '#app/ui/avatar.tsx'
import { Button } from '#app/ui/button.tsx'
import { CheckField } from '#app/ui/check-field.tsx'
import { Display } from '#app/ui/display.tsx'
import { Note } from '#app/ui/note.tsx'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { Text } from '#app/ui/text.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import styles from './party.module.css'
import type { Travellers } from './party-schema.ts'
import { PassportForm } from './passport-form.tsx'
import { RefusalNote } from './refusal-note.tsx'
import { TravellerForm } from './traveller-form.tsx'
import { missingOf, travellerName } from './traveller-words.ts'
import { useTravellers } from './use-travellers.ts'

/** The travellers of a plan and their details (design, 16: Travellers). */
export function TravellersPage({ planId }: { planId: number }) {
  const path = { id: planId }
  const { data, error, refetch } = usePrivateQuery('GET /api/private/plan/{id}/traveller', { path })
  useLiveRefresh({ table: 'plan', columns: ['id', 'revision'], where: `id = ${planId}` }, [
    keyOf('GET /api/private/plan/{id}/traveller', { path }),
  ])
  if (data) return <Everybody planId={planId} all={data} />
  if (error) return <ProposalFailed status={error instanceof ApiError ? error.status : 0} retry={refetch} />
  return <ProposalWaiting />
}

/** `new`, or a traveller's ID. */
type Open = 'new' | number

function Everybody({ planId, all }: { planId: number; all: Travellers }) {
  const { travellers } = all
  const [open, setOpen] = useState<Open>(travellers[0]?.id ?? 'new')
  // A form that was left stays mounted, so that its input is kept.
  const [begun, setBegun] = useState<Open[]>([open])
  /** Says that a traveller was added or removed: their form, which would say it, is replaced. */
  const [told, setTold] = useState<string | null>(null)
  const today = new Date().toISOString().slice(0, 10)
  const planner = all.planner ?? m.travellers_planner()
  const index = travellers.findIndex(({ id }) => id === open)
  const traveller = travellers[index] ?? null

  function turnTo(next: Open): void {
    setOpen(next)
    setTold(null)
    setBegun(before => [...new Set([...before, next])])
  }
  function show(changed: Travellers, isGone: boolean): void {
    setTold(null)
    if (traveller && !isGone) return
    // A saved new traveller now has a form with their ID; a removed one has none.
    setBegun(before => before.filter(each => each !== open))
    turnTo(changed.travellers.at(isGone ? 0 : -1)?.id ?? 'new')
    const name = traveller ? travellerName(traveller, index + 1) : ''
    setTold(isGone ? m.travellers_removed({ name }) : m.travellers_saved())
  }
  return (
    <Wrap className={styles.page}>
      <header>
        <Display as="h1" size={64}>
          {m.travellers_title()}
        </Display>
        <Text tone="quiet">{m.travellers_lead()}</Text>
      </header>
      {told && <Note kind="ok">{told}</Note>}
      {travellers.length === 0 && <Text>{m.travellers_nobody()}</Text>}
      <div className={styles.split}>
        <ul className={styles.list}>
          {travellers.map((each, i) => {
            const missing = missingOf(each, all, today)
            const name = travellerName(each, i + 1)
            return (
              <li key={each.id}>
                <button
                  type="button"
                  className={styles.traveller}
                  aria-current={each.id === open}
                  onClick={() => turnTo(each.id)}
                >
                  <Avatar name={name} size="sm" />
                  <b>{name}</b>
                  <span className={styles.state}>
                    {missing === 0 ? m.travellers_complete() : m.travellers_missing({ count: missing })}
                  </span>
                </button>
              </li>
            )
          })}
          <li>
            <SecondaryButton size="sm" icon="plus-bold" onClick={() => turnTo('new')}>
              {m.travellers_add()}
            </SecondaryButton>
          </li>
        </ul>
        {begun.map(each => (
          <One
            key={each}
            {...{ planId, all, planner, today }}
            who={each}
            isShown={each === open}
            onChange={show}
          />
        ))}
      </div>
      <FlightsForm key={JSON.stringify(all.flights)} planId={planId} flights={all.flights} />
    </Wrap>
  )
}

interface OneProps {
  planId: number
  all: Travellers
  planner: string
  /** YYYY-MM-DD. */
  today: string
  who: Open
  isShown: boolean
  onChange: (all: Travellers, isGone: boolean) => void
}

/** The forms of one traveller: details and passport. */
function One({ planId, all, planner, today, who, isShown, onChange }: OneProps) {
  const index = all.travellers.findIndex(({ id }) => id === who)
  const traveller = all.travellers[index] ?? null
  // Removed in another window.
  if (!traveller && who !== 'new' && !isShown) return null
  return (
    <div className={styles.one} hidden={!isShown}>
      <TravellerForm {...{ planId, traveller, planner, today, onChange }} place={index + 1} />
      {traveller && <PassportForm {...{ planId, traveller, all, planner, today }} />}
    </div>
  )
}

const refusals = { values: m.flights_wrong, moved_on: m.flights_moved_on }

/** The flights there and back: the planner, the calendar and the day of travel follow them. */
function FlightsForm({ planId, flights }: { planId: number; flights: Travellers['flights'] }) {
  const { change, isSaving, refusal } = useTravellers(planId)
  const [isSaved, setSaved] = useState(false)

  async function save(fields: FormData): Promise<void> {
    const text = (name: string) => String(fields.get(name) ?? '') || null
    const body = {
      known: flights,
      flights: {
        ...{ arrivalDate: text('arrivalDate'), arrivalTime: text('arrivalTime') },
        ...{ departureDate: text('departureDate'), departureTime: text('departureTime') },
        needed: fields.has('needed'),
      },
    }
    const path = { id: planId }
    const all = await change(() => browserApi('PUT /api/private/plan/{id}/flights', { path, body }))
    setSaved(all !== null)
  }
  const field = (name: keyof typeof flights, label: string, type: 'date' | 'time') => (
    <TextField
      name={name}
      label={label}
      type={type}
      defaultValue={String(flights[name] ?? '').slice(0, type === 'time' ? 5 : 10)}
    />
  )
  return (
    <form
      className={styles.form}
      aria-label={m.flights_title()}
      onInput={() => setSaved(false)}
      onSubmit={event => {
        event.preventDefault()
        void save(new FormData(event.currentTarget))
      }}
    >
      <Display size={24}>{m.flights_title()}</Display>
      <Text tone="quiet">{m.flights_lead()}</Text>
      {field('arrivalDate', m.flights_arrival_date(), 'date')}
      {field('arrivalTime', m.flights_arrival_time(), 'time')}
      {field('departureDate', m.flights_departure_date(), 'date')}
      {field('departureTime', m.flights_departure_time(), 'time')}
      <CheckField name="needed" label={m.wish_form_need_flights()} defaultChecked={flights.needed} />
      {isSaved && <Note kind="ok">{m.flights_saved()}</Note>}
      {refusal && <RefusalNote refusal={refusal} words={refusals} />}
      <Button size="sm" icon="check-bold" type="submit" loading={isSaving}>
        {m.flights_save()}
      </Button>
    </form>
  )
}
