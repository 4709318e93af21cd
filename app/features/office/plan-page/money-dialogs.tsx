import { type FormEvent, type ReactNode, useState } from 'react'
import { usePrivateQuery } from '#app/client/private-data/private-query.ts'
import type { PaymentDoubt } from '#app/features/money/payment/payment-schema.ts'
import { FactList } from '#app/features/office/desk/fact-list.tsx'
import { m } from '#app/paraglide/messages.js'
import { readAmount, writeAmount } from '#app/text/typed-amount.ts'
import { Button } from '#app/ui/button.tsx'
import { Note } from '#app/ui/note.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { isCurrency } from '#database/values/currency.ts'
import type { ActedPlan, Refused } from './plan-action.ts'
import { failureWords } from './plan-action.ts'
import styles from './plan-dialogs.module.css'
import { invoiceKinds } from './plan-money.tsx'
import { PlanProblem } from './plan-problem.tsx'
import { money } from './plan-words.ts'
import { usePlanCalls, usePlanForm } from './use-plan-calls.ts'

interface NamedFormProps {
  plan: Pick<ActedPlan, 'id' | 'name'>
  onClose: () => void
  onResult: (words: string, ok: boolean) => void
}

interface MoneyFormProps extends NamedFormProps {
  plan: ActedPlan
}

type Preview = { to: string; subject: string; text: string } | null

/** The email that follows, as it would be sent. */
function EmailThatFollows({ email }: { email: Preview }) {
  if (!email) return null
  return (
    <details className={styles.email} open>
      <summary>{m.office_email_follows({ to: email.to })}</summary>
      <b>{email.subject}</b>
      <p>{email.text}</p>
    </details>
  )
}

function doubtWords({ code, amountMinor, currency }: PaymentDoubt, sum: string): string {
  switch (code) {
    case 'more_than_due':
      return m.office_doubt_more({ sum, due: money(amountMinor, currency) })
    case 'currency_differs':
      return m.office_doubt_currency({ sum, currency })
    case 'reference_used':
      return m.office_doubt_reference({ before: money(amountMinor, currency) })
    case 'cancelled':
      return m.office_doubt_cancelled()
  }
}

/** A transfer from the bank's statement: matched to its invoice, and asked about if something is unusual. */
export function PaymentForm({ plan, onClose, onResult }: MoneyFormProps) {
  const { recordPayment } = usePlanCalls()
  const { form, isBusy, ask, refuse, forget, errorOf, problem } = usePlanForm({ onClose, onResult })
  const invoices = plan.money?.invoices.filter(({ state }) => state === 'open') ?? []
  const [invoice] = invoices
  const paidIn = plan.money?.currency ?? 'USD'
  // What nobody has typed follows the invoices, which may be read anew while the dialog is open.
  const [typedAmount, setAmount] = useState<string>()
  const [currency, setCurrency] = useState(paidIn)
  const [typedReference, setReference] = useState<string>()
  const amount = typedAmount ?? (invoice ? writeAmount(invoice.openMinor, paidIn) : '')
  const reference = typedReference ?? invoice?.reference ?? ''
  const [doubts, setDoubts] = useState<PaymentDoubt[]>([])
  const code = currency.trim().toUpperCase()

  function change(set: (value: string) => void) {
    return (event: { target: { value: string } }) => {
      set(event.target.value)
      setDoubts([])
      forget()
    }
  }
  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    const amountMinor = readAmount(amount, code) ?? 0
    const payment = { amountMinor, currency: code, reference: reference.trim() }
    if (!isCurrency(code)) refuse('currency', m.office_currency_unknown())
    else if (amountMinor <= 0) refuse('amount', m.office_paid_amount_missing())
    else if (payment.reference === '') refuse('reference', m.office_paid_reference_missing())
    else
      void ask(() =>
        recordPayment(plan, {
          ...payment,
          sum: money(amountMinor, code),
          confirmed: doubts.length > 0,
          onDoubts: setDoubts,
        }),
      )
  }
  return (
    <form ref={form} className={styles.choices} onSubmit={onSubmit} noValidate>
      {invoices.length > 0 && (
        <SelectField
          label={m.office_paid_invoice()}
          value={invoices.some(each => each.reference === reference) ? reference : ''}
          onChange={change(value => {
            const chosen = invoices.find(each => each.reference === value)
            setReference(value)
            if (chosen) setAmount(writeAmount(chosen.openMinor, paidIn))
          })}
        >
          {invoices.map(each => (
            <option key={each.reference} value={each.reference}>
              {m.office_paid_invoice_of({
                kind: invoiceKinds[each.kind](),
                reference: each.reference,
                sum: money(each.openMinor, paidIn),
              })}
            </option>
          ))}
          <option value="">{m.office_paid_invoice_none()}</option>
        </SelectField>
      )}
      <TextField
        inputMode="decimal"
        label={m.office_paid_amount({ currency: code })}
        error={errorOf('amount')}
        value={amount}
        required
        onChange={change(setAmount)}
      />
      <TextField
        label={m.org_currency()}
        error={errorOf('currency')}
        value={currency}
        maxLength={3}
        required
        onChange={change(setCurrency)}
      />
      <TextField
        label={m.office_paid_reference()}
        hint={m.office_paid_hint()}
        error={errorOf('reference')}
        value={reference}
        maxLength={140}
        required
        onChange={change(setReference)}
      />
      {doubts.length > 0 && (
        <Note kind="wait">
          {doubts.map(doubt => doubtWords(doubt, money(readAmount(amount, code) ?? 0, code))).join(' ')}{' '}
          {m.office_doubt_ask()}
        </Note>
      )}
      <p className={styles.about}>{m.office_paid_email()}</p>
      <PlanProblem words={problem} />
      <div className={styles.ways}>
        <Button size="sm" icon="check-bold" type="submit" loading={isBusy}>
          {doubts.length > 0 ? m.office_paid_anyway() : m.office_paid_do()}
        </Button>
      </div>
    </form>
  )
}

/** A reason and the button; what will happen is said above it. */
function ReasonForm({
  plan,
  onClose,
  onResult,
  label,
  run,
  children,
}: NamedFormProps & {
  label: string
  run: (reason: string) => Promise<{ ok: true; words: string } | ({ ok: false } & Refused)>
  children?: ReactNode
}) {
  const { form, isBusy, ask, refuse, forget, errorOf, problem } = usePlanForm({ onClose, onResult })
  const [reason, setReason] = useState('')
  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    if (reason.trim() === '') refuse('reason', m.office_reason_missing())
    else void ask(() => run(reason.trim()))
  }
  return (
    <form ref={form} className={styles.choices} onSubmit={onSubmit} noValidate aria-label={plan.name}>
      {children}
      <TextField
        label={m.office_money_reason()}
        hint={m.office_money_reason_hint()}
        error={errorOf('reason')}
        value={reason}
        maxLength={2_000}
        required
        onChange={event => {
          setReason(event.target.value)
          forget()
        }}
      />
      <PlanProblem words={problem} />
      <div className={styles.ways}>
        <Button size="sm" type="submit" loading={isBusy}>
          {label}
        </Button>
      </div>
    </form>
  )
}

/** What could not be read before it is done. */
function Unread({ error, name }: { error: unknown; name: string }) {
  return error ? <PlanProblem words={failureWords(error, name)} /> : <Skeleton height="6rem" />
}

type ReverseFormProps = NamedFormProps & { entryId: number }

const reversals = {
  payment: m.office_reverse_payment,
  refund: m.office_reverse_refund,
  payout: m.office_reverse_payout,
}

/** Takes back an entry that was wrong. */
export function ReverseForm({ entryId, ...props }: ReverseFormProps) {
  const { plan } = props
  const { reverseEntry } = usePlanCalls()
  const path = { id: plan.id, entryId }
  const { data, error } = usePrivateQuery('GET /api/admin/plan/{id}/entry/{entryId}/reverse', { path })
  if (!data) return <Unread error={error} name={plan.name} />
  const sum = money(data.amountMinor, data.currency)
  const owed = money(Math.abs(data.owedMinor), data.paidIn)
  return (
    <ReasonForm
      {...props}
      label={m.office_reverse_do({ sum })}
      run={reason => reverseEntry(plan, { entryId, reason, sum })}
    >
      <p>{reversals[data.of]({ sum })}</p>
      {data.of !== 'payout' && (
        <FactList
          facts={[
            [m.office_money_received(), money(data.paidMinor, data.paidIn)],
            [data.owedMinor < 0 ? m.office_money_over() : m.office_money_owed(), owed],
          ]}
        />
      )}
      {data.opensDeposit && <Note kind="wait">{m.office_opens_deposit()}</Note>}
      <EmailThatFollows email={data.email} />
    </ReasonForm>
  )
}

function waysInWords(
  ways: readonly { method: 'bank' | 'card'; amountMinor: number }[],
  currency: string,
): string {
  return ways
    .map(({ method, amountMinor }) =>
      method === 'card'
        ? m.office_way_card({ sum: money(amountMinor, currency) })
        : m.office_way_bank({ sum: money(amountMinor, currency) }),
    )
    .join(' ')
}

/** Gives back what was paid too much, or another sum. */
export function RefundForm(props: MoneyFormProps) {
  const { plan } = props
  const { refund } = usePlanCalls()
  const sums = [
    { currency: plan.money?.currency ?? 'USD', paidMinor: plan.money?.paidMinor ?? 0 },
    ...(plan.money?.others ?? []),
  ].filter(({ paidMinor }) => paidMinor > 0)
  const [currency, setCurrency] = useState(sums[0]?.currency ?? 'USD')
  const over = currency === plan.money?.currency ? Math.max(0, -(plan.money?.owedMinor ?? 0)) : 0
  const [amount, setAmount] = useState(over > 0 ? writeAmount(over, currency) : '')
  const amountMinor = readAmount(amount, currency)
  const query = { currency, amountMinor: String(Math.max(0, amountMinor ?? 0)) }
  const { data, error } = usePrivateQuery('GET /api/admin/plan/{id}/refund', { path: { id: plan.id }, query })
  const sum = money(amountMinor ?? 0, currency)
  const paid = sums.find(each => each.currency === currency)?.paidMinor ?? 0
  return (
    <ReasonForm
      {...props}
      label={amountMinor ? m.office_refund_do({ sum }) : m.office_refund()}
      run={async reason =>
        amountMinor === null || amountMinor <= 0
          ? { ok: false, field: null, words: m.office_refund_missing() }
          : refund(plan, { amountMinor, currency, reason, sum })
      }
    >
      {sums.length > 1 && (
        <SelectField
          label={m.org_currency()}
          value={currency}
          onChange={({ target }) => setCurrency(target.value)}
        >
          {sums.map(each => (
            <option key={each.currency}>{each.currency}</option>
          ))}
        </SelectField>
      )}
      <TextField
        inputMode="decimal"
        label={m.office_refund_amount({ currency })}
        hint={m.office_refund_hint({ sum: money(paid, currency) })}
        value={amount}
        required
        onChange={({ target }) => setAmount(target.value)}
      />
      {error && <PlanProblem words={failureWords(error, plan.name)} />}
      {data && data.amountMinor > 0 && (
        <>
          <p>{waysInWords(data.ways, data.currency)}</p>
          {data.opensDeposit && <Note kind="wait">{m.office_opens_deposit()}</Note>}
          <EmailThatFollows email={data.email} />
        </>
      )}
    </ReasonForm>
  )
}

/** Cancels a trip by its refund steps; if the operator does, everything goes back. */
export function CancelForm(props: MoneyFormProps) {
  const { plan } = props
  const { cancelTrip } = usePlanCalls()
  const [by, setBy] = useState<'traveller' | 'operator'>('traveller')
  const path = { id: plan.id }
  const { data, error } = usePrivateQuery('GET /api/admin/plan/{id}/cancel', { path, query: { by } })
  return (
    <ReasonForm {...props} label={m.office_cancel_do()} run={reason => cancelTrip(plan, { reason, by })}>
      <SelectField
        label={m.office_cancel_by()}
        value={by}
        onChange={({ target }) => setBy(target.value === 'operator' ? 'operator' : 'traveller')}
      >
        <option value="traveller">{m.office_cancel_traveller()}</option>
        <option value="operator">{m.office_cancel_operator()}</option>
      </SelectField>
      {data ? (
        <>
          <FactList
            facts={[
              [m.office_money_received(), money(data.paidMinor, data.currency)],
              [m.office_cancel_kept(), money(data.feeMinor, data.currency)],
              [m.office_cancel_back(), money(data.backMinor, data.currency)],
            ]}
          />
          <p>{waysInWords(data.ways, data.currency)}</p>
          <EmailThatFollows email={data.email} />
        </>
      ) : (
        <Unread error={error} name={plan.name} />
      )}
    </ReasonForm>
  )
}
