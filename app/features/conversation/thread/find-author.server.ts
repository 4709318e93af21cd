import { eq } from 'drizzle-orm'
import { AppError } from '#app/app-error.ts'
import { type RecordedActor, recordedActor } from '#app/features/plan/core/lock-plan.server.ts'
import type { Actor } from '#app/request-context.ts'
import type { Queryable } from '#database/connect.ts'
import { staff } from '#database/schema/staff.ts'
import { users } from '#database/schema/user.ts'

/** Author of a message: their side, and the name that the other side sees. */
export interface Author extends RecordedActor {
  kind: 'traveller' | 'planner' | 'system'
  name: string
  /** Their staff key; null outside the staff. */
  staffFkey: string | null
}

/** The author for an actor on one side of the thread. @throws AppError not_logged_in for an unknown actor. */
export async function findAuthor(
  tx: Queryable,
  actor: Actor,
  kind: 'traveller' | 'planner',
): Promise<Author> {
  const userId = actor.kind === 'link_reader' ? actor.travellerId : 'userId' in actor ? actor.userId : null
  if (userId === null) throw new AppError('not_logged_in')
  const [person] = await tx
    .select({ name: users.name, staffFkey: users.staffFkey, staffName: staff.name })
    .from(users)
    .leftJoin(staff, eq(staff.fkey, users.staffFkey))
    .where(eq(users.id, userId))
  if (!person) throw new AppError('not_logged_in')
  const isOffice = kind === 'planner'
  return {
    kind,
    name: (isOffice ? person.staffName : null) ?? person.name,
    ...recordedActor(actor),
    // A planner who travels is a traveller in their own plan.
    ...(!isOffice && { actorKind: kind }),
    staffFkey: isOffice ? (person.staffFkey ?? (actor.kind === 'planner' ? actor.fkey : null)) : null,
  }
}
