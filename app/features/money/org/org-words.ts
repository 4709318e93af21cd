import { m } from '#app/paraglide/messages.js'
import type { Lead, LeadStage } from './org-schema.ts'

const stages: Record<LeadStage, (lead: Pick<Lead, 'draft'>) => string> = {
  new: () => m.org_stage_new(),
  answered: () => m.org_stage_answered(),
  draft: ({ draft }) => m.booking_draft({ number: draft ?? 1 }),
  hot: () => m.org_stage_hot(),
  warm: () => m.org_stage_warm(),
  cold: () => m.org_stage_cold(),
  paused: () => m.org_stage_paused(),
  signed: () => m.org_stage_signed(),
  booked: () => m.org_stage_booked(),
  travelled: () => m.org_stage_travelled(),
  lost: () => m.org_stage_lost(),
}

export function stageName(lead: Pick<Lead, 'stage' | 'draft'>): string {
  return stages[lead.stage](lead)
}

const groups: Record<NonNullable<Lead['group']>, () => string> = {
  Couple: () => m.org_group_couple(),
  Family: () => m.org_group_family(),
  Solo: () => m.org_group_solo(),
  Friends: () => m.org_group_friends(),
}

export function groupName(group: Lead['group']): string | null {
  return group && groups[group]()
}

/** Whole days of an ISO 8601 duration such as P30D; null if it is in months or years. */
export function daysOfInterval(interval: string): number | null {
  const match = /^P(?:0Y)?(?:0M)?(\d+)D(?:T0H0M0S)?$/.exec(interval)
  return match ? Number(match[1]) : null
}
