import { type FormEvent, useState } from 'react'
import { readAmount } from '#app/features/office/desk/typed-value.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { formatMoney } from '#app/text/figures.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { ActedPlan } from './plan-action.ts'
import styles from './plan-dialogs.module.css'
import { PlanProblem } from './plan-problem.tsx'
import { usePlanCalls } from './use-plan-calls.ts'
import { usePlanForm } from './use-plan-form.ts'

interface FormProps {
  plan: ActedPlan
  onClose: () => void
  onResult: (words: string, ok: boolean) => void
}

/** Records a bank transfer; an admin enters it from the bank statement. */
export function PaymentForm({ plan, onClose, onResult }: FormProps) {
  const { recordPayment } = usePlanCalls()
  const { form, isBusy, ask, refuse, forget, errorOf, problem } = usePlanForm({ onClose, onResult })
  const [amount, setAmount] = useState('')
  const [reference, setReference] = useState('')
  const currency = plan.paidIn ?? 'USD'
  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    const amountMinor = readAmount(amount) ?? 0
    const sum = formatMoney(amountMinor, currency, getLocale())
    const payment = { amountMinor, currency, sum, reference: reference.trim() }
    if (amountMinor <= 0) refuse('amount', m.office_paid_amount_missing())
    else if (payment.reference === '') refuse('reference', m.office_paid_reference_missing())
    else void ask(() => recordPayment(plan, payment))
  }
  return (
    <form ref={form} className={styles.choices} onSubmit={onSubmit} noValidate>
      <TextField
        inputMode="decimal"
        label={m.office_paid_amount({ currency })}
        error={errorOf('amount')}
        value={amount}
        required
        onChange={event => {
          setAmount(event.target.value)
          forget()
        }}
      />
      <TextField
        label={m.office_paid_reference()}
        hint={m.office_paid_hint()}
        error={errorOf('reference')}
        value={reference}
        maxLength={140}
        required
        onChange={event => {
          setReference(event.target.value)
          forget()
        }}
      />
      <PlanProblem words={problem} />
      <div className={styles.ways}>
        <Button size="sm" icon="check-bold" type="submit" loading={isBusy}>
          {m.office_paid_do()}
        </Button>
      </div>
    </form>
  )
}
