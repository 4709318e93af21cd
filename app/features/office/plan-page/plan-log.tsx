import { z } from 'zod'
import { whenOf } from '#app/features/office/desk/office-clock.ts'
import { isStage } from '#app/features/plan/core/plan.ts'
import { stageName } from '#app/features/plan/handling/handling-words.ts'
import { lineName, wishLines } from '#app/features/wish/wish-words.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { formatDay } from '#app/text/figures.ts'
import { Display } from '#app/ui/display.tsx'
import styles from './plan-log.module.css'
import type { OfficeEvent, OfficePlan } from './plan-page-schema.ts'
import { money } from './plan-words.ts'

/** The events of a plan, the newest first. */
export function PlanLog({ plan, now }: { plan: OfficePlan; now: Date }) {
  const { events, lostReason } = plan
  return (
    <>
      <Display size={20}>{m.office_log()}</Display>
      {lostReason && <p className={styles.lost}>{m.office_lost_because({ reason: lostReason })}</p>}
      <ol className={styles.log}>
        {events.toReversed().map(event => (
          <li key={event.id}>
            <time dateTime={event.happenedTs}>{whenOf(new Date(event.happenedTs), now)}</time>
            <span>
              <b>{eventActor(event)}</b> {eventWords(event, now)}
              {event.reason && <q>{event.reason}</q>}
            </span>
          </li>
        ))}
      </ol>
    </>
  )
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function stage(value: unknown): string {
  const name = text(value)
  return isStage(name) ? stageName(name) : name
}

/** Words for answers whose event has no names, as they were stored at first. */
const namelessAnswers: Record<string, () => string> = {
  accept: m.office_event_line_accepted,
  decline: m.office_event_line_declined,
  ask: m.office_event_line_asked,
}

const lineAnswers: Record<string, (names: { name: string }) => string> = {
  accept: m.office_event_line_accepted_of,
  decline: m.office_event_line_declined_of,
  ask: m.office_event_line_asked_of,
}

/** What an answer that opens a line takes back. */
const tookBack: Record<string, (names: { name: string }) => string> = {
  accept: m.office_event_line_unticked,
  decline: m.office_event_line_wanted,
  ask: m.office_event_line_settled,
}

function lineWords(details: OfficeEvent['details']): string {
  const [answer, took] = [text(details.answer), text(details.took)]
  const names = { name: text(details.name), instead: text(details.instead) }
  if (names.name === '')
    return details.alternative
      ? m.office_event_line_chosen_other()
      : (namelessAnswers[answer] ?? m.office_event_line_open)()
  if (details.alternative) return m.office_event_line_chosen(names)
  if (took === 'choice') return m.office_event_line_chosen_back(names)
  const words = (answer === 'open' ? tookBack[took] : lineAnswers[answer]) ?? m.office_event_line_settled
  return words(names)
}

function isNone(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0
}

function sumOf({ amountMinor, currency }: OfficeEvent['details']): string {
  return typeof amountMinor === 'number' ? money(amountMinor, text(currency)) : ''
}

function passedWords(to: string, away: unknown): string {
  if (typeof away === 'object' && away !== null && 'firstName' in away && 'until' in away) {
    const why = { name: text(away.firstName), day: formatDay(text(away.until), getLocale()) }
    return to ? m.office_event_passed_away({ to, ...why }) : m.office_event_office_for_away(why)
  }
  return to ? m.office_event_passed_on({ to }) : m.office_event_passed_to_office()
}

const wishChange = z.object({
  line: z.enum(wishLines),
  from: z.object({ en: z.string().nullable(), es: z.string().nullable() }),
  to: z.object({ en: z.string().nullable(), es: z.string().nullable() }),
})

/** What was changed of a wish, from what to what. */
function changeWords(changes: unknown): string {
  const locale = getLocale()
  const read = z.array(wishChange).safeParse(changes)
  return (read.data ?? [])
    .map(({ line, from, to }) =>
      m.office_event_wish_change({
        line: lineName(line, locale),
        from: from[locale] ?? m.wish_nothing(),
        to: to[locale] ?? m.wish_nothing(),
      }),
    )
    .join('; ')
}

/** Text of an event in a plan's log. */
export function eventWords(
  { kind, details, actorName }: Pick<OfficeEvent, 'kind' | 'details' | 'actorName'>,
  now: Date,
): string {
  const to = text(details.toName) || text(details.to)
  switch (kind) {
    case 'requested':
      return m.office_event_requested()
    case 'sorted_out':
      return isNone(details.leftOut)
        ? m.office_event_sorted_out()
        : m.office_event_sorted_out_part({ reason: text(details.reason) })
    case 'doubted':
      return m.spam_event_doubted()
    case 'proved':
      return isNone(details.signs) ? m.spam_event_proved() : m.spam_event_lightened()
    case 'trusted':
      return m.spam_event_trusted()
    case 'assigned':
      // Not assigned by a colleague: the planner answered an unassigned plan.
      if (details.staff) return m.office_event_answered_first()
      return to === actorName ? m.office_event_claimed() : m.office_event_assigned({ to })
    case 'handed_over':
      return m.office_event_handed_over({ to })
    case 'passed_on':
      return passedWords(to, details.away)
    case 'stage':
      return m.office_event_stage({ from: stage(details.from), to: stage(details.to) })
    case 'reopened':
      return m.office_event_reopened()
    case 'snoozed':
      return m.office_event_snoozed({ when: whenOf(new Date(text(details.until)), now) })
    case 'wish_corrected':
      return m.office_event_wish({ changes: changeWords(details.changes) })
    case 'draft_begun':
      return m.office_event_draft_begun({ number: String(details.number ?? '') })
    case 'proposal_sent':
      return m.office_event_proposal_sent({ number: String(details.number ?? '') })
    case 'proposal_timed':
      return m.office_event_proposal_timed({
        number: String(details.number ?? ''),
        when: whenOf(new Date(text(details.at)), now),
      })
    case 'proposal_stopped':
      return m.office_event_proposal_stopped({ number: String(details.number ?? '') })
    case 'link_opened':
      return m.office_event_link_opened({ device: text(details.device) || m.office_event_device() })
    case 'link_withdrawn':
      return m.office_event_link_withdrawn()
    case 'shared':
      return m.office_event_shared()
    case 'share_ended':
      return m.office_event_share_ended()
    case 'vote_opened':
      return m.office_event_vote_opened({ number: String(details.proposal ?? '') })
    case 'vote_closed':
      return m.office_event_vote_closed({ number: String(details.proposal ?? '') })
    case 'message':
      return text(details.channel) === 'email' ? m.office_event_emailed() : m.office_event_written()
    case 'phone_call_noted':
      return m.office_event_phoned()
    case 'line_answered':
      return details.byLink ? m.office_event_by_link({ words: lineWords(details) }) : lineWords(details)
    case 'accepted':
      return m.office_event_accepted({ number: String(details.number ?? '') })
    case 'payment_received':
      return m.office_event_payment({ sum: sumOf(details) })
    case 'deposit_paid':
      return m.office_event_deposit_paid()
    case 'entry_reversed':
      return m.office_event_reversed({ sum: sumOf(details) })
    case 'deposit_open_again':
      return m.office_event_deposit_open()
    case 'refunded':
      return m.office_event_refunded({ sum: sumOf(details) })
    case 'refund_failed':
      return m.office_event_refund_failed({ sum: sumOf(details) })
    case 'payment_waiting':
      return m.office_event_payment_waiting({ sum: sumOf(details) })
    case 'payment_failed':
      return m.office_event_payment_failed({ sum: sumOf(details) })
    case 'disputed':
      return m.office_event_disputed({ sum: sumOf(details) })
    case 'dispute_won':
      return m.office_event_dispute_won({ sum: sumOf(details) })
    case 'dispute_lost':
      return m.office_event_dispute_lost({ sum: sumOf(details) })
    case 'trip_cancelled':
      return m.office_event_cancelled()
    case 'email_bounced':
      return m.office_event_bounced()
    case 'email_refused':
      return m.office_event_refused()
    case 'email_set_aside':
      return text(details.state) === 'unreadable'
        ? m.office_event_set_aside_unread()
        : m.office_event_set_aside()
    case 'email_joined':
      return m.office_event_email_joined()
    case 'attachment_refused':
      return m.office_event_file_refused()
    case 'note_written':
      return m.office_event_noted()
    case 'refund_reminder':
      return m.office_event_reminded_refund()
    case 'balance_reminder':
      return m.office_event_reminded_balance()
    case 'details_reminder':
      return m.office_event_reminded_details()
    case 'review_reminder':
      return m.office_event_reminded_review()
    case 'review_written':
      return m.office_event_review_written()
    case 'review_published':
      return m.office_event_review_published()
    case 'review_refused':
      return m.office_event_review_refused()
    case 'deletion_asked':
      return m.office_event_deletion_asked()
    case 'deletion_taken_back':
      return m.office_event_deletion_taken_back()
    case 'woken':
      return m.office_event_woken()
    default:
      return m.office_event_other({ kind: kind.replaceAll('_', ' ') })
  }
}

/** Name of the event's actor. */
export function eventActor({ actorKind, actorName }: Pick<OfficeEvent, 'actorKind' | 'actorName'>): string {
  if (actorKind === 'system') return m.office_event_system()
  return actorName ?? m.office_event_visitor()
}
