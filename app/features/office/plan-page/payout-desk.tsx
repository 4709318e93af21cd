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
import { dayOf } from '#app/text/days.ts'
import { formatDay, formatMoney } from '#app/text/figures.ts'
import { Button } from '#app/ui/button.tsx'
import { Display } from '#app/ui/display.tsx'
import { Note } from '#app/ui/note.tsx'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { ReverseForm } from './money-dialogs.tsx'
import styles from './payout-desk.module.css'
import { PlanSheet } from './plan-sheet.tsx'

function useDue(upTo: string) {
  return usePrivateQuery('GET /api/admin/payout', { query: { upTo } })
}

type Due = NonNullable<ReturnType<typeof useDue>['data']>[number]

function sumsInWords({ sums }: Pick<Due, 'sums'>): string {
  return sums.map(({ amountMinor, currency }) => formatMoney(amountMinor, currency, getLocale())).join(', ')
}

const parts = { first: m.org_first_half, second: m.org_second_half }

/** What was paid to a partner, each with its way back. */
function PartnerPaid({ due: { name, paid } }: { due: Due }) {
  const { notify } = useDesk()
  const client = useQueryClient()
  const [takenBack, setTakenBack] = useState<Due['paid'][number] | null>(null)
  if (paid.length === 0) return null
  return (
    <>
      <h3>{m.office_payouts_paid()}</h3>
      <ul>
        {paid.map(entry => {
          const { entryId, planId, part, paidOn, reference } = entry
          const sum = formatMoney(entry.amountMinor, entry.currency, getLocale())
          const words = { number: planId, part: parts[part](), day: formatDay(paidOn, getLocale()) }
          return (
            <li key={entryId}>
              <TextLink to={links.officePlan(planId)}>{m.office_payouts_half_paid(words)}</TextLink>
              <span>
                {sum}
                {reference && `, ${reference}`}
              </span>
              <SecondaryButton
                size="sm"
                aria-label={m.office_payouts_reverse({ sum, number: planId })}
                onClick={() => setTakenBack(entry)}
              >
                {m.office_reverse()}
              </SecondaryButton>
            </li>
          )
        })}
      </ul>
      <PlanSheet
        about={takenBack && { id: takenBack.planId, name }}
        title={m.office_reverse_title()}
        onClose={() => setTakenBack(null)}
      >
        {takenBack && (
          <ReverseForm
            plan={{ id: takenBack.planId, name }}
            entryId={takenBack.entryId}
            onClose={() => setTakenBack(null)}
            onResult={(words, ok) => {
              notify(words, ok)
              void client.invalidateQueries({ queryKey: keyOf('GET /api/admin/payout') })
            }}
          />
        )}
      </PlanSheet>
    </>
  )
}

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
    <>
      <ul>
        {halves.map(({ planId, part, dueOn, amountMinor, currency }) => (
          <li key={`${planId} ${part}`}>
            <TextLink to={links.officePlan(planId)}>
              {m.office_payouts_half({
                number: planId,
                part: parts[part](),
                day: formatDay(dueOn, getLocale()),
              })}
            </TextLink>
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
    </>
  )
}

/** What partners have earned and is due, up to a day, and what they were paid. */
export function PayoutDesk() {
  const [upTo, setUpTo] = useState(() => dayOf(new Date()))
  const { data, isError, isPending, refetch } = useDue(upTo)
  const shown = data?.filter(({ halves, paid }) => halves.length + paid.length > 0) ?? []
  const isDue = shown.some(({ halves }) => halves.length > 0)
  return (
    <main id="main" className={styles.main} aria-busy={isPending}>
      <ListHead title={m.office_payouts()}>
        <div className={styles.upTo}>
          <TextField
            type="date"
            label={m.office_payouts_up_to()}
            value={upTo}
            required
            onChange={({ target }) => target.value && setUpTo(target.value)}
          />
        </div>
      </ListHead>
      <div className={styles.body}>
        {isDue && <p>{m.office_payouts_lead()}</p>}
        {isPending && <Skeleton height="8rem" />}
        {isError && !data && (
          <>
            <Note kind="error">{m.office_failed()}</Note>
            <SecondaryButton size="sm" onClick={() => void refetch()}>
              {m.office_retry()}
            </SecondaryButton>
          </>
        )}
        {data && !isDue && <ListNothing title={m.office_payouts_none()} line={m.office_payouts_lead()} />}
        <ul className={styles.partners}>
          {shown.map(each => (
            <li key={each.partner} className={styles.partner}>
              <div className={styles.head}>
                <Display size={20}>{each.name}</Display>
                <b>{sumsInWords(each)}</b>
              </div>
              {each.halves.length > 0 && <PartnerDue due={each} upTo={upTo} />}
              <PartnerPaid due={each} />
            </li>
          ))}
        </ul>
      </div>
    </main>
  )
}
