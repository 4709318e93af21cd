import { and, eq } from 'drizzle-orm'
import { command } from '#app/command.ts'
import type { CallerContext, RequestContext } from '#app/request-context.ts'
import { photo, photoUse } from '#database/schema/photo.ts'
import { authorizeChange, authorizePhoto, getPhotoSubjects } from './authorize-photo.server.ts'
import type { PhotoSubject } from './photo-schema.ts'

type Context = CallerContext & Pick<RequestContext, 'photos'>

interface Removal {
  key: string
  /** Detaches it from this subject; if absent, removes it from all and deletes it. */
  subject?: PhotoSubject | undefined
}

type Removed = { ok: true } | { ok: false; reason: 'photo_unknown' }

const rules = {
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
  rules,
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
