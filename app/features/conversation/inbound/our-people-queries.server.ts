import { eq } from 'drizzle-orm'
import type { OurPeople } from '#app/features/conversation/email-text/known-people.ts'
import { getOperator } from '#app/features/people/operator/operator-queries.server.ts'
import type { RequestContext } from '#app/request-context.ts'
import { staff } from '#database/schema/staff.ts'

/** Those of our side whose emails a sender may quote: what they wrote is in the conversation already. */
export async function findOurPeople({
  db,
  replyDomain,
}: Pick<RequestContext, 'db' | 'replyDomain'>): Promise<OurPeople> {
  const [operator, planners] = await Promise.all([
    getOperator({ db }),
    db.select({ name: staff.name, email: staff.email }).from(staff).where(eq(staff.active, true)),
  ])
  const addresses = [operator.email, ...planners.map(({ email }) => email)].filter(email => email !== null)
  return {
    names: [operator.name, ...planners.map(({ name }) => name)],
    addresses: addresses.map(email => email.toLowerCase()),
    domains: [replyDomain, operator.email.split('@')[1]].filter(domain => typeof domain === 'string'),
  }
}
