import { eq, inArray } from 'drizzle-orm'
import type { Catalogue } from '../content/catalogue.ts'
import { nickname } from '../schema/nickname.ts'
import { nicknameKinds } from '../values/nicknames.ts'
import { type Seeder, upsert } from './seeder.ts'

const SEEDED = 'nicknames'
const parts = Object.entries(nicknameKinds) as [keyof typeof nicknameKinds, (typeof nicknameKinds)['trips']][]

/** Seeds what travellers call things, a row for each; those that are no longer authored are deleted. */
export async function seedNicknames(seeder: Seeder, catalogue: Catalogue): Promise<void> {
  const { tx } = seeder
  for (const [document, { value }] of catalogue.nicknames)
    await seeder.changed(SEEDED, document, value, async () => {
      await tx.delete(nickname).where(eq(nickname.document, document))
      const rows = parts.flatMap(([part, kind]) =>
        Object.entries(value[part]).flatMap(([key, asked]) =>
          asked ? [{ document, kind, key, ...asked }] : [],
        ),
      )
      await upsert(tx, nickname, rows, [nickname.document, nickname.kind, nickname.key])
    })
  const gone = seeder.gone(SEEDED)
  if (gone.length === 0) return
  await tx.delete(nickname).where(inArray(nickname.document, gone))
  await seeder.forget(SEEDED, gone)
}
