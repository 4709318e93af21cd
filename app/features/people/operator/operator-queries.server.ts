import { and, eq } from 'drizzle-orm'
import { cachedRead } from '#app/freshness/cached-read.server.ts'
import type { Readable } from '#database/connect.ts'
import { type Operator, operatorContent } from '#database/content/operator-content.ts'
import { country, operator } from '#database/schema/country.ts'
import { phoneFor } from './operator.ts'

/** The company behind this site: its name, numbers and addresses. */
export const getOperator = cachedRead(
  'operator',
  { tables: [operator] },
  async ({ db }: { db: Readable }): Promise<Operator> => {
    const rows = await db.select({ details: operator.details }).from(operator).where(eq(operator.id, 1))
    return operatorContent.parse(rows[0]?.details)
  },
)

/** The number to call about each country where trips are planned, by its tag. */
export const getCountryNumbers = cachedRead(
  'telephone numbers by country',
  { tables: [operator, country] },
  async ({ db }: { db: Readable }) => {
    const [numbers, rows] = await Promise.all([
      getOperator({ db }),
      db
        .select({ tag: country.tag, contactGroup: country.contactGroup })
        .from(country)
        .where(and(eq(country.active, true), eq(country.type, 'country'))),
    ])
    return Object.fromEntries(rows.map(({ tag, contactGroup }) => [tag, phoneFor(numbers, contactGroup)]))
  },
)
