import { and, eq, inArray, or, sql } from 'drizzle-orm'
import { command } from '#app/command.ts'
import type { CallerContext, RequestContext } from '#app/request-context.ts'
import type { Queryable } from '#database/connect.ts'
import { country } from '#database/schema/country.ts'
import { photo, photoUse } from '#database/schema/photo.ts'
import { authorizeChange, authorizePhoto, getPhotoSubjects } from './authorize-photo.server.ts'
import { isDescribed, type PhotoChange, type PhotoSubject } from './photo-schema.ts'
import { getSubjectCountries } from './photo-subject.server.ts'

interface Change {
  key: string
  /** What the caller saw; absent if it does not matter. */
  number?: number | undefined
  change: PhotoChange
}

type Changed =
  | { ok: true }
  | { ok: false; reason: 'photo_unknown' | 'moved_on' | 'subject_unknown' | 'photo_alt_missing' }

type PlacedSubject = PhotoSubject & { order?: number | undefined }

const isOf = ({ kind, key }: PhotoSubject) =>
  and(eq(photoUse.subjectKind, kind), eq(photoUse.subjectKey, key))

/** Puts a photograph among those of a subject, and numbers them anew from 0. */
async function place(tx: Queryable, photoId: number, { order, ...subject }: PlacedSubject): Promise<void> {
  const rows = await tx
    .select({ id: photoUse.photoId })
    .from(photoUse)
    .where(isOf(subject))
    .orderBy(photoUse.position, photoUse.photoId)
  const ids = rows.map(({ id }) => id)
  const at = ids.indexOf(photoId)
  if (at >= 0 && (order === undefined || order === at)) return
  const inOrder = ids.filter(id => id !== photoId).toSpliced(order ?? ids.length, 0, photoId)
  await tx
    .insert(photoUse)
    .values(
      inOrder.map((id, position) => ({
        ...{ photoId: id, position },
        ...{ subjectKind: subject.kind, subjectKey: subject.key },
      })),
    )
    .onConflictDoUpdate({
      target: [photoUse.subjectKind, photoUse.subjectKey, photoUse.photoId],
      set: { position: sql`excluded.position` },
    })
}

/** Makes these the only subjects of a photograph. */
async function show(tx: Queryable, photoId: number, subjects: readonly PlacedSubject[]): Promise<void> {
  const staying = or(...subjects.map(isOf))
  await tx.delete(photoUse).where(and(eq(photoUse.photoId, photoId), staying && sql`not (${staying})`))
  for (const subject of subjects) await place(tx, photoId, subject)
}

const rules = {
  authorize: (ctx: CallerContext, { key, change }: Change) => authorizeChange(ctx, key, change?.subjects),
}

/**
 * Changes what is given of a photograph: all of it or nothing. @throws AppError `not_logged_in`, `unauthorized`.
 */
export const changePhoto = command(
  'change a photograph',
  rules,
  async (ctx, { key, number, change }: Change): Promise<Changed> => {
    const { focus, subjects, credit, licence, ...rest } = change
    const known = await Promise.all((subjects ?? []).map(subject => getSubjectCountries(ctx.db, subject)))
    if (known.includes(null)) return { ok: false, reason: 'subject_unknown' }
    return ctx.db.transaction(async (tx): Promise<Changed> => {
      const [found] = await tx.select().from(photo).where(eq(photo.key, key)).for('update')
      if (!found) return { ok: false, reason: 'photo_unknown' }
      if (number !== undefined && number !== found.number) return { ok: false, reason: 'moved_on' }
      const after = { ...found, ...rest }
      if (after.published && !isDescribed(after.alt)) return { ok: false, reason: 'photo_alt_missing' }
      await tx
        .update(photo)
        .set({
          ...rest,
          ...(credit !== undefined && { credit: credit || null }),
          ...(licence !== undefined && { licence: licence || null }),
          ...(focus && { focusX: focus.x, focusY: focus.y }),
          number: found.number + 1,
        })
        .where(eq(photo.id, found.id))
      if (subjects) await show(tx, found.id, subjects)
      return { ok: true }
    })
  },
)

interface Replacement {
  key: string
  /** Key of the photograph that takes its place. */
  by: string
}

type Replaced = { ok: true } | { ok: false; reason: 'photo_unknown' }

const replaceRules = {
  authorize: async (ctx: CallerContext, { key, by }: Replacement) => {
    await authorizeChange(ctx, key)
    await authorizeChange(ctx, by)
  },
}

/**
 * Puts a photograph wherever another one is, in its place and, if it has none of its own, with its words. The other one
 * stays, without subjects and unpublished. @throws AppError `not_logged_in`, `unauthorized`.
 */
export const replacePhoto = command(
  'replace a photograph',
  replaceRules,
  (ctx, { key, by }: Replacement): Promise<Replaced> =>
    ctx.db.transaction(async (tx): Promise<Replaced> => {
      const rows = await tx
        .select()
        .from(photo)
        .where(inArray(photo.key, [key, by]))
        .orderBy(photo.id)
        .for('update')
      const [old, next] = [rows.find(row => row.key === key), rows.find(row => row.key === by)]
      if (!old || !next || old === next) return { ok: false, reason: 'photo_unknown' }
      const { alt, credit, licence } = isDescribed(next.alt) ? next : old
      const published = next.published || old.published
      await tx
        .update(photo)
        .set({ alt, credit, licence, published, number: next.number + 1 })
        .where(eq(photo.id, next.id))
      for (const use of await tx.delete(photoUse).where(eq(photoUse.photoId, old.id)).returning())
        await tx
          .insert(photoUse)
          .values({ ...use, photoId: next.id })
          .onConflictDoUpdate({
            target: [photoUse.subjectKind, photoUse.subjectKey, photoUse.photoId],
            set: { position: use.position },
          })
      await tx.update(country).set({ photo: by }).where(eq(country.photo, key))
      await tx
        .update(photo)
        .set({ number: old.number + 1, published: false })
        .where(eq(photo.id, old.id))
      return { ok: true }
    }),
)

type Context = CallerContext & Pick<RequestContext, 'photos'>

interface Removal {
  key: string
  /** Detaches it from this subject; if absent, removes it from all and deletes it. */
  subject?: PhotoSubject | undefined
}

type Removed = { ok: true } | { ok: false; reason: 'photo_unknown' }

const removeRules = {
  authorize: async (ctx: Context, { key, subject }: Removal) => {
    if (subject) await authorizePhoto(ctx, [subject])
    else await authorizeChange(ctx, key)
  },
}

/**
 * Detaches a photograph. One without any subject left is deleted, with its file.
 * @throws AppError `not_logged_in`, `unauthorized`.
 */
export const removePhoto = command(
  'remove a photograph',
  removeRules,
  async (ctx, { key, subject }: Removal): Promise<Removed> => {
    const shown = await getPhotoSubjects(ctx, key)
    const isShown = !subject || shown.some(one => one.kind === subject.kind && one.key === subject.key)
    const [found] = await ctx.db.select({ id: photo.id }).from(photo).where(eq(photo.key, key))
    if (!found || !isShown) return { ok: false, reason: 'photo_unknown' }
    const isGone = await ctx.db.transaction(async tx => {
      if (subject) {
        const { kind, key: subjectKey } = subject
        const use = and(eq(photoUse.subjectKind, kind), eq(photoUse.subjectKey, subjectKey))
        await tx.delete(photoUse).where(and(eq(photoUse.photoId, found.id), use))
        const left = await tx
          .select({ id: photoUse.photoId })
          .from(photoUse)
          .where(eq(photoUse.photoId, found.id))
          .limit(1)
        if (left.length > 0) return false
      }
      await tx.delete(photo).where(eq(photo.id, found.id))
      return true
    })
    if (isGone) await ctx.photos.remove(key)
    return { ok: true }
  },
)
