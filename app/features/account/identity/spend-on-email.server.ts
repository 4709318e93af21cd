import type { LimitedCall, Spent } from '#app/allowance.ts'
import type { RequestContext } from '#app/request-context.ts'

/** A call that has an email sent counts for whoever makes it, and for the address that gets the email. */
export async function spendOnEmail(
  { allowance }: Pick<RequestContext, 'allowance'>,
  call: LimitedCall,
  email: string,
): Promise<Spent> {
  const spent = await allowance.spend(call)
  return spent.ok ? allowance.spend('email', email) : spent
}
