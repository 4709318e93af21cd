import { timingSafeEqual } from 'node:crypto'
import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import { requireAdmin } from '#app/features/account/identity/identity-access.ts'
import type { CallerContext, RequestContext } from '#app/request-context.ts'
import { staffInvitation } from '#database/schema/identity.ts'
import { staff } from '#database/schema/staff.ts'
import { affiliate, users } from '#database/schema/user.ts'
import type { Invitation } from './invitation-schema.ts'

function proofOf({ identity }: Pick<RequestContext, 'identity'>, id: number): string {
  return identity.proofOf(`staff-invitation ${id}`)
}

/** Number of the invitation behind a token; null if it is forged. */
export function readInvitationToken(ctx: Pick<RequestContext, 'identity'>, token: string): number | null {
  const [number = '', proof = ''] = token.split('.')
  if (!/^\d{1,15}$/.test(number)) return null
  const id = Number(number)
  const [given, expected] = [Buffer.from(proof), Buffer.from(proofOf(ctx, id))]
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : null
}

function isOpen(now: Date) {
  return and(isNull(staffInvitation.closedTs), gt(staffInvitation.expiresTs, now))
}

type Context = Pick<RequestContext, 'db' | 'identity' | 'now'>

/** Token, role, partner and inviter, for the email of an open invitation; null if it is used, withdrawn or expired. */
export async function findInvitation(ctx: Context, id: number) {
  const [row] = await ctx.db
    .select({ id: staffInvitation.id, role: staffInvitation.role, partner: affiliate.name, by: users.name })
    .from(staffInvitation)
    .leftJoin(affiliate, eq(affiliate.id, staffInvitation.affiliateId))
    .leftJoin(users, eq(users.id, staffInvitation.invitedBy))
    .where(and(eq(staffInvitation.id, id), isOpen(ctx.now())))
  if (!row) return null
  const { role, partner, by } = row
  return { token: `${row.id}.${proofOf(ctx, row.id)}`, role, partner, by }
}

/** The open invitations, the latest first. @throws AppError not_logged_in, unauthorized. */
export async function listInvitations(
  ctx: CallerContext & Pick<RequestContext, 'now'>,
): Promise<Invitation[]> {
  requireAdmin(ctx)
  const rows = await ctx.db
    .select({ row: staffInvitation, profile: staff.name, partner: affiliate.name, by: users.name })
    .from(staffInvitation)
    .leftJoin(affiliate, eq(affiliate.id, staffInvitation.affiliateId))
    .leftJoin(staff, eq(staff.fkey, staffInvitation.staffFkey))
    .leftJoin(users, eq(users.id, staffInvitation.invitedBy))
    .where(isOpen(ctx.now()))
    .orderBy(desc(staffInvitation.id))
  return rows.map(({ row, profile, partner, by }) => ({
    ...{ id: row.id, email: row.email, role: row.role, profile: profile ?? partner, by },
    expiresTs: row.expiresTs.toISOString(),
  }))
}

/** Staff profiles that no account has. @throws AppError not_logged_in, unauthorized. */
export async function listFreeProfiles(ctx: CallerContext): Promise<{ fkey: string; name: string }[]> {
  requireAdmin(ctx)
  return ctx.db
    .select({ fkey: staff.fkey, name: staff.name })
    .from(staff)
    .leftJoin(users, eq(users.staffFkey, staff.fkey))
    .where(isNull(users.id))
    .orderBy(staff.name)
}

/** The partners, whose people an admin invites. @throws AppError not_logged_in, unauthorized. */
export async function listPartners(ctx: CallerContext): Promise<{ key: string; name: string }[]> {
  requireAdmin(ctx)
  return ctx.db.select({ key: affiliate.key, name: affiliate.name }).from(affiliate).orderBy(affiliate.name)
}
