import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { and, eq } from 'drizzle-orm'
import type { Writing } from '#app/command.ts'
import { addPhoto, photoKeyOf } from '#app/picture/photo/add-photo.server.ts'
import { removePhoto } from '#app/picture/photo/change-photo.server.ts'
import type { RequestContext } from '#app/request-context.ts'
import { readCatalogue } from './content/catalogue.ts'
import { type NamedPhoto, photosNamed } from './content/catalogue-photos.ts'
import { authoredContent, type ContentFolder } from './content/content-file.ts'
import { country } from './schema/country.ts'
import { photo, photoUse } from './schema/photo.ts'
import { seedChecksum } from './schema/seed-checksum.ts'
import { upsert } from './seed/seeder.ts'

type Store = Writing<Pick<RequestContext, 'db' | 'photos'>>
type Context = Writing<Pick<RequestContext, 'db' | 'photos' | 'actor' | 'now'>>

/** Checksum of content/ and of its photographs by name, size and time. */
function sumOf(root: string): string {
  const hash = createHash('sha256')
  for (const name of readdirSync(root, { recursive: true, encoding: 'utf8' }).sort()) {
    const path = join(root, name)
    if (name.endsWith('.yaml')) hash.update(`${name}\0`).update(readFileSync(path))
    else if (name.includes('photos/'))
      hash.update(`${name}\0${statSync(path).size}\0${statSync(path).mtimeMs}`)
  }
  return hash.digest('base64url')
}

const nameOf = ({ kind, key }: NamedPhoto['subject']) => `${kind} ${key}`
const seedKeyOf = (subject: NamedPhoto['subject'], key: string) => `${nameOf(subject)} ${key}`

/** Keys of seeded photographs whose files are gone, because the data folder is a different one. */
async function findLost({ db, photos }: Context): Promise<Set<string>> {
  const uses = await db
    .selectDistinct({ key: photo.key })
    .from(photo)
    .innerJoin(photoUse, eq(photoUse.photoId, photo.id))
    .where(eq(photoUse.planted, true))
  const lost = new Set<string>()
  for (const { key } of uses) if (!(await photos.has(key))) lost.add(key)
  return lost
}

/** Removes photographs that content/ named earlier and no longer names. */
async function takeDown(ctx: Context, wanted: Map<string, Set<string>>): Promise<number> {
  const uses = await ctx.db
    .select({ key: photo.key, subject: { kind: photoUse.subjectKind, key: photoUse.subjectKey } })
    .from(photoUse)
    .innerJoin(photo, eq(photo.id, photoUse.photoId))
    .where(eq(photoUse.planted, true))
  const gone = uses.filter(({ key, subject }) => !wanted.get(nameOf(subject))?.has(key))
  for (const { key, subject } of gone) {
    await removePhoto(ctx, { key, subject })
    await ctx.db.update(country).set({ photo: null }).where(namesPhoto(subject, key))
    await ctx.db
      .delete(seedChecksum)
      .where(and(eq(seedChecksum.kind, 'photo'), eq(seedChecksum.key, seedKeyOf(subject, key))))
  }
  return gone.length
}

/** The country's row that names this photograph. */
function namesPhoto({ kind, key: tag }: NamedPhoto['subject'], key: string) {
  return and(eq(country.tag, kind === 'country' ? tag : ''), eq(country.photo, key))
}

interface Wanted extends NamedPhoto {
  file: Buffer
  key: string
  isLost: boolean
}

/** Seeds a photograph if its entry differs from when it was last seedChecksum, or if its file is lost. */
async function seedPhoto(ctx: Context, wanted: Wanted): Promise<boolean> {
  const { subject, position, photo: named, isRowPhoto, folder, file, key, isLost } = wanted
  const seedKey = seedKeyOf(subject, key)
  const sum = createHash('sha256')
    .update(JSON.stringify([position, named, ...(isRowPhoto ? ['row'] : [])]))
    .digest('base64url')
  const isSame = and(eq(seedChecksum.kind, 'photo'), eq(seedChecksum.key, seedKey), eq(seedChecksum.sum, sum))
  if (!isLost && (await ctx.db.select().from(seedChecksum).where(isSame)).length > 0) return false
  const { alt, credit = null } = named
  const added = await addPhoto(ctx, { file, alt, credit, place: { subject, position, planted: true } })
  if (!added.ok) throw new Error(`content/${folder.path}/${named.file} cannot be taken: ${added.reason}`)
  if (isRowPhoto) await ctx.db.update(country).set({ photo: key }).where(eq(country.tag, subject.key))
  await upsert(
    ctx.db,
    seedChecksum,
    [{ kind: 'photo', key: seedKey, sum }],
    [seedChecksum.kind, seedChecksum.key],
  )
  return true
}

/**
 * Adds the photographs that content/ names, through the command that the office uses, and removes those it no longer
 * names. Returns how many changed.
 * @throws naming the file that cannot be used.
 */
export async function seedPhotos(
  store: Store,
  { root, kept }: ContentFolder = authoredContent(),
): Promise<number> {
  const ctx: Context = { ...store, actor: { kind: 'system' }, now: () => new Date() }
  const sum = sumOf(root)
  const whole = and(
    eq(seedChecksum.kind, 'content'),
    eq(seedChecksum.key, 'photos'),
    eq(seedChecksum.sum, sum),
  )
  const lost = await findLost(ctx)
  if (lost.size === 0 && (await ctx.db.select().from(seedChecksum).where(whole)).length > 0) return 0
  const wanted = new Map<string, Set<string>>()
  let changed = 0
  for (const one of photosNamed(readCatalogue(root, kept).catalogue)) {
    const file = readFileSync(join(root, one.folder.path, one.photo.file))
    const key = photoKeyOf(file)
    const subject = nameOf(one.subject)
    wanted.set(subject, (wanted.get(subject) ?? new Set()).add(key))
    if (await seedPhoto(ctx, { ...one, file, key, isLost: lost.has(key) })) changed++
  }
  changed += await takeDown(ctx, wanted)
  await upsert(
    ctx.db,
    seedChecksum,
    [{ kind: 'content', key: 'photos', sum }],
    [seedChecksum.kind, seedChecksum.key],
  )
  return changed
}
