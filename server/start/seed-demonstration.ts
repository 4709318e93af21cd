import { join } from 'node:path'
import { and, eq } from 'drizzle-orm'
import type { Writing } from '#app/command.ts'
import { addDemonstration } from '#app/features/office/inbox/add-demonstration.server.ts'
import type { RequestContext } from '#app/request-context.ts'
import { readContentFile } from '#database/content/content-file.ts'
import { demonstrationContent } from '#database/content/demonstration-content.ts'
import { seedChecksum } from '#database/schema/seed-checksum.ts'

const FILE = 'demonstration.yaml'
const MARK = { kind: 'demonstration', key: 'desk' }

/**
 * Seeds the demonstration once in the life of a database: what is removed stays removed. Returns how many plans were
 * seeded.
 */
export async function seedDemonstration(ctx: Writing<RequestContext>, contentDir: string): Promise<number> {
  const ofDesk = and(eq(seedChecksum.kind, MARK.kind), eq(seedChecksum.key, MARK.key))
  const [known] = await ctx.db.select().from(seedChecksum).where(ofDesk)
  if (known) return 0
  const source = readContentFile(join(contentDir, FILE), FILE, demonstrationContent, {
    problems: [],
    kept: new Map(),
  })
  if (!source) return 0
  // Marked first: a start that is interrupted must not seed the same people twice.
  await ctx.db.insert(seedChecksum).values({ ...MARK, sum: '' })
  return addDemonstration(ctx, { plans: source.value, start: ctx.now() })
}
