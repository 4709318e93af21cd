import type { DataOf } from '#app/client/api-client/calls.ts'
import type { Desk } from '#app/features/office/desk/desk-context.ts'
import { countryName } from '#app/features/office/desk/desk-context.ts'
import { stageName } from '#app/features/plan/handling/handling-words.ts'
import { m } from '#app/paraglide/messages.js'
import type { InboxGroup } from './inbox-schema.ts'

/** A plan as a row of the inbox, as the call answers it. */
export type InboxRow = DataOf<'GET /api/admin/plan'>[number]

const groupTitles: Record<InboxGroup, () => string> = {
  late: m.office_group_late,
  today: m.office_group_today,
  nobody: m.office_group_nobody,
  later: m.office_group_later,
  waiting: m.office_group_waiting,
  snoozed: m.office_group_snoozed,
  over: m.office_group_over,
}

export function groupTitle(group: InboxGroup): string {
  return groupTitles[group]()
}

const partyNames: Record<NonNullable<InboxRow['travelGroup']>, () => string> = {
  Couple: m.office_party_couple,
  Family: m.office_party_family,
  Friends: m.office_party_friends,
  Solo: m.office_party_solo,
}

/** For example "Costa Rica, family of 4". */
export function whereAndWho(
  desk: Pick<Desk, 'countries'>,
  row: Pick<InboxRow, 'country' | 'travelGroup' | 'partySize'>,
): string {
  const country = countryName(desk, row.country)
  const { travelGroup, partySize: size } = row
  const name = travelGroup && partyNames[travelGroup]()
  const isCounted = size > 2 || (size === 2 && travelGroup !== 'Couple')
  const party =
    name && isCounted
      ? m.office_party_of({ party: name, count: size })
      : (name ?? (size > 0 ? String(size) : ''))
  return party ? `${country}, ${party}` : country
}

/** Progress of a plan: the number of the sent draft, or its stage. */
export function standingWords({ proposal, stage }: Pick<InboxRow, 'proposal' | 'stage'>): string {
  const isMoving = stage === 'assigned' || stage === 'first response'
  if (proposal?.sent && isMoving) return m.office_draft({ number: proposal.number })
  return stageName(stage)
}
