import type { LimitedCall, Spent } from '#app/allowance.ts'
import type { RequestContext } from '#app/request-context.ts'

/** A call that sends an email counts against the caller and against the address that gets it. */
export async function spendOnEmail(
  { allowance }: Pick<RequestContext, 'allowance'>,
  call: LimitedCall,
  email: string,
): Promise<Spent> {
  const spent = await allowance.spend(call)
  return spent.ok ? allowance.spend('email', email) : spent
}
