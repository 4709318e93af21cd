import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { AppError } from '#app/app-error.ts'
import { portraitVersion } from '#app/features/people/staff/portrait-version-queries.server.ts'
import type { CallerContext } from '#app/request-context.ts'
import { plan } from '#database/schema/plan.ts'
import { staff } from '#database/schema/staff.ts'
import { affiliate, users } from '#database/schema/user.ts'
import { type ListedPerson, type PeopleGroup, type PeoplePosition, peopleGroups } from './directory-schema.ts'

const PAGE_ROWS = 50

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
  { group, q }: Wanted,
  position: PeoplePosition | null = null,
): Promise<PeoplePart> {
  authorize(ctx)
  const found = and(isNull(users.erasedTs), matching(q))
  const past = position && sql`(${users.name}, ${users.id}) > (${position[0]}::text, ${position[1]}::bigint)`
  const people = await ctx.db
    .select({
      ...{ id: users.id, name: users.name, email: users.email, role: users.role, plans },
      ...{ partner: affiliate.name, dateLogin: users.dateLogin },
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
    .limit(PAGE_ROWS + 1)
  const rows = people.slice(0, PAGE_ROWS).map(({ dateLogin, ...person }): ListedPerson => {
    return { ...person, lastLogInTs: dateLogin?.toISOString() ?? null }
  })
  const last = people.length > PAGE_ROWS ? rows.at(-1) : undefined
  return { rows, counts: await countPeople(ctx, found), after: last ? [last.name, last.id] : null }
}
