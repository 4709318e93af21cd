import { eq } from 'drizzle-orm'
import { cachedRead } from '#app/freshness/cached-read.server.ts'
import type { Readable } from '#database/connect.ts'
import { type Operator, operatorContent } from '#database/content/operator-content.ts'
import { operator } from '#database/schema/country.ts'

/** The company behind this site: its name, numbers and addresses. */
export const getOperator = cachedRead(
  'operator',
  { tables: [operator] },
  async ({ db }: { db: Readable }): Promise<Operator> => {
    const rows = await db.select({ details: operator.details }).from(operator).where(eq(operator.id, 1))
    return operatorContent.parse(rows[0]?.details)
  },
)
