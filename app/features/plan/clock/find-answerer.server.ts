import { and, arrayContains, asc, eq, sql } from 'drizzle-orm'
import { findAbsenceAt, findCalendar } from '#app/features/people/calendar/calendar-queries.server.ts'
import { answerDue, answerSpan } from '#app/features/people/calendar/clock.ts'
import type { Readable } from '#database/connect.ts'
import { staff } from '#database/schema/staff.ts'

type Reads = Pick<Readable, 'select'>

/** Who answers a question, and when the answer is due. Null is the office, which answers within a day. */
export interface Answering {
  fkey: string | null
  answerDueTs: Date
}

/** When an answer is due that a person owes from an instant on, whether they are away or not. */
export async function findAnswerDue(tx: Reads, fkey: string | null, at: Date): Promise<Date> {
  return answerDue(at, await findCalendar(tx, fkey, answerSpan(at)))
}

/** When this person's answer would be due; null if they are away now, or on the day it would be due. */
async function findDueAtWork(tx: Reads, fkey: string, at: Date): Promise<Date | null> {
  const answerDueTs = await findAnswerDue(tx, fkey, at)
  return (await findAbsenceAt(tx, fkey, [at, answerDueTs])) ? null : answerDueTs
}

interface Sought {
  /** Tag of the country that is asked about. */
  country: string
  at: Date
  /** Who comes first, if they plan the country. */
  standIn: string | null
  /** Who is not asked: null is the office. */
  except: readonly (string | null)[]
}

/**
 * Who answers in a planner's place: the stand-in, otherwise the planner of the country with the fewest answers due,
 * among those at work; without one the office.
 */
export async function findSubstitute(
  tx: Reads,
  { country, at, standIn, except }: Sought,
): Promise<Answering> {
  const waiting = sql<number>`(
    select count(*) from plan p where p.assigned_staff_fkey = ${staff.fkey} and p.waits_for = 'planner'
  )`
  const found = await tx
    .select({ fkey: staff.fkey })
    .from(staff)
    .where(and(eq(staff.active, true), arrayContains(staff.countries, [country])))
    .orderBy(sql`${staff.fkey} = ${standIn} desc nulls last`, waiting, asc(staff.fkey))
  for (const { fkey } of found) {
    if (except.includes(fkey)) continue
    const answerDueTs = await findDueAtWork(tx, fkey, at)
    if (answerDueTs) return { fkey, answerDueTs }
  }
  return { fkey: null, answerDueTs: await findAnswerDue(tx, null, at) }
}

/** Who answers a question that is asked now: the wanted person, or who does in their place while they are away. */
export async function findAnswerer(
  tx: Reads,
  wanted: string | null,
  { country, at }: Pick<Sought, 'country' | 'at'>,
): Promise<Answering> {
  const answerDueTs = await findAnswerDue(tx, wanted, at)
  const away = wanted && (await findAbsenceAt(tx, wanted, [at, answerDueTs]))
  if (!away) return { fkey: wanted, answerDueTs }
  return findSubstitute(tx, { country, at, standIn: away.standInFkey, except: [wanted] })
}
