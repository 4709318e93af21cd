import { whenOf } from '#app/features/office/desk/office-clock.ts'
import { stageName } from '#app/features/office/handling/stage-words.ts'
import { isStage } from '#app/features/request/plan/plan.ts'
import { m } from '#app/paraglide/messages.js'
import type { OfficeEvent } from './office-plan-schema.ts'

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function stage(value: unknown): string {
  const name = text(value)
  return isStage(name) ? stageName(name) : name
}

/** What happened to a plan, as a line of its log says it. */
export function eventWords({ kind, details }: Pick<OfficeEvent, 'kind' | 'details'>, now: Date): string {
  const to = text(details.toName) || text(details.to) || text(details.staff)
  switch (kind) {
    case 'requested':
      return m.office_event_requested()
    case 'assigned':
      return m.office_event_assigned({ to })
    case 'handed_over':
      return m.office_event_handed_over({ to })
    case 'passed_on':
      return to ? m.office_event_passed_on({ to }) : m.office_event_passed_to_office()
    case 'stage':
      return m.office_event_stage({ from: stage(details.from), to: stage(details.to) })
    case 'reopened':
      return m.office_event_reopened()
    case 'snoozed':
      return m.office_event_snoozed({ when: whenOf(new Date(text(details.until)), now) })
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
    case 'message':
      return m.office_event_written()
    case 'note written':
      return m.office_event_noted()
    case 'refund_reminder':
      return m.office_event_reminded_refund()
    case 'balance_reminder':
      return m.office_event_reminded_balance()
    case 'review_reminder':
      return m.office_event_reminded_review()
    case 'review_written':
      return m.office_event_review_written()
    case 'review_published':
      return m.office_event_review_published()
    case 'review_refused':
      return m.office_event_review_refused()
    case 'woken':
      return m.office_event_woken()
    default:
      return m.office_event_other({ kind: kind.replaceAll('_', ' ') })
  }
}

/** Who did it. */
export function eventActor({ actorKind, actorName }: Pick<OfficeEvent, 'actorKind' | 'actorName'>): string {
  if (actorKind === 'system') return m.office_event_system()
  return actorName ?? m.office_event_visitor()
}
