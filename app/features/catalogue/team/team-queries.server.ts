import { and, eq } from 'drizzle-orm'
import { AppError } from '#app/app-error.ts'
import { countryDoor, nearestFirst } from '#app/features/catalogue/country/country.ts'
import { emergencyFor, phoneFor } from '#app/features/people/operator/operator.ts'
import { getOperator } from '#app/features/people/operator/operator-queries.server.ts'
import { everybodyFor } from '#app/features/people/staff/staff.ts'
import { getProfilesOf } from '#app/features/people/staff/staff-profile-queries.server.ts'
import { getGlobalContacts } from '#app/features/people/staff/staff-queries.server.ts'
import type { StaffFace } from '#app/features/people/staff/staff-schema.ts'
import type { ReadContext, RequestContext } from '#app/request-context.ts'
import { country } from '#database/schema/country.ts'
import type { TeamPage } from './team-schema.ts'

type Context = ReadContext & Pick<RequestContext, 'now'>
type CountryRow = typeof country.$inferSelect

/** Planners of other countries, the nearest first. */
async function findElsewhere(ctx: Context, row: CountryRow): Promise<StaffFace[]> {
  const [contacts, countries] = await Promise.all([
    getGlobalContacts(ctx),
    ctx.db
      .select()
      .from(country)
      .where(and(eq(country.active, true), eq(country.type, 'country'))),
  ])
  const nearest = new Set(nearestFirst(row, countries).map(({ staffFkey }) => staffFkey))
  return [...nearest].flatMap(fkey => contacts.find(contact => contact.fkey === fkey) ?? [])
}

/**
 * A country's team.
 * @throws AppError `not_found` for a country without a page of its own.
 */
export async function getTeamPage(ctx: Context, tag: string): Promise<TeamPage> {
  const [row] = await ctx.db.select().from(country).where(eq(country.tag, tag))
  if (!row || countryDoor(row) !== 'page') throw new AppError('not_found')
  const [operator, staff] = await Promise.all([getOperator(ctx), getProfilesOf(ctx, tag)])
  const first = row.page?.planner.staff ?? row.staffFkey
  const people = everybodyFor(staff, { country: tag, hidden: operator.hiddenStaff, first })
  return {
    tag,
    name: row.name[ctx.locale],
    lead: row.page?.team.lead[ctx.locale] ?? null,
    people,
    elsewhere: people.length === 0 ? await findElsewhere(ctx, row) : [],
    cal: row.cal,
    phone: phoneFor(operator, row.contactGroup),
    emergency: emergencyFor(operator, tag, ctx.locale),
  }
}
