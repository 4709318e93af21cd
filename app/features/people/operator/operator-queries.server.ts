import { eq } from 'drizzle-orm'
import type { RequestContext } from '#app/request-context.ts'
import { type Operator, operatorContent } from '#database/content/operator-content.ts'
import { operator } from '#database/schema/country.ts'

/** The company behind this site: its name, numbers and addresses. */
export async function getOperator({ db }: Pick<RequestContext, 'db'>): Promise<Operator> {
  const rows = await db.select({ details: operator.details }).from(operator).where(eq(operator.id, 1))
  return operatorContent.parse(rows[0]?.details)
}
