import { useState } from 'react'
import { browserApi } from '#app/client/api-client/api-client.ts'
import { MOST_TRAVELLERS, OLDEST } from '#app/features/wish/wish.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Display } from '#app/ui/display.tsx'
import { Note } from '#app/ui/note.tsx'
import { TertiaryButton } from '#app/ui/tertiary-button.tsx'
import { Text } from '#app/ui/text.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import styles from './party.module.css'
import type { Traveller, Travellers } from './party-schema.ts'
import { RefusalNote } from './refusal-note.tsx'
import { travellerName } from './traveller-words.ts'
import { useTravellers } from './use-travellers.ts'

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

const refusals = {
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
export function TravellerForm({ planId, traveller, place, planner, today, onChange }: TravellerFormProps) {
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
        {refusal && <RefusalNote refusal={refusal} words={refusals} />}
      </div>
    </form>
  )
}
