import { type FormEvent, useState } from 'react'
import { browserApi } from '#app/client/api-client/api-client.ts'
import type { BookingView } from '#app/features/money/booking/booking-schema.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { formatDay, formatMoney } from '#app/text/figures.ts'
import { Button } from '#app/ui/button.tsx'
import { Display } from '#app/ui/display.tsx'
import { Note } from '#app/ui/note.tsx'
import { Text } from '#app/ui/text.tsx'
import styles from './booking-deposit.module.css'
import { BookingTransfer } from './booking-transfer.tsx'
import { refusalText, useBookingCall, useLeaving } from './use-booking.ts'

interface BookingDepositProps {
  planId: number
  booking: BookingView
}

type Method = 'transfer' | 'card'

interface MethodRowProps {
  method: Method
  name: string
  line: string
  isChosen: boolean
  isOff?: boolean
  onChoose: (method: Method) => void
}

/** A payment method as a radio row; a disabled one says so. */
function MethodRow({ method, name, line, isChosen, isOff = false, onChoose }: MethodRowProps) {
  return (
    <label className={styles.method}>
      <input
        type="radio"
        name="by"
        value={method}
        checked={isChosen}
        disabled={isOff}
        onChange={() => onChoose(method)}
      />
      <span>
        <Display as="b" size={24}>
          {name}
        </Display>
        <span>{line}</span>
      </span>
    </label>
  )
}

function Signed({ booking: { accepted } }: { booking: BookingView }) {
  if (!accepted) return null
  const day = formatDay(accepted.at.slice(0, 10), getLocale())
  return (
    <Note kind="ok">{m.booking_signed_by({ name: accepted.name, day, version: accepted.termsVersion })}</Note>
  )
}

/** Amounts due now and later, and the payment methods. All amounts come from the server. */
export function BookingDeposit({ planId, booking }: BookingDepositProps) {
  const { number, currency, deposit, balance, paidMinor, takesCards, invoices, bank } = booking
  const { sending, send } = useBookingCall(planId, number)
  const { isLeaving, leaveFor } = useLeaving()
  const isBusy = sending === 'sending' || isLeaving
  const [method, setMethod] = useState<Method>('transfer')
  const locale = getLocale()
  const money = (minor: number) => formatMoney(minor, currency, locale)
  const invoice = invoices.find(({ kind }) => kind === 'deposit')

  async function onSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    const answer = await send(() =>
      browserApi('POST /api/private/plan/{id}/proposal/{number}/deposit', {
        path: { id: planId, number },
        body: { by: method },
      }),
    )
    if (answer?.checkoutUrl) leaveFor(answer.checkoutUrl)
  }

  return (
    <>
      <Display as="h1" size={64}>
        {m.booking_deposit_title()}
      </Display>
      <Signed booking={booking} />
      {deposit && (
        <Text size="lead">
          {balance
            ? m.booking_deposit_lead({
                now: money(deposit.amountMinor - paidMinor),
                later: money(balance.amountMinor),
                day: formatDay(balance.dueOn, locale),
              })
            : m.booking_deposit_all({ now: money(deposit.amountMinor - paidMinor) })}
        </Text>
      )}
      {paidMinor > 0 && <Note kind="wait">{m.booking_paid_part({ sum: money(paidMinor) })}</Note>}
      <form onSubmit={onSubmit}>
        <fieldset className={styles.methods}>
          <legend>{m.booking_methods()}</legend>
          <MethodRow
            method="transfer"
            name={m.booking_transfer()}
            line={m.booking_transfer_line()}
            isChosen={method === 'transfer'}
            onChoose={setMethod}
          />
          {method === 'transfer' && invoice && (
            <BookingTransfer bank={bank} invoice={invoice} openMinor={invoice.amountMinor - paidMinor} />
          )}
          <MethodRow
            method="card"
            name={m.booking_card()}
            line={takesCards ? m.booking_card_line() : m.booking_card_shut()}
            isChosen={method === 'card'}
            isOff={!takesCards}
            onChoose={setMethod}
          />
        </fieldset>
        {typeof sending === 'object' && <Note kind="error">{refusalText(sending.failed)}</Note>}
        {!(method === 'transfer' && invoice) && (
          <p className={styles.send}>
            <Button type="submit" size="lg" loading={isBusy}>
              {method === 'transfer' ? m.booking_send_invoice() : m.booking_to_card()}
            </Button>
          </p>
        )}
      </form>
    </>
  )
}
