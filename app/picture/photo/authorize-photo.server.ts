import { eq } from 'drizzle-orm'
import { AppError } from '#app/app-error.ts'
import type { CallerContext, RequestContext } from '#app/request-context.ts'
import { photo, photoUse } from '#database/schema/photo.ts'
import { mayManagePhoto } from './photo-access.ts'
import type { PhotoSubject } from './photo-schema.ts'
import { getSubjectCountries } from './photo-subject.server.ts'

/**
 * Refuses everybody outside the staff, before any lookup or reading. @throws AppError not_logged_in, unauthorized.
 */
export function requireStaff({ actor }: Pick<RequestContext, 'actor'>): void {
  if (actor.kind === 'visitor') throw new AppError('not_logged_in')
  if (actor.kind !== 'planner' && actor.kind !== 'admin' && actor.kind !== 'system')
    throw new AppError('unauthorized')
}

interface Kept {
  subjects: readonly PhotoSubject[]
  addedBy: number | null
}

/** Whether the actor may manage a photograph of all these subjects. */
async function mayKeep(ctx: CallerContext, { subjects, addedBy }: Kept): Promise<boolean> {
  // An admin's rights need no lookup.
  if (ctx.actor.kind !== 'planner') return mayManagePhoto(ctx.actor, { subjects: [], addedBy })
  const countries = await Promise.all(subjects.map(subject => getSubjectCountries(ctx.db, subject)))
  return mayManagePhoto(ctx.actor, { subjects: countries.map(tags => tags ?? []), addedBy })
}

/**
 * Requires that the actor may add a photograph of these subjects; without any it is their own until it has one.
 * @throws AppError `not_logged_in`, `unauthorized`.
 */
export async function authorizePhoto(ctx: CallerContext, subjects: readonly PhotoSubject[]): Promise<void> {
  requireStaff(ctx)
  const addedBy = 'userId' in ctx.actor ? ctx.actor.userId : null
  if (!(await mayKeep(ctx, { subjects, addedBy }))) throw new AppError('unauthorized')
}

/**
 * Requires that the actor may change an existing photograph, and let it show these subjects too. One that is not there
 * is nobody's: the command answers that. @throws AppError `not_logged_in`, `unauthorized`.
 */
export async function authorizeChange(
  ctx: CallerContext,
  key: string,
  alsoOf: readonly PhotoSubject[] = [],
): Promise<void> {
  requireStaff(ctx)
  if (ctx.actor.kind !== 'planner') return
  const found = await findOwners(ctx, key)
  if (found && !(await mayKeep(ctx, found))) throw new AppError('unauthorized')
  if (alsoOf.length > 0) await authorizePhoto(ctx, alsoOf)
}

/** Whether the actor may change the texts of an existing photograph. */
export async function mayReword(ctx: CallerContext, key: string): Promise<boolean> {
  const found = await findOwners(ctx, key)
  return found !== null && mayKeep(ctx, found)
}

async function findOwners(ctx: CallerContext, key: string): Promise<Kept | null> {
  const [found] = await ctx.db.select({ addedBy: photo.addedBy }).from(photo).where(eq(photo.key, key))
  return found ? { ...found, subjects: await getPhotoSubjects(ctx, key) } : null
}

/** Every subject of a photograph. */
export async function getPhotoSubjects({ db }: CallerContext, key: string): Promise<PhotoSubject[]> {
  return db
    .select({ kind: photoUse.subjectKind, key: photoUse.subjectKey })
    .from(photoUse)
    .innerJoin(photo, eq(photo.id, photoUse.photoId))
    .where(eq(photo.key, key))
}
