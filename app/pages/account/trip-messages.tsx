import { addressOf } from '#app/client/api-client/calls.ts'
import type { ListedFile } from '#app/features/conversation/thread/file-list.tsx'
import type { OwnTrip } from '#app/features/conversation/thread/own-trip.ts'
import { TripMessages } from '#app/features/conversation/thread/trip-messages.tsx'
import { awayNotes } from '#app/features/people/calendar/calendar.ts'
import { OfficeHours } from '#app/features/people/staff/office-hours.tsx'
import { formatHours, formatOffset } from '#app/features/people/staff/working-hours.ts'
import { ProposalCard } from '#app/features/traveller/proposal/proposal-card.tsx'
import type { ProposalSummary } from '#app/features/traveller/proposal/proposal-summary-schema.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { zoneOffset } from '#app/text/time-zone.ts'
import type { Route } from './+types/trip-messages.ts'
import { AccountFrame } from './account-frame.tsx'

export { publicPage as headers } from '#app/pages/page-headers.ts'

export function meta() {
  return [{ title: m.conversation_messages() }, { name: 'robots', content: 'noindex' }]
}

/**
 * The conversation about a plan (design, 16). The document is the same for everybody; the browser fills it from the
 * API.
 */
export default function TripMessagesPage({ params }: Route.ComponentProps) {
  const planId = Number(params.planId) || 0
  return (
    <AccountFrame current="messages" planId={planId}>
      <TripMessages
        planId={planId}
        showHours={planner => <PlannerHours planner={planner} />}
        showDraft={(draft, { picture }) => (
          <ProposalCard draft={draft} to={links.ownProposal(planId, draft.number)} picture={picture} />
        )}
        fileOf={draft => printedDraft(planId, draft)}
      />
    </AccountFrame>
  )
}

/** A sent draft as a printable file. */
function printedDraft(planId: number, { number, sentTs }: ProposalSummary): ListedFile {
  return {
    name: `${m.proposal_draft({ number })}.pdf`,
    mediaType: 'application/pdf',
    href: addressOf('GET /api/private/plan/{id}/proposal/{number}/file/{format}', {
      path: { id: planId, number, format: 'pdf' },
    }),
    createdTs: sentTs,
  }
}

function PlannerHours({ planner }: { planner: NonNullable<OwnTrip['planner']> }) {
  const { place, timeZone, hours, daysOff, away } = planner
  const locale = getLocale()
  const offset = formatOffset(zoneOffset(timeZone, new Date()))
  const calendar = { timeZone, hours, daysOff, away: awayNotes(away, timeZone, locale) }
  return <OfficeHours hours={{ ...calendar, place, offset, lines: formatHours(hours, locale) }} />
}
