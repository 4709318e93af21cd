import { eq, inArray } from 'drizzle-orm'
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
  if (actor.kind === 'traveller' || actor.kind === 'partner') throw new AppError('unauthorized')
}

/** Whether the actor may manage a photograph of all these subjects. */
async function mayKeep(ctx: CallerContext, subjects: readonly PhotoSubject[]): Promise<boolean> {
  if (ctx.actor.kind !== 'planner') return mayManagePhoto(ctx.actor, [])
  const countries = await Promise.all(subjects.map(subject => getSubjectCountries(ctx.db, subject)))
  return mayManagePhoto(
    ctx.actor,
    countries.map(tags => tags ?? []),
  )
}

/**
 * Requires that the actor may manage a photograph of all these subjects.
 * @throws AppError `not_logged_in`, `unauthorized`.
 */
export async function authorizePhoto(ctx: CallerContext, subjects: readonly PhotoSubject[]): Promise<void> {
  requireStaff(ctx)
  if (!(await mayKeep(ctx, subjects))) throw new AppError('unauthorized')
}

/** Whether the actor may change the texts of an existing photograph. */
export async function mayReword(ctx: CallerContext, key: string): Promise<boolean> {
  return mayKeep(ctx, await getPhotoSubjects(ctx, key))
}

/** Every subject of a photograph. */
export async function getPhotoSubjects({ db }: CallerContext, key: string): Promise<PhotoSubject[]> {
  const ids = db.select({ id: photo.id }).from(photo).where(eq(photo.key, key))
  return db
    .select({ kind: photoUse.subjectKind, key: photoUse.subjectKey })
    .from(photoUse)
    .where(inArray(photoUse.photoId, ids))
}
