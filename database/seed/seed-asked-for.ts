import { eq, inArray } from 'drizzle-orm'
import type { Catalogue } from '../content/catalogue.ts'
import { askedFor } from '../schema/asked-for.ts'
import { askedForKinds } from '../values/asked-for.ts'
import { type Seeder, upsert } from './seeder.ts'

const SEEDED = 'asked-for'
const parts = Object.entries(askedForKinds) as [keyof typeof askedForKinds, (typeof askedForKinds)['trips']][]

/** Seeds what travellers call things, a row for each; those that are no longer authored are deleted. */
export async function seedAskedFor(seeder: Seeder, catalogue: Catalogue): Promise<void> {
  const { tx } = seeder
  for (const [document, { value }] of catalogue['asked-for'])
    await seeder.changed(SEEDED, document, value, async () => {
      await tx.delete(askedFor).where(eq(askedFor.document, document))
      const rows = parts.flatMap(([part, kind]) =>
        Object.entries(value[part]).flatMap(([key, asked]) =>
          asked ? [{ document, kind, key, ...asked }] : [],
        ),
      )
      await upsert(tx, askedFor, rows, [askedFor.document, askedFor.kind, askedFor.key])
    })
  const gone = seeder.gone(SEEDED)
  if (gone.length === 0) return
  await tx.delete(askedFor).where(inArray(askedFor.document, gone))
  await seeder.forget(SEEDED, gone)
}
