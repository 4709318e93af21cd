import { getStaffOf } from '#app/features/people/staff/staff-queries.server.ts'
import type { StaffFace } from '#app/features/people/staff/staff-schema.ts'
import type { ReadContext } from '#app/request-context.ts'

/**
 * The planner of a place if they work here, otherwise the country's contact person (`first`). Null if the office
 * answers.
 */
export async function getPlannerOf(
  ctx: ReadContext,
  { plannerFkey, countryTag }: { plannerFkey: string | null; countryTag: string },
  first: string | null,
): Promise<StaffFace | null> {
  const people = await getStaffOf(ctx, countryTag)
  const [answerer] = [plannerFkey, first].flatMap(fkey => people.find(person => person.fkey === fkey) ?? [])
  return answerer ?? null
}
