import { useState } from 'react'
import { browserApi } from '#app/client/api-client/api-client.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { CheckField } from '#app/ui/check-field.tsx'
import { Display } from '#app/ui/display.tsx'
import { Note } from '#app/ui/note.tsx'
import { Text } from '#app/ui/text.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import styles from './party.module.css'
import type { Travellers } from './party-schema.ts'
import { RefusalNote } from './refusal-note.tsx'
import { useTravellers } from './use-travellers.ts'

const refusals = { values: m.flights_wrong, moved_on: m.flights_moved_on }

/** The flights there and back: the planner, the calendar and the day of travel follow them. */
export function FlightsForm({ planId, flights }: { planId: number; flights: Travellers['flights'] }) {
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
