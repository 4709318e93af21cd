import { useState } from 'react'
import { browserApi } from '#app/client/api-client/api-client.ts'
import { ApiError } from '#app/client/api-client/api-error.ts'
import { keyOf, usePrivateQuery } from '#app/client/private-data/private-query.ts'
import { useLiveRefresh } from '#app/client/private-data/use-live-refresh.ts'
import { ProposalFailed, ProposalWaiting } from '#app/features/traveller/proposal/proposal-states.tsx'
import { MOST_TRAVELLERS, OLDEST } from '#app/features/wish/wish.ts'
import { m } from '#app/paraglide/messages.js'
import { dayOf } from '#app/text/days.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import { Button } from '#app/ui/button.tsx'
import { CheckField } from '#app/ui/check-field.tsx'
import { Display } from '#app/ui/display.tsx'
import { Note } from '#app/ui/note.tsx'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { TertiaryButton } from '#app/ui/tertiary-button.tsx'
import { Text } from '#app/ui/text.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import styles from './party.module.css'
import { missingOf, travellerName } from './party.ts'
import type { Traveller, Travellers } from './party-schema.ts'
import { PassportForm } from './passport-form.tsx'
import { RefusalNote } from './refusal-note.tsx'
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
  const today = dayOf(new Date())
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

const LONGEST = 500

interface TravellerFormProps {
  planId: number
  /** Null for a new traveller. */
  traveller: Traveller | null
  place: number
  planner: string
  /** YYYY-MM-DD. */
  today: string
  /** Called with all travellers after a save or a removal. */
  onChange: (all: Travellers, isGone: boolean) => void
}

const formRefusals = {
  values: m.travellers_wrong,
  too_many_travellers: () => m.travellers_too_many({ most: MOST_TRAVELLERS }),
}

function ageIn(typed: string): number | null {
  return /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : null
}

function detailsOf(fields: FormData) {
  const text = (name: string) => String(fields.get(name) ?? '')
  return {
    ...{
      name: text('name'),
      birthday: text('birthday') || null,
      age: ageIn(text('age')),
      diet: text('diet'),
    },
    ...{ mobility: text('mobility'), room: text('room'), notes: text('notes') },
  }
}

/** The details that a trip needs of a traveller, each with the reason (design, 16: Travellers). */
function TravellerForm({ planId, traveller, place, planner, today, onChange }: TravellerFormProps) {
  const { change, isSaving, refusal } = useTravellers(planId)
  const [isSaved, setSaved] = useState(false)
  const title = traveller ? travellerName(traveller, place) : m.travellers_new()

  async function save(fields: FormData): Promise<void> {
    const body = detailsOf(fields)
    const all = await change(() =>
      traveller
        ? browserApi('PUT /api/private/plan/{id}/traveller/{traveller}', {
            path: { id: planId, traveller: traveller.id },
            body,
          })
        : browserApi('POST /api/private/plan/{id}/traveller', { path: { id: planId }, body }),
    )
    setSaved(all !== null)
    if (all) onChange(all, false)
  }
  async function remove(id: number): Promise<void> {
    const path = { id: planId, traveller: id }
    const all = await change(() =>
      browserApi('DELETE /api/private/plan/{id}/traveller/{traveller}', { path }),
    )
    if (all) onChange(all, true)
  }
  return (
    <form
      className={styles.form}
      method="post"
      onChange={() => setSaved(false)}
      onSubmit={event => {
        event.preventDefault()
        void save(new FormData(event.currentTarget))
      }}
    >
      <Display size={44}>{title}</Display>
      <div className={styles.fields}>
        <TextField name="name" label={m.travellers_name()} defaultValue={traveller?.name} maxLength={200} />
        <TextField
          name="birthday"
          type="date"
          label={m.travellers_born()}
          min="1900-01-01"
          max={today}
          defaultValue={traveller?.birthday ?? ''}
        />
        <TextField
          name="age"
          type="number"
          label={m.travellers_age()}
          hint={traveller?.age != null ? m.travellers_age_said() : undefined}
          min={0}
          max={OLDEST}
          defaultValue={traveller?.age ?? ''}
        />
        <Text size="small">{m.travellers_why_name({ planner })}</Text>
        {(['diet', 'mobility', 'room'] as const).map(asked => (
          <TextField
            key={asked}
            name={asked}
            label={{ diet: m.travellers_diet, mobility: m.travellers_mobility, room: m.travellers_room }[
              asked
            ]()}
            hint={m.travellers_optional()}
            defaultValue={traveller?.[asked]}
            maxLength={LONGEST}
          />
        ))}
        <TextArea
          name="notes"
          label={m.travellers_notes()}
          hint={m.travellers_optional()}
          defaultValue={traveller?.notes}
          maxLength={LONGEST}
        />
        <Text size="small">{m.travellers_why_rest()}</Text>
      </div>
      <div className={styles.actions}>
        <Button type="submit" icon="check-bold" loading={isSaving}>
          {traveller ? m.travellers_save({ name: title }) : m.travellers_save_new()}
        </Button>
        {traveller && (
          <TertiaryButton onClick={() => void remove(traveller.id)}>
            {m.travellers_remove({ name: title })}
          </TertiaryButton>
        )}
        {isSaved && <Note kind="ok">{m.travellers_saved()}</Note>}
        {refusal && <RefusalNote refusal={refusal} words={formRefusals} />}
      </div>
    </form>
  )
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
