import { type FormEvent, useState } from 'react'
import { readAmount } from '#app/features/office/choices/typed-amount.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { formatMoney } from '#app/text/figures.ts'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { ActedPlan } from './plan-action.ts'
import styles from './plan-dialogs.module.css'
import { usePlanCalls } from './use-plan-calls.ts'

interface FormProps {
  plan: ActedPlan
  onClose: () => void
  onTold: (words: string, ok: boolean) => void
}

/** A transfer that the bank has told of, entered by an admin as the statement says it. */
export function PaymentForm({ plan, onClose, onTold }: FormProps) {
  const { recordPayment } = usePlanCalls()
  const [amount, setAmount] = useState('')
  const [reference, setReference] = useState('')
  const [isMissing, setMissing] = useState(false)
  const currency = plan.paidIn ?? 'USD'
  async function onSubmit(event: FormEvent): Promise<void> {
    event.preventDefault()
    const amountMinor = readAmount(amount) ?? 0
    if (amountMinor <= 0) {
      setMissing(true)
      return
    }
    onClose()
    const sum = formatMoney(amountMinor, currency, getLocale())
    const { words, ok } = await recordPayment(plan, {
      amountMinor,
      currency,
      sum,
      reference: reference.trim(),
    })
    onTold(words, ok)
  }
  return (
    <form className={styles.choices} onSubmit={event => void onSubmit(event)}>
      <TextField
        type="number"
        step="0.01"
        min="0.01"
        label={m.office_paid_amount({ currency })}
        error={isMissing ? m.office_paid_amount_missing() : undefined}
        value={amount}
        required
        onChange={event => {
          setAmount(event.target.value)
          setMissing(false)
        }}
      />
      <TextField
        label={m.office_paid_reference()}
        hint={m.office_paid_hint()}
        value={reference}
        maxLength={140}
        required
        onChange={event => setReference(event.target.value)}
      />
      <div className={styles.ways}>
        <SecondaryButton size="sm" type="submit">
          {m.office_paid_do()}
        </SecondaryButton>
      </div>
    </form>
  )
}
