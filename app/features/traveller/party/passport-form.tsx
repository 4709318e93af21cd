import { useState } from 'react'
import { browserApi } from '#app/client/api-client/api-client.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { formatDay } from '#app/text/figures.ts'
import { Display } from '#app/ui/display.tsx'
import { Note } from '#app/ui/note.tsx'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { TertiaryButton } from '#app/ui/tertiary-button.tsx'
import { Text } from '#app/ui/text.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import styles from './party.module.css'
import { doubtWords, passportDoubt } from './party.ts'
import type { Traveller, Travellers } from './party-schema.ts'
import { RefusalNote } from './refusal-note.tsx'
import { useTravellers } from './use-travellers.ts'

interface PassportFormProps {
  planId: number
  traveller: Traveller
  all: Travellers
  planner: string
  /** YYYY-MM-DD. */
  today: string
}

const refusals = {
  values: m.passport_wrong,
  expired: m.passport_expired,
  dates_open: m.passport_dates_open,
  trip_over: m.passport_trip_over,
  no_passport_key: m.passport_no_key,
}

/** Why a passport cannot be stored; null if it can. */
function closedWords({ takesPassports, passportsDeletedOn }: Travellers, today: string): string | null {
  if (!takesPassports) return m.passport_no_key()
  if (passportsDeletedOn === null) return m.passport_dates_open()
  return passportsDeletedOn <= today ? m.passport_trip_over() : null
}

/**
 * The passport form. Passports are stored encrypted until thirty days after the trip; the form says who sees them.
 */
export function PassportForm(props: PassportFormProps) {
  const { traveller, all, planner, today } = props
  const closed = closedWords(all, today)
  const { passportsDeletedOn } = all
  return (
    <section className={styles.passport}>
      <Display size={24} as="h3">
        {m.passport_title()}
      </Display>
      <Text size="small">
        {m.passport_why({ planner })}{' '}
        {passportsDeletedOn && m.passport_deleted_on({ day: formatDay(passportsDeletedOn, getLocale()) })}
      </Text>
      {traveller.hasPassport && !traveller.passport && <Note kind="error">{m.passport_unreadable()}</Note>}
      {closed ? <Note kind="wait">{closed}</Note> : <Fields {...props} />}
    </section>
  )
}

function Fields({ planId, all, traveller: { id, passport, hasPassport } }: PassportFormProps) {
  const { change, isSaving, refusal } = useTravellers(planId)
  const [done, setDone] = useState<'kept' | 'gone' | null>(null)
  const path = { id: planId, traveller: id }
  const doubt = passport && passportDoubt(passport.expiresOn, all.lastDay)

  async function keep(fields: FormData): Promise<void> {
    const text = (name: string) => String(fields.get(name) ?? '')
    const body = { number: text('number'), country: text('country'), expiresOn: text('expiresOn') }
    const call = () => browserApi('PUT /api/private/plan/{id}/traveller/{traveller}/passport', { path, body })
    if (await change(call)) setDone('kept')
  }
  async function remove(): Promise<void> {
    const call = () => browserApi('DELETE /api/private/plan/{id}/traveller/{traveller}/passport', { path })
    if (await change(call)) setDone('gone')
  }
  return (
    <form
      className={styles.passport}
      method="post"
      onChange={() => setDone(null)}
      onSubmit={event => {
        event.preventDefault()
        void keep(new FormData(event.currentTarget))
      }}
    >
      <div className={styles.fields} key={passport?.number ?? ''}>
        <TextField
          name="number"
          label={m.passport_number()}
          defaultValue={passport?.number}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          minLength={4}
          maxLength={30}
          required
        />
        <TextField
          name="country"
          label={m.passport_country()}
          defaultValue={passport?.country}
          autoComplete="off"
          minLength={2}
          maxLength={80}
          required
        />
        <TextField
          name="expiresOn"
          type="date"
          label={m.passport_expires()}
          defaultValue={passport?.expiresOn}
          required
        />
      </div>
      {doubt && <Note kind="wait">{doubtWords[doubt]()}</Note>}
      <div className={styles.actions}>
        <SecondaryButton type="submit" icon="lock-simple" aria-busy={isSaving}>
          {m.passport_keep()}
        </SecondaryButton>
        {hasPassport && <TertiaryButton onClick={() => void remove()}>{m.passport_remove()}</TertiaryButton>}
        {done && <Note kind="ok">{done === 'kept' ? m.passport_kept() : m.passport_gone()}</Note>}
        {refusal && <RefusalNote refusal={refusal} words={refusals} />}
      </div>
    </form>
  )
}
