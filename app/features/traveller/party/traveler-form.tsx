import { useState } from 'react'
import { privateCalls } from '#app/client/private-data/private-calls.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Display } from '#app/ui/display.tsx'
import { Note } from '#app/ui/note.tsx'
import { TertiaryButton } from '#app/ui/tertiary-button.tsx'
import { Text } from '#app/ui/text.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import styles from './party.module.css'
import type { Traveler, Travelers } from './party-schema.ts'
import { travelerName } from './traveler-words.ts'
import { useTravelers } from './use-travelers.ts'

const LONGEST = 500

interface TravelerFormProps {
  planId: number
  /** Null for somebody new. */
  traveler: Traveler | null
  place: number
  planner: string
  /** Called with everybody once it is saved or they are taken out. */
  onChange: (all: Travelers, isGone: boolean) => void
}

function wordsOf(refusal: string): string {
  if (refusal === 'values') return m.travelers_wrong()
  return refusal === 'too_many_travelers' ? m.travelers_too_many() : m.travelers_failed()
}

function detailsOf(fields: FormData) {
  const text = (name: string) => String(fields.get(name) ?? '')
  return {
    ...{ name: text('name'), birthday: text('birthday') || null, diet: text('diet') },
    ...{ mobility: text('mobility'), room: text('room'), notes: text('notes') },
  }
}

/** What a trip needs to know of one traveller, with the reason beside each (design, 16: Travelers). */
export function TravelerForm({ planId, traveler, place, planner, onChange }: TravelerFormProps) {
  const { change, isSaving, refusal } = useTravelers(planId)
  const [isSaved, setSaved] = useState(false)
  const title = traveler ? travelerName(traveler, place) : m.travelers_new()
  const address = traveler ? privateCalls.ownTraveler(planId, traveler.id) : privateCalls.ownTravelers(planId)

  async function save(fields: FormData): Promise<void> {
    const body = detailsOf(fields)
    const all = await change({ address, method: traveler ? 'PUT' : 'POST', body })
    setSaved(all !== null)
    if (all) onChange(all, false)
  }
  async function remove(): Promise<void> {
    const all = await change({ address, method: 'DELETE' })
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
        <TextField name="name" label={m.travelers_name()} defaultValue={traveler?.name} maxLength={200} />
        <TextField
          name="birthday"
          type="date"
          label={m.travelers_born()}
          min="1900-01-01"
          defaultValue={traveler?.birthday ?? ''}
        />
        <Text size="small">{m.travelers_why_name({ planner })}</Text>
        {(['diet', 'mobility', 'room'] as const).map(asked => (
          <TextField
            key={asked}
            name={asked}
            label={{ diet: m.travelers_diet, mobility: m.travelers_mobility, room: m.travelers_room }[
              asked
            ]()}
            hint={m.travelers_optional()}
            defaultValue={traveler?.[asked]}
            maxLength={LONGEST}
          />
        ))}
        <TextArea
          name="notes"
          label={m.travelers_notes()}
          hint={m.travelers_optional()}
          defaultValue={traveler?.notes}
          maxLength={LONGEST}
        />
        <Text size="small">{m.travelers_why_rest()}</Text>
      </div>
      <div className={styles.actions}>
        <Button type="submit" icon="check-bold" loading={isSaving}>
          {traveler ? m.travelers_save({ name: title }) : m.travelers_save_new()}
        </Button>
        {traveler && (
          <TertiaryButton onClick={() => void remove()}>{m.travelers_remove({ name: title })}</TertiaryButton>
        )}
        {isSaved && <Note kind="ok">{m.travelers_saved()}</Note>}
        {refusal && <Note kind="error">{wordsOf(refusal)}</Note>}
      </div>
    </form>
  )
}
