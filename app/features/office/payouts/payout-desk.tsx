import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { browserApi } from '#app/client/api-client/api-client.ts'
import { oneAtATime } from '#app/client/one-at-a-time.ts'
import { keyOf, usePrivateQuery } from '#app/client/private-data/private-query.ts'
import { useDesk } from '#app/features/office/desk/desk-context.ts'
import { ListHead } from '#app/features/office/desk/list-head.tsx'
import { ListNothing } from '#app/features/office/desk/list-nothing.tsx'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { formatDay, formatMoney } from '#app/text/figures.ts'
import { Anchor } from '#app/ui/anchor.tsx'
import { Button } from '#app/ui/button.tsx'
import { Display } from '#app/ui/display.tsx'
import { Note } from '#app/ui/note.tsx'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import styles from './payout-desk.module.css'

function useDue(upTo: string) {
  return usePrivateQuery('GET /api/admin/payout', { query: { upTo } })
}

type Due = NonNullable<ReturnType<typeof useDue>['data']>[number]

function sumsInWords({ sums }: Pick<Due, 'sums'>): string {
  return sums.map(({ amountMinor, currency }) => formatMoney(amountMinor, currency, getLocale())).join(', ')
}

const parts = { first: m.org_first_half, second: m.org_second_half }

/** What is due to one partner, with the email that follows when it is paid. */
function PartnerDue({ due, upTo }: { due: Due; upTo: string }) {
  const { notify } = useDesk()
  const client = useQueryClient()
  const [reference, setReference] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [once] = useState(oneAtATime)
  const { partner, name, halves, email } = due
  const sum = sumsInWords(due)
  async function pay(): Promise<void> {
    setBusy(true)
    try {
      const named = reference.trim() === '' ? {} : { reference: reference.trim() }
      await browserApi('POST /api/admin/payout', { body: { partner, upTo, ...named } })
      notify(m.office_payouts_done({ sum, name }), true)
    } catch {
      notify(m.office_payouts_failed(), false)
    } finally {
      setBusy(false)
      void client.invalidateQueries({ queryKey: keyOf('GET /api/admin/payout') })
    }
  }
  return (
    <li className={styles.partner}>
      <div className={styles.head}>
        <Display size={20}>{name}</Display>
        <b>{sum}</b>
      </div>
      <ul>
        {halves.map(({ planId, part, dueOn, amountMinor, currency }) => (
          <li key={`${planId} ${part}`}>
            <Anchor to={links.officePlan(planId)}>
              {m.office_payouts_half({
                number: planId,
                part: parts[part](),
                day: formatDay(dueOn, getLocale()),
              })}
            </Anchor>
            <span>{formatMoney(amountMinor, currency, getLocale())}</span>
          </li>
        ))}
      </ul>
      <TextField
        label={m.office_paid_reference()}
        value={reference}
        maxLength={140}
        onChange={({ target }) => setReference(target.value)}
      />
      {email && (
        <details className={styles.email}>
          <summary>{m.office_email_follows({ to: email.to })}</summary>
          <b>{email.subject}</b>
          <p>{email.text}</p>
        </details>
      )}
      <div>
        <Button size="sm" icon="check-bold" loading={isBusy} onClick={() => void once(pay)}>
          {m.office_payouts_pay({ sum })}
        </Button>
      </div>
    </li>
  )
}

/** What partners have earned and is due, up to a day. */
export function PayoutDesk() {
  const [upTo, setUpTo] = useState(() => new Date().toISOString().slice(0, 10))
  const { data, isError, isPending, refetch } = useDue(upTo)
  const due = data?.filter(({ halves }) => halves.length > 0) ?? []
  return (
    <main id="main" className={styles.main} aria-busy={isPending}>
      <ListHead title={m.office_payouts()}>
        <TextField
          type="date"
          label={m.office_payouts_up_to()}
          value={upTo}
          required
          onChange={({ target }) => target.value && setUpTo(target.value)}
        />
      </ListHead>
      <div className={styles.body}>
        {due.length > 0 && <p>{m.office_payouts_lead()}</p>}
        {isPending && <Skeleton height="8rem" />}
        {isError && !data && (
          <>
            <Note kind="error">{m.office_failed()}</Note>
            <SecondaryButton size="sm" onClick={() => void refetch()}>
              {m.office_retry()}
            </SecondaryButton>
          </>
        )}
        {data && due.length === 0 && (
          <ListNothing title={m.office_payouts_none()} line={m.office_payouts_lead()} />
        )}
        <ul className={styles.partners}>
          {due.map(each => (
            <PartnerDue key={each.partner} due={each} upTo={upTo} />
          ))}
        </ul>
      </div>
    </main>
  )
}
