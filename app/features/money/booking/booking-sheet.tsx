import { type ReactNode, useEffect } from 'react'
import { ApiError } from '#app/client/api-client/api-error.ts'
import { apiLocale } from '#app/client/api-client/calls.ts'
import { keyOf, usePrivateQuery } from '#app/client/private-data/private-query.ts'
import { useLiveRefresh } from '#app/client/private-data/use-live-refresh.ts'
import { useLogInLink } from '#app/features/account/log-in/use-log-in-link.ts'
import { datesRefusal } from '#app/features/money/terms/terms.ts'
import { logPurchase, type Purchase } from '#app/features/visit/analytics/analytics.ts'
import { promptsInWords } from '#app/features/wish/prompt-words.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { formatDay, formatMoney } from '#app/text/figures.ts'
import { formatHour } from '#app/text/format-due.ts'
import { Anchor } from '#app/ui/anchor.tsx'
import { Avatar } from '#app/ui/avatar.tsx'
import { Button } from '#app/ui/button.tsx'
import { Display } from '#app/ui/display.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Note } from '#app/ui/note.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { Text } from '#app/ui/text.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import { BookingDeposit } from './booking-deposit.tsx'
import type { BookingView } from './booking-schema.ts'
import styles from './booking-sheet.module.css'
import { BookingSign } from './booking-sign.tsx'
import unsureStyles from './booking-summary.module.css'
import { BookingSummary } from './booking-summary.tsx'
import { BookingTransfer } from './booking-transfer.tsx'
import { OpenMatters } from './open-matters.tsx'

const LOGGED = 'ceiba:told-purchase:'

/** Marks a purchase as logged. Returns whether this browser had logged it before; false if storage is unavailable. */
function wasLogged(id: string): boolean {
  try {
    const before = localStorage.getItem(LOGGED + id)
    localStorage.setItem(LOGGED + id, 'yes')
    return before !== null
  } catch {
    return false
  }
}

/** Logs a paid deposit with the analytics services, once per browser (specification, section 9). */
function useLogPurchase(purchase: Purchase | null): void {
  const id = purchase?.id
  const usdCents = purchase?.usdCents
  useEffect(() => {
    if (id === undefined || usdCents === undefined || wasLogged(id)) return
    logPurchase({ id, usdCents })
  }, [id, usdCents])
}

interface Told {
  title: string
  line: string
  action?: ReactNode
}

/** A short message with one action. */
function Say({ title, line, action }: Told) {
  return (
    <>
      <Display as="h1" size={64}>
        {title}
      </Display>
      <Text size="lead">{line}</Text>
      {action && <div>{action}</div>}
    </>
  )
}

function Cancelled({ booking: { cancelled, currency } }: { booking: BookingView }) {
  const money = (minor: number) => formatMoney(minor, currency, getLocale())
  return (
    <>
      <Say title={m.booking_cancelled_title()} line={m.booking_state_cancelled()} />
      {cancelled && cancelled.paidMinor > 0 && (
        <Note kind="ok">
          {m.booking_cancelled_sums({ paid: money(cancelled.paidMinor), back: money(cancelled.backMinor) })}
        </Note>
      )}
    </>
  )
}

function Paid({ booking }: { booking: BookingView }) {
  const { paidMinor, priceMinor, currency, invoices, bank, deposit, balance } = booking
  const rest = invoices.find(({ kind }) => kind === 'balance')
  const locale = getLocale()
  const towards = Math.max(0, paidMinor - (deposit?.amountMinor ?? 0))
  const openMinor = (balance?.amountMinor ?? 0) - towards
  return (
    <>
      <Say title={m.booking_paid_title()} line={m.booking_paid_line()} />
      <Note kind="ok">{m.booking_paid_part({ sum: formatMoney(paidMinor, currency, locale) })}</Note>
      {priceMinor !== null && paidMinor > priceMinor && (
        <Note kind="wait">
          {m.booking_over({ sum: formatMoney(paidMinor - priceMinor, currency, locale) })}
        </Note>
      )}
      {rest && openMinor > 0 && (
        <>
          <Text>
            {rest.isDueAtOnce
              ? m.booking_rest_at_once({ sum: formatMoney(openMinor, currency, locale) })
              : m.booking_rest({
                  sum: formatMoney(openMinor, currency, locale),
                  day: formatDay(rest.dueOn, locale),
                })}
          </Text>
          <BookingTransfer bank={bank} invoice={rest} openMinor={openMinor} />
        </>
      )}
    </>
  )
}

/** What has to be settled before there is something to sign. */
function StillOpen({ planId, booking }: { planId: number; booking: BookingView }) {
  const { openMatters, planner, number } = booking
  return (
    <>
      <Say title={m.open_title()} line={m.open_way()} />
      <OpenMatters matters={openMatters} planner={planner?.firstName ?? null} isTitled />
      <div>
        <Button to={links.ownProposal(planId, number)}>{m.open_look()}</Button>
      </div>
    </>
  )
}

function Stage({ planId, booking }: { planId: number; booking: BookingView }) {
  const refusal = datesRefusal(booking.startsOn, new Date())
  switch (booking.state) {
    case 'open':
    case 'price_unknown':
      if (booking.openMatters.length > 0) return <StillOpen planId={planId} booking={booking} />
      if (refusal === 'dates_past')
        return <Say title={m.booking_past_title()} line={m.booking_refused_past()} />
      if (refusal) return <Say title={m.booking_dates_title()} line={m.booking_refused_dates()} />
      return <BookingSign planId={planId} booking={booking} />
    case 'accepted':
      return <BookingDeposit planId={planId} booking={booking} />
    case 'paid':
      return <Paid booking={booking} />
    case 'superseded':
      return (
        <Say
          title={m.booking_superseded_title()}
          line={m.booking_superseded_line({ number: booking.latest })}
          action={
            <Button to={links.book(planId, booking.latest)}>
              {m.booking_draft({ number: booking.latest })}
            </Button>
          }
        />
      )
    case 'cancelled':
      return <Cancelled booking={booking} />
  }
}

/** Why the booking cannot be shown: logged out, not found, or the server is unreachable. */
function Absent({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const logInLink = useLogInLink()
  const status = error instanceof ApiError ? error.status : 0
  if (status === 401)
    return (
      <Say
        title={m.booking_log_in_title()}
        line={m.booking_log_in_line()}
        action={<Button to={logInLink}>{m.booking_log_in()}</Button>}
      />
    )
  if (status === 404 || status === 422)
    return (
      <Say
        title={m.booking_gone_title()}
        line={m.booking_gone_line()}
        action={<Button to={links.account()}>{m.booking_to_account()}</Button>}
      />
    )
  return (
    <Say
      title={m.booking_away_title()}
      line={m.booking_away_line()}
      action={<Button onClick={onRetry}>{m.booking_retry()}</Button>}
    />
  )
}

const steps = { open: 'sign', accepted: 'deposit', paid: 'done' } as const

const STEPS = ['read', 'sign', 'deposit'] as const

const names = {
  read: () => m.booking_step_read(),
  sign: () => m.booking_step_sign(),
  deposit: () => m.booking_step_deposit(),
}

interface BookingStepsProps {
  planId: number
  number: number
  at: 'sign' | 'deposit' | 'done'
}

/** Progress: read, sign, deposit; with a link back to the proposal. */
function BookingSteps({ planId, number, at }: BookingStepsProps) {
  const reached = at === 'done' ? STEPS.length : STEPS.indexOf(at)
  return (
    <nav aria-label={m.booking_steps()} className={styles.steps}>
      <ol>
        {STEPS.map((step, i) => (
          <li
            key={step}
            className={i < reached ? styles.done : undefined}
            aria-current={i === reached ? 'step' : undefined}
          >
            {i < reached ? <Icon name="check-circle-fill" /> : <b>{i + 1}</b>}
            {step === 'read' ? (
              <Anchor to={links.ownProposal(planId, number)}>{names.read()}</Anchor>
            ) : (
              names[step]()
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

interface BookingTravellersProps {
  planId: number
  travellers: BookingView['travellers']
}

/** The travellers of the plan, with their answers. */
function BookingTravellers({ planId, travellers }: BookingTravellersProps) {
  const locale = getLocale()
  return (
    <section className={styles.travellers}>
      <Display size={30}>{m.booking_travellers()}</Display>
      {travellers.length > 0 && (
        <ol>
          {travellers.map(({ name, birthday, age, prompts }, i) => (
            // Travellers without a name are identified by their order.
            // biome-ignore lint/suspicious/noArrayIndexKey: the order is their own
            <li key={i}>
              <b>{name ?? m.booking_traveller({ number: i + 1 })}</b>
              {birthday && <span>{m.booking_born({ day: formatDay(birthday, locale) })}</span>}
              {!birthday && age !== null && <span>{m.booking_aged({ count: age })}</span>}
              {promptsInWords(prompts, locale).map(words => (
                <span key={words}>{words}</span>
              ))}
            </li>
          ))}
        </ol>
      )}
      <p>
        <TextLink to={links.tripTravellers(planId)}>{m.booking_travellers_details()}</TextLink>
      </p>
    </section>
  )
}

interface BookingUnsureProps {
  planId: number
  planner: NonNullable<BookingView['planner']>
  isSigned: boolean
}

/** The planner to ask before and after signing, with their local time. */
function BookingUnsure({ planId, planner, isSigned }: BookingUnsureProps) {
  const { name, firstName, timeZone } = planner
  const { data } = usePrivateQuery('GET /api/private/plan/{id}', {
    path: { id: planId },
    query: { locale: apiLocale() },
  })
  const time = formatHour(new Date(), getLocale(), timeZone)
  return (
    <div className={unsureStyles.unsure}>
      <Avatar name={name} src={data?.planner?.portrait ?? null} />
      <Text size="small">
        <b>{isSigned ? m.booking_question() : m.booking_unsure()}</b>{' '}
        {isSigned
          ? m.booking_question_line({ name: firstName, time })
          : m.booking_unsure_line({ name: firstName, time })}{' '}
        <TextLink to={links.tripMessages(planId, '#newest')}>
          {m.booking_unsure_write({ name: firstName })}
        </TextLink>
      </Text>
    </div>
  )
}

/** The page where a proposal is signed and its deposit paid: the form on the left, the summary on the right. */
export function BookingSheet({ planId, number }: { planId: number; number: number }) {
  const path = { id: planId, number }
  const {
    data: booking,
    error,
    refetch,
  } = usePrivateQuery('GET /api/private/plan/{id}/proposal/{number}/booking', {
    path,
    query: { locale: apiLocale() },
  })
  const followed = { table: 'plan', where: `id = ${planId}`, columns: ['id', 'revision'] }
  useLiveRefresh(booking ? followed : null, [
    keyOf('GET /api/private/plan/{id}/proposal/{number}/booking', { path }),
  ])
  useLogPurchase(booking?.purchase ?? null)
  const step = booking && booking.state in steps ? steps[booking.state as keyof typeof steps] : null
  return (
    <div className={styles.sheet}>
      <div className={styles.main} aria-busy={!booking && !error}>
        {step && <BookingSteps planId={planId} number={number} at={step} />}
        {booking ? (
          <>
            <Stage planId={planId} booking={booking} />
            {step && <BookingTravellers planId={planId} travellers={booking.travellers} />}
          </>
        ) : error ? (
          <Absent error={error} onRetry={() => void refetch()} />
        ) : (
          <>
            <VisuallyHidden>{m.booking_loading()}</VisuallyHidden>
            <Skeleton width="70%" height="4rem" />
            <Skeleton height="6rem" />
            <Skeleton height="14rem" />
          </>
        )}
      </div>
      <aside className={styles.aside}>
        {booking ? <BookingSummary booking={booking} /> : error ? null : <Skeleton height="24rem" />}
        {booking?.planner && (
          <BookingUnsure planId={planId} planner={booking.planner} isSigned={booking.state !== 'open'} />
        )}
      </aside>
    </div>
  )
}
