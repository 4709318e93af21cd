import { type FormEvent, useState } from 'react'
import { browserApi } from '#app/client/api-client/api-client.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { formatDay, formatMoney } from '#app/text/figures.ts'
import { Button } from '#app/ui/button.tsx'
import { CheckField } from '#app/ui/check-field.tsx'
import { Display } from '#app/ui/display.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Note } from '#app/ui/note.tsx'
import { TertiaryButton } from '#app/ui/tertiary-button.tsx'
import { Text } from '#app/ui/text.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { isSignature } from './booking.ts'
import type { BookingView } from './booking-schema.ts'
import styles from './booking-sign.module.css'
import { refusalText, useBookingCall } from './use-booking.ts'

interface BookingSignProps {
  planId: number
  booking: BookingView
}

type Step = NonNullable<BookingView['refund']>[number]

function stepWords({ until, costMinor }: Step, currency: string): string {
  const locale = getLocale()
  const cost = formatMoney(costMinor, currency, locale)
  if (!until) return m.booking_cancel_later({ cost })
  const day = formatDay(until, locale)
  return costMinor === 0 ? m.booking_cancel_free({ day }) : m.booking_cancel_until({ day, cost })
}

/** Dates, cancellation costs and the terms with version and date: what the signature covers. */
function Agreed({ booking }: { booking: BookingView }) {
  const { startsOn, endsOn, nights, refund, terms, currency } = booking
  const locale = getLocale()
  return (
    <ul className={styles.agreed}>
      {startsOn && endsOn && (
        <li>
          <Icon name="calendar-blank" />
          <span>
            <b>{m.booking_dates({ first: formatDay(startsOn, locale), last: formatDay(endsOn, locale) })}</b>{' '}
            {m.booking_nights({ count: nights })}
          </span>
        </li>
      )}
      {refund && (
        <li>
          <Icon name="trend-down" />
          <ul className={styles.refund}>
            {refund.map(step => (
              <li key={step.until ?? 'later'}>{stepWords(step, currency)}</li>
            ))}
          </ul>
        </li>
      )}
      <li>
        <Icon name="list-bullets" />
        <details>
          <summary>
            {m.booking_terms({ version: terms.version, day: formatDay(terms.validFrom, locale) })}
          </summary>
          <ul className={styles.points}>
            {terms.points.map(point => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </details>
      </li>
    </ul>
  )
}

/** The signature form: the traveller types their name below the terms. */
export function BookingSign({ planId, booking }: BookingSignProps) {
  const { number, party, priceMinor, currency, terms, fingerprint } = booking
  const { sending, send } = useBookingCall(planId, number)
  const [problem, setProblem] = useState<string>()
  const locale = getLocale()
  const refusal = typeof sending === 'object' ? sending.failed : null
  // The name is the only field that can be invalid.
  const isNameRefused = refusal === 'invalid-request'

  async function onSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (sending === 'sending') return
    const name = String(new FormData(event.currentTarget).get('name') ?? '').trim()
    const isMissing = !isSignature(name)
    setProblem(isMissing ? m.booking_name_missing() : undefined)
    if (!isMissing)
      await send(() =>
        browserApi('POST /api/private/plan/{id}/proposal/{number}/accept', {
          path: { id: planId, number },
          body: { termsVersion: terms.version, name, fingerprint },
        }),
      )
  }

  return (
    <>
      <Display as="h1" size={64}>
        {m.booking_sign_title()}
      </Display>
      <Text size="lead">
        {m.booking_sign_lead({
          number,
          count: party,
          price: formatMoney(priceMinor ?? 0, currency, locale),
        })}
      </Text>
      <Agreed booking={booking} />
      <form className={styles.form} onSubmit={onSubmit}>
        <div className={styles.name}>
          <TextField
            label={m.booking_name()}
            name="name"
            autoComplete="name"
            required
            maxLength={200}
            error={isNameRefused ? m.booking_name_missing() : problem}
            hint={m.booking_name_hint({ fingerprint: fingerprint.slice(0, 8) })}
          />
        </div>
        <CheckField name="read" required label={m.booking_have_read()} />
        {party > 1 && <CheckField name="others" required label={m.booking_for_others()} />}
        {refusal && !isNameRefused && <Note kind="error">{refusalText(refusal)}</Note>}
        <div className={styles.do}>
          <Button type="submit" size="lg" icon="pencil-simple" loading={sending === 'sending'}>
            {m.booking_sign({ number })}
          </Button>
          <TertiaryButton to={links.ownProposal(planId, number)}>{m.booking_back()}</TertiaryButton>
        </div>
      </form>
    </>
  )
}
