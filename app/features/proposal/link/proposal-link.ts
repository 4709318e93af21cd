import type { ProposalContent } from '#database/values/proposal-content.ts'

/** Days for which the link of a proposal without dates opens it. */
const OPEN_DAYS = 180
const DAY_MS = 86_400_000

/** What a link names: the plan, and which edition of its links it belongs to. */
export interface NamedByLink {
  planId: number
  edition: number
}

/** What the proof of a token covers: the person as well, so that a link never outlives who it was written to. */
export function subjectOf({ planId, edition }: NamedByLink, userId: number): string {
  return `proposal-link ${planId} ${userId} ${edition}`
}

/** Parts of a token; null for what was never one. */
export function readToken(token: string): (NamedByLink & { proof: string }) | null {
  const [, planId, edition, proof] = /^([1-9]\d{0,14})\.([1-9]\d{0,8})\.([\w-]{1,200})$/.exec(token) ?? []
  return planId && edition && proof ? { planId: Number(planId), edition: Number(edition), proof } : null
}

/** The newest sent proposal of a plan, or its accepted one. */
export interface Standing {
  sentTs: Date
  content: Pick<ProposalContent, 'startsOn'> & { days: readonly unknown[] }
}

/**
 * Whether a proposal still stands: until its last day is over, and without dates for half a year after it was sent. Of
 * a lost plan none does.
 */
export function stands(
  { sentTs, content }: Standing,
  { isLost, now }: { isLost: boolean; now: Date },
): boolean {
  if (isLost) return false
  if (content.startsOn === null) return now.getTime() < sentTs.getTime() + OPEN_DAYS * DAY_MS
  const over = Date.parse(`${content.startsOn}T00:00:00Z`) + content.days.length * DAY_MS
  // Until that day is over everywhere.
  return now.getTime() < over + DAY_MS / 2
}
