import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { command, type Writing } from '#app/command.ts'
import type { CallerContext, RequestContext } from '#app/request-context.ts'
import { photo } from '#database/schema/photo.ts'
import { linkPhoto, type PhotoPlace } from './attach-photo.server.ts'
import { authorizePhoto, mayReword } from './authorize-photo.server.ts'
import { type PhotoImage, type PhotoRefusal, readPhoto } from './photo-image.server.ts'
import type { PhotoWords } from './photo-schema.ts'
import { getSubjectCountries } from './photo-subject.server.ts'

type Context = CallerContext & Pick<RequestContext, 'photos' | 'now'>

interface NewPhoto extends PhotoWords {
  file: Uint8Array
  /** The first subject; the operator may omit it. */
  place?: PhotoPlace | undefined
}

type Added =
  | { ok: true; photo: { key: string; width: number; height: number } }
  | { ok: false; reason: PhotoRefusal | 'subject_unknown' }

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

/** Stores file and rows together: if either fails, neither remains. The file first, so that rows always have one. */
async function storeNew(
  ctx: Writing<Context>,
  key: string,
  image: PhotoImage,
  upload: NewPhoto,
): Promise<void> {
  const { bytes, ...facts } = image
  const { alt, credit, place } = upload
  const row = { ...facts, bytes: bytes.byteLength, alt, credit }
  await ctx.photos.write(key, bytes)
  try {
    await ctx.db.transaction(async tx => {
      const [stored] = await tx
        .insert(photo)
        .values({ key, ...row, createdTs: ctx.now() })
        .onConflictDoUpdate({ target: photo.key, set: row })
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
  const { alt, credit, place } = upload
  const isTheirs = await mayReword(ctx, key)
  await ctx.db.transaction(async tx => {
    if (isTheirs) await tx.update(photo).set({ alt, credit }).where(eq(photo.id, id))
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
    return { ok: true, photo: { key, ...size } }
  }
  const read = await readPhoto(file)
  if (!read.ok) return read
  await storeNew(ctx, key, read.image, upload)
  return { ok: true, photo: { key, width: read.image.width, height: read.image.height } }
})
