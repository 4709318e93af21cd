import { eq, inArray } from 'drizzle-orm'
import { command } from '#app/command.ts'
import type { CallerContext } from '#app/request-context.ts'
import { country } from '#database/schema/country.ts'
import { photo, photoUse } from '#database/schema/photo.ts'
import { authorizeChange } from './authorize-photo.server.ts'
import { isDescribed } from './photo-schema.ts'

interface Replacement {
  key: string
  /** Key of the photograph that takes its place. */
  by: string
}

type Replaced = { ok: true } | { ok: false; reason: 'photo_unknown' }

const rules = {
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
  rules,
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
