import { createHash } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { command, type Writing } from '#app/command.ts'
import type { CallerContext, RequestContext } from '#app/request-context.ts'
import type { Queryable } from '#database/connect.ts'
import { photo, photoUse } from '#database/schema/photo.ts'
import { authorizePhoto, mayReword } from './authorize-photo.server.ts'
import { type PhotoImage, type PhotoRefusal, readPhoto } from './photo-image.server.ts'
import { isDescribed, type PhotoSubject, type PhotoWords } from './photo-schema.ts'
import { getSubjectCountries } from './photo-subject.server.ts'

type Context = CallerContext & Pick<RequestContext, 'photos' | 'now'>

interface NewPhoto extends PhotoWords {
  file: Uint8Array
  /** As its sender calls it. */
  fileName?: string | undefined
  /** The first subject; the operator may omit it. */
  place?: PhotoPlace | undefined
}

type Added = { ok: true; photo: StoredPhoto } | { ok: false; reason: PhotoRefusal | 'subject_unknown' }

export interface StoredPhoto {
  key: string
  width: number
  height: number
  /** False if the same file was uploaded before. */
  isNew: boolean
}

/** Equal files are the same photograph. */
export function photoKeyOf(file: Uint8Array): string {
  return createHash('sha256').update(file).digest('hex').slice(0, 32)
}

/** An existing photograph, if its file exists too. */
async function findPhotoRow({ db, photos }: Writing<Context>, key: string) {
  const [found] = await db
    .select({ id: photo.id, width: photo.width, height: photo.height })
    .from(photo)
    .where(eq(photo.key, key))
  return found && (await photos.has(key)) ? found : null
}

/** Removes an upload's file after its rows were refused, unless it was uploaded again meanwhile. */
async function removeUnnamed({ db, photos }: Writing<Context>, key: string): Promise<void> {
  const rows = await db.select({ id: photo.id }).from(photo).where(eq(photo.key, key))
  if (rows.length === 0) await photos.remove(key)
}

/** What an upload says of a photograph; with words in both languages it is published. */
function wordsOf({ alt, credit }: NewPhoto) {
  return { alt, credit: credit || null, published: isDescribed(alt) }
}

/** Stores files and rows together: if either fails, neither remains. Files first, so that rows always have one. */
async function storeNew(
  ctx: Writing<Context>,
  key: string,
  image: PhotoImage,
  upload: NewPhoto,
): Promise<void> {
  const { bytes, ...facts } = image
  const { file, fileName = '', place } = upload
  const row = { ...facts, bytes: bytes.byteLength, ...wordsOf(upload) }
  const by = 'userId' in ctx.actor ? ctx.actor.userId : null
  try {
    // What content/ names is kept there.
    if (!place?.planted) await ctx.photos.writeOriginal(key, file)
    await ctx.photos.write(key, bytes)
    await ctx.db.transaction(async tx => {
      const [stored] = await tx
        .insert(photo)
        .values({ key, ...row, fileName: fileName.slice(0, 200), addedBy: by, createdTs: ctx.now() })
        // It was lost, or is uploaded twice at once: what was written of it stays.
        .onConflictDoUpdate({ target: photo.key, set: isDescribed(upload.alt) ? row : facts })
        .returning({ id: photo.id })
      if (stored && place) await linkPhoto(tx, stored.id, place)
    })
  } catch (error) {
    // If the database is unreachable too, an unused file remains, which is never shown.
    await removeUnnamed(ctx, key).catch(() => undefined)
    throw error
  }
}

/** A repeated upload: attaches the photograph here too, and updates its texts if the actor may. */
async function storeAgain(ctx: Writing<Context>, id: number, key: string, upload: NewPhoto): Promise<void> {
  const { alt, place } = upload
  const isReworded = isDescribed(alt) && (await mayReword(ctx, key))
  await ctx.db.transaction(async tx => {
    if (isReworded) {
      const number = sql`${photo.number} + 1`
      await tx
        .update(photo)
        .set({ ...wordsOf(upload), number })
        .where(eq(photo.id, id))
    }
    if (place) await linkPhoto(tx, id, place)
  })
}

const rules = {
  authorize: (ctx: Context, { place }: NewPhoto) => authorizePhoto(ctx, place ? [place.subject] : []),
}

/**
 * Adds the operator's photograph: redrawn upright and without metadata (no place, no camera), stored once however
 * often it is uploaded. Refused files leave nothing behind.
 * @throws AppError `not_logged_in`, `unauthorized`.
 */
export const addPhoto = command('add a photograph', rules, async (ctx, upload: NewPhoto): Promise<Added> => {
  const { file, place } = upload
  if (place && !(await getSubjectCountries(ctx.db, place.subject)))
    return { ok: false, reason: 'subject_unknown' }
  const key = photoKeyOf(file)
  const kept = await findPhotoRow(ctx, key)
  if (kept) {
    const { id, ...size } = kept
    await storeAgain(ctx, id, key, upload)
    return { ok: true, photo: { key, ...size, isNew: false } }
  }
  const read = await readPhoto(file)
  if (!read.ok) return read
  await storeNew(ctx, key, read.image, upload)
  const { width, height } = read.image
  return { ok: true, photo: { key, width, height, isNew: true } }
})

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

const attachRules = {
  authorize: (ctx: CallerContext, { subject }: NewPlace) => authorizePhoto(ctx, [subject]),
}

/**
 * Attaches an existing photograph to another subject.
 * @throws AppError `not_logged_in`, `unauthorized`.
 */
export const attachPhoto = command(
  'attach a photograph',
  attachRules,
  async (ctx, { key, ...place }: NewPlace): Promise<Attached> => {
    if (!(await getSubjectCountries(ctx.db, place.subject))) return { ok: false, reason: 'subject_unknown' }
    const [found] = await ctx.db.select({ id: photo.id }).from(photo).where(eq(photo.key, key))
    if (!found) return { ok: false, reason: 'photo_unknown' }
    await linkPhoto(ctx.db, found.id, place)
    return { ok: true }
  },
)
