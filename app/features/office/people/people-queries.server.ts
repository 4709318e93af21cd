import {
  and,
  arrayContains,
  arrayOverlaps,
  asc,
  count,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNull,
  ne,
  type SQL,
  sql,
} from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { AppError } from '#app/app-error.ts'
import { portraitVersion } from '#app/features/people/staff/staff-queries.server.ts'
import { planStage } from '#app/features/plan/core/plan.ts'
import { withinReach } from '#app/features/plan/handling/handling-queries.server.ts'
import type { CallerContext, RequestContext } from '#app/request-context.ts'
import { deviceOf } from '#app/text/device.ts'
import { dayIn } from '#app/text/time-zone.ts'
import { absence } from '#database/schema/absence.ts'
import { authSession } from '#database/schema/identity.ts'
import { plan } from '#database/schema/plan.ts'
import { staff } from '#database/schema/staff.ts'
import { affiliate, users } from '#database/schema/user.ts'
import {
  type DaysAway,
  type ListedPerson,
  type OfficePerson,
  type PeopleGroup,
  type PeoplePosition,
  peopleGroups,
} from './people-schema.ts'

/** Running and coming absences of a member of the staff, and who can stand in; null for somebody who has left. */
async function findDaysAway(
  { db, now }: Pick<RequestContext, 'db' | 'now'>,
  fkey: string,
): Promise<DaysAway | null> {
  const [person] = await db.select().from(staff).where(eq(staff.fkey, fkey))
  if (!person?.active) return null
  const today = dayIn(person.timeZone, now())
  const standIn = alias(staff, 'stand_in')
  const [absences, colleagues] = await Promise.all([
    db
      .select({
        ...{ id: absence.id, firstDay: absence.firstDay, lastDay: absence.lastDay },
        standIn: standIn.name,
      })
      .from(absence)
      .leftJoin(standIn, eq(standIn.fkey, absence.standInFkey))
      .where(and(eq(absence.staffFkey, fkey), gte(absence.lastDay, today)))
      .orderBy(asc(absence.firstDay)),
    db
      .select({ fkey: staff.fkey, name: staff.name })
      .from(staff)
      .where(
        and(eq(staff.active, true), ne(staff.fkey, fkey), arrayOverlaps(staff.countries, person.countries)),
      )
      .orderBy(asc(staff.name)),
  ])
  return { today, absences, colleagues }
}

type Context = CallerContext & Pick<RequestContext, 'now'>

/** Maximum number of plans shown for a person. */
const MOST_PLANS = 100

async function listPlans({ db, actor }: Context, userId: number): Promise<OfficePerson['plans']> {
  const rows = await db
    .select({ row: plan, planner: staff.name })
    .from(plan)
    .leftJoin(staff, eq(staff.fkey, plan.assignedStaffFkey))
    .where(and(eq(plan.userId, userId), withinReach(actor)))
    .orderBy(desc(plan.id))
    .limit(MOST_PLANS)
  return rows.map(({ row, planner }) => ({
    ...{ id: row.id, country: row.countryTag, stage: planStage(row), planner },
    createdTs: row.createdTs.toISOString(),
  }))
}

async function listSessions({ db, now }: Context, userId: number) {
  const rows = await db
    .select()
    .from(authSession)
    .where(and(eq(authSession.userId, userId), gt(authSession.expiresAt, now())))
    .orderBy(desc(authSession.updatedAt), desc(authSession.id))
  return rows.map(({ id, createdAt, updatedAt, userAgent }) => ({
    device: deviceOf(userAgent ?? ''),
    ...{ id, createdTs: createdAt.toISOString(), lastUsedTs: updatedAt.toISOString() },
  }))
}

async function findStaff({ db }: Context, fkey: string | null): Promise<OfficePerson['staff']> {
  if (fkey === null) return null
  const [row] = await db.select().from(staff).where(eq(staff.fkey, fkey))
  if (!row) return null
  const [held] = await db
    .select({ plans: count() })
    .from(plan)
    .where(and(eq(plan.assignedStaffFkey, fkey), isNull(plan.lostDate)))
  const { name, countries, active } = row
  return { fkey, name, countries, active, unfinished: held?.plans ?? 0 }
}

/** Staff profiles without an account. */
function listProfiles({ db }: Context) {
  return db
    .select({ fkey: staff.fkey, name: staff.name })
    .from(staff)
    .leftJoin(users, eq(users.staffFkey, staff.fkey))
    .where(isNull(users.id))
    .orderBy(asc(staff.name))
}

/** What the office wrote about a person. */
export function presentNotes({
  tags,
  workflowExec,
  workflowExpert,
}: Pick<typeof users.$inferSelect, 'tags' | 'workflowExec' | 'workflowExpert'>) {
  return {
    tags,
    workflow_exec: workflowExec?.toISOString() ?? null,
    workflow_expert: workflowExpert?.toISOString() ?? null,
  }
}

/**
 * A person with their plans, role and, for admins, sessions. A planner can open people whose plans they answer for,
 * and themselves. @throws AppError not_logged_in, unauthorized, not_found.
 */
export async function getOfficePerson(ctx: Context, userId: number): Promise<OfficePerson> {
  const { db, actor } = ctx
  const isAdmin = actor.kind === 'admin'
  const plans = await listPlans(ctx, userId)
  const isOwn = 'userId' in actor && actor.userId === userId
  if (!isAdmin && !isOwn && plans.length === 0) throw new AppError('not_found')
  const [row] = await db
    .select({ person: users, partner: affiliate.name })
    .from(users)
    .leftJoin(affiliate, eq(affiliate.id, users.affiliateId))
    .where(eq(users.id, userId))
  if (!row) throw new AppError('not_found')
  const { person, partner } = row
  return {
    ...{ id: person.id, name: person.name, email: person.email, phone: person.phone, role: person.role },
    ...{ locale: person.locale, timeZone: person.timezone || null, createdOn: person.dateCreated },
    emailValidated: person.emailValidated?.toISOString() ?? null,
    lastLogInTs: person.dateLogin?.toISOString() ?? null,
    ...presentNotes(person),
    affiliateCreated: person.affiliateCreated,
    lastAnniversaryEmail: person.lastAnniversaryEmail,
    ...{ partner, plans },
    staff: await findStaff(ctx, person.staffFkey),
    away: person.staffFkey && (isAdmin || isOwn) ? await findDaysAway(ctx, person.staffFkey) : null,
    sessions: isAdmin ? await listSessions(ctx, userId) : null,
    profiles: isAdmin ? await listProfiles(ctx) : null,
  }
}

const roles = {
  staff: ['planner', 'admin'],
  travellers: ['traveller'],
  partners: ['partner'],
} as const satisfies Partial<Record<PeopleGroup, readonly ListedPerson['role'][]>>

/** Only admins see the list of people; for others it does not exist. Planners open people from their plans. */
function authorize({ actor }: CallerContext): void {
  if (actor.kind === 'visitor') throw new AppError('not_logged_in')
  if (actor.kind !== 'admin') throw new AppError('not_found')
}

function ofGroup(group: PeopleGroup): SQL | undefined {
  return group === 'all' ? undefined : inArray(users.role, [...roles[group]])
}

/** People whose name or email contains the text; accents are ignored. */
function matching(q: string): SQL | undefined {
  return q
    ? sql`strpos(plain(${users.name} || ' ' || ${users.email}::text), plain(${q}::text)) > 0`
    : undefined
}

async function countPeople(
  { db }: CallerContext,
  found: SQL | undefined,
): Promise<Record<PeopleGroup, number>> {
  const counted = Object.fromEntries(
    peopleGroups.map(group => [
      group,
      sql<number>`count(*) filter (where ${ofGroup(group) ?? sql`true`})::int`,
    ]),
  ) as Record<PeopleGroup, SQL<number>>
  const [counts] = await db.select(counted).from(users).where(found)
  return counts ?? { all: 0, staff: 0, travellers: 0, partners: 0 }
}

const plans = sql<number>`(
  select count(*)::int from ${plan} p
  where case when ${users.staffFkey} is null then p.user_id = ${users.id}
    else p.assigned_staff_fkey = ${users.staffFkey} and p.lost_date is null end
)`

interface Wanted {
  group: PeopleGroup
  q: string
  /** A tag that they all have. */
  tag?: string | undefined
}

interface PeoplePart {
  rows: ListedPerson[]
  /** Number of matches in each group, over all pages. */
  counts: Record<PeopleGroup, number>
  /** Null on the last page. */
  after: PeoplePosition | null
}

/** A page of all accounts, by name. @throws AppError not_logged_in; not_found for anyone but admins. */
export async function listPeople(
  ctx: CallerContext,
  { group, q, tag }: Wanted,
  position: PeoplePosition | null,
  limit: number,
): Promise<PeoplePart> {
  authorize(ctx)
  const tagged = tag === undefined ? undefined : arrayContains(users.tags, [tag])
  const found = and(isNull(users.erasedTs), matching(q), tagged)
  const past = position && sql`(${users.name}, ${users.id}) > (${position[0]}::text, ${position[1]}::bigint)`
  const people = await ctx.db
    .select({
      ...{ id: users.id, name: users.name, email: users.email, role: users.role, plans },
      ...{ partner: affiliate.name, dateLogin: users.dateLogin, tags: users.tags },
      staff: {
        ...{ fkey: staff.fkey, countries: staff.countries, active: staff.active },
        portrait: portraitVersion,
      },
    })
    .from(users)
    .leftJoin(affiliate, eq(affiliate.id, users.affiliateId))
    .leftJoin(staff, eq(staff.fkey, users.staffFkey))
    .where(and(found, ofGroup(group), past ?? undefined))
    .orderBy(users.name, users.id)
    .limit(limit + 1)
  const rows = people.slice(0, limit).map(({ dateLogin, ...person }): ListedPerson => {
    return { ...person, lastLogInTs: dateLogin?.toISOString() ?? null }
  })
  const last = people.length > limit ? rows.at(-1) : undefined
  return { rows, counts: await countPeople(ctx, found), after: last ? [last.name, last.id] : null }
}
