import type { LimitedCall, Spent } from '#app/allowance.ts'
import type { RequestContext } from '#app/request-context.ts'

/** Rate limit of calls that send an email: counts against both the caller and the recipient. */
export async function spendOnEmail(
  { allowance }: Pick<RequestContext, 'allowance'>,
  call: LimitedCall,
  email: string,
): Promise<Spent> {
  const spent = await allowance.spend(call)
  return spent.ok ? allowance.spend('email', email) : spent
}
