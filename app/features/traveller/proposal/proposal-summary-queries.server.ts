import { inArray } from 'drizzle-orm'
import { difference } from '#app/features/proposal/proposal/difference.ts'
import { moreThan, sumsOf } from '#app/features/proposal/proposal/sums.ts'
import { findSentProposals } from '#app/features/proposal/sent/proposal-queries.server.ts'
import type { Readable } from '#database/connect.ts'
import { staff } from '#database/schema/staff.ts'
import type { ProposalContent } from '#database/values/proposal-content.ts'
import { changeLines } from './change-words.ts'
import type { ProposalSummary } from './proposal-summary-schema.ts'

/** Names are not needed: only the number of change lines is used. */
const NO_NAMES = { places: {}, tours: {} }

function changeSince(before: ProposalContent, content: ProposalContent): ProposalSummary['change'] {
  const [was, is] = [sumsOf(before), sumsOf(content)]
  return {
    lines: changeLines(difference(before, content), { content, facts: NO_NAMES }).length,
    totalMinor: moreThan(was, is),
    drivingMinutes: is.drivingMinutes - was.drivingMinutes,
  }
}

/** The sent drafts of a plan for its conversation, the oldest first. */
export async function findProposalSummaries(db: Readable, planId: number): Promise<ProposalSummary[]> {
  const rows = (await findSentProposals(db, planId)).reverse()
  const writers = await db
    .select({ fkey: staff.fkey, name: staff.name })
    .from(staff)
    .where(
      inArray(
        staff.fkey,
        rows.map(({ staffFkey }) => staffFkey),
      ),
    )
  return rows.map(({ number, note, staffFkey, sentTs, priceMinor, currency, content }, i) => {
    const before = rows[i - 1]
    return {
      ...{ number, note, currency, sentTs: sentTs.toISOString(), totalMinor: priceMinor },
      name: writers.find(({ fkey }) => fkey === staffFkey)?.name ?? '',
      days: content.days.length,
      change: before ? changeSince(before.content, content) : null,
    }
  })
}
