import { getStaffOf } from '#app/features/people/staff/staff-queries.server.ts'
import type { StaffFace } from '#app/features/people/staff/staff-schema.ts'
import type { RequestContext } from '#app/request-context.ts'

/** Who answers for a place: its planner while at work, else the country's `first`. Null where the office answers. */
export async function getPlannerOf(
  ctx: Pick<RequestContext, 'db' | 'locale'>,
  { plannerFkey, countryTag }: { plannerFkey: string | null; countryTag: string },
  first: string | null,
): Promise<StaffFace | null> {
  const people = await getStaffOf(ctx, countryTag)
  const [answerer] = [plannerFkey, first].flatMap(fkey => people.find(person => person.fkey === fkey) ?? [])
  return answerer ?? null
}
