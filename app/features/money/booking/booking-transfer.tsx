import { useRef, useState } from 'react'
import { copyText } from '#app/client/copy-text.ts'
import type { BookingView } from '#app/features/money/booking/booking-schema.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { formatDay, formatMoney } from '#app/text/figures.ts'
import { Text } from '#app/ui/text.tsx'
import styles from './booking-transfer.module.css'

/** A value with a button that copies it. */
function ToCopy({ name, value }: { name: string; value: string }) {
  const shown = useRef<HTMLSpanElement>(null)
  const [isCopied, setCopied] = useState(false)
  async function copy(): Promise<void> {
    setCopied(await copyText(value, shown.current))
  }
  return (
    <>
      <span ref={shown}>{value}</span>{' '}
      <button type="button" className={styles.copy} aria-label={m.booking_copy_what({ name })} onClick={copy}>
        <span aria-live="polite">{isCopied ? m.booking_copied() : m.booking_copy()}</span>
      </button>
    </>
  )
}

interface BookingTransferProps {
  bank: BookingView['bank']
  invoice: BookingView['invoices'][number]
  /** Amount still to be paid. */
  openMinor: number
}

/** Bank details in the order in which a transfer form asks for them. */
export function BookingTransfer({ bank, invoice, openMinor }: BookingTransferProps) {
  const locale = getLocale()
  const facts: [name: string, value: string, isCopied: boolean][] = [
    [m.booking_to(), `${bank.holder}, ${bank.name}`, false],
    ['IBAN', bank.iban, true],
    ['BIC', bank.bic, true],
    [m.booking_reference(), invoice.reference, true],
    [m.booking_amount(), formatMoney(openMinor, invoice.currency, locale), false],
    [
      m.booking_due(),
      invoice.isDueAtOnce ? m.account_step_at_once() : formatDay(invoice.dueOn, locale),
      false,
    ],
  ]
  return (
    <div className={styles.transfer}>
      <dl>
        {facts.map(([name, value, isCopied]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{isCopied ? <ToCopy name={name} value={value} /> : value}</dd>
          </div>
        ))}
      </dl>
      <Text size="fine" tone="quiet">
        {m.booking_transfer_held()}
      </Text>
    </div>
  )
}
