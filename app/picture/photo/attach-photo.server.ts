import { and, eq, sql } from 'drizzle-orm'
import { command } from '#app/command.ts'
import type { CallerContext } from '#app/request-context.ts'
import type { Queryable } from '#database/connect.ts'
import { photo, photoUse } from '#database/schema/photo.ts'
import { authorizePhoto } from './authorize-photo.server.ts'
import type { PhotoSubject } from './photo-schema.ts'
import { getSubjectCountries } from './photo-subject.server.ts'

/** The position of a photograph among those of its subject. */
export interface PhotoPlace {
  subject: PhotoSubject
  /** 0 is the first, which replaces the poster; if absent, after all others. */
  position?: number | undefined
  /** Whether content/ names it. */
  planted?: boolean
}

/** Attaches a photograph, or moves it: only the statement, for commands that have authorized. */
export async function linkPhoto(db: Queryable, photoId: number, place: PhotoPlace): Promise<void> {
  const { subject, position, planted = false } = place
  const ofSubject = and(eq(photoUse.subjectKind, subject.kind), eq(photoUse.subjectKey, subject.key))
  const last = sql<number>`(select coalesce(max(position) + 1, 0) from ${photoUse} where ${ofSubject})`
  const row = { photoId, subjectKind: subject.kind, subjectKey: subject.key, planted }
  const insert = db.insert(photoUse).values({ ...row, position: position ?? last })
  const target = [photoUse.subjectKind, photoUse.subjectKey, photoUse.photoId]
  if (position === undefined) await insert.onConflictDoNothing({ target })
  else await insert.onConflictDoUpdate({ target, set: { position, planted } })
}

type Attached = { ok: true } | { ok: false; reason: 'photo_unknown' | 'subject_unknown' }

type NewPlace = PhotoPlace & { key: string }

const rules = {
  authorize: (ctx: CallerContext, { subject }: NewPlace) => authorizePhoto(ctx, [subject]),
}

/**
 * Attaches an existing photograph to another subject.
 * @throws AppError `not_logged_in`, `unauthorized`.
 */
export const attachPhoto = command(
  'attach a photograph',
  rules,
  async (ctx, { key, ...place }: NewPlace): Promise<Attached> => {
    if (!(await getSubjectCountries(ctx.db, place.subject))) return { ok: false, reason: 'subject_unknown' }
    const [found] = await ctx.db.select({ id: photo.id }).from(photo).where(eq(photo.key, key))
    if (!found) return { ok: false, reason: 'photo_unknown' }
    await linkPhoto(ctx.db, found.id, place)
    return { ok: true }
  },
)
