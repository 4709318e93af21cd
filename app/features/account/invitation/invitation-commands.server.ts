import { and, eq, gt, isNull, lte } from 'drizzle-orm'
import type { Spent } from '#app/allowance.ts'
import { AppError } from '#app/app-error.ts'
import { allow, command } from '#app/command.ts'
import { findOrAddPerson, makeUserId } from '#app/features/account/identity/find-or-add-person.server.ts'
import { allowAdmins, may } from '#app/features/account/identity/identity-access.ts'
import type { Session } from '#app/identity-service.ts'
import { queueEmail } from '#app/outbox/queue-email.server.ts'
import type { RequestContext } from '#app/request-context.ts'
import { DAY_MS, dayOf } from '#app/text/days.ts'
import type { Queryable } from '#database/connect.ts'
import { staffInvitation } from '#database/schema/identity.ts'
import { staff } from '#database/schema/staff.ts'
import { affiliate, users } from '#database/schema/user.ts'
import { readInvitationToken } from './invitation-queries.server.ts'
import type { InviteRefusal, NewInvitation } from './invitation-schema.ts'

/** How long an invitation is good. */
const INVITATION_MS = 7 * DAY_MS

const rules = {
  authorize: (ctx: RequestContext): void => allowAdmins(ctx),
}

/** What an invitation is to: a staff profile, a partner, or neither. */
type Subject = Pick<InvitationRow, 'role' | 'staffFkey' | 'affiliateId'>

async function refuseSubject(
  tx: Queryable,
  { role, staffFkey, affiliateId }: Subject,
): Promise<InviteRefusal | null> {
  if (role === 'partner') return affiliateId === null ? 'partner_unknown' : null
  if (staffFkey === null) return role === 'planner' ? 'staff_unknown' : null
  const [profile] = await tx.select().from(staff).where(eq(staff.fkey, staffFkey))
  if (!profile) return 'staff_unknown'
  const [owner] = await tx.select({ id: users.id }).from(users).where(eq(users.staffFkey, staffFkey))
  return owner ? 'staff_taken' : null
}

async function findSubject(tx: Queryable, { role, fkey, partner }: NewInvitation): Promise<Subject> {
  if (role !== 'partner') return { role, staffFkey: fkey, affiliateId: null }
  const [row] = await tx
    .select()
    .from(affiliate)
    .where(eq(affiliate.key, partner ?? ''))
  return { role, staffFkey: null, affiliateId: row?.id ?? null }
}

async function refusePerson(tx: Queryable, email: string): Promise<InviteRefusal | null> {
  const [person] = await tx.select().from(users).where(eq(users.email, email))
  if (person?.role === 'partner') return 'is_partner'
  return person?.role === 'admin' || person?.staffFkey ? 'already_staff' : null
}

type Invited = { ok: true; id: number } | { ok: false; reason: InviteRefusal }

/**
 * Invites somebody to the staff, or to the people of a partner, by an email with a link that works once, for a week. An address has one open invitation.
 * @throws AppError unauthorized.
 */
export const inviteColleague = command('invite a colleague', rules, async (ctx, wanted: NewInvitation) => {
  const now = ctx.now()
  const { email } = wanted
  const answer = await ctx.db.transaction(async (tx): Promise<Invited> => {
    const subject = await findSubject(tx, wanted)
    const reason = (await refusePerson(tx, email)) ?? (await refuseSubject(tx, subject))
    if (reason) return { ok: false, reason }
    const isOld = and(eq(staffInvitation.email, email), isNull(staffInvitation.closedTs))
    await tx
      .update(staffInvitation)
      .set({ closedTs: now })
      .where(and(isOld, lte(staffInvitation.expiresTs, now)))
    const [added] = await tx
      .insert(staffInvitation)
      .values({
        ...{ ...subject, email, createdTs: now },
        invitedBy: 'userId' in ctx.actor ? ctx.actor.userId : null,
        expiresTs: new Date(now.getTime() + INVITATION_MS),
      })
      .onConflictDoNothing()
      .returning({ id: staffInvitation.id })
    if (!added) return { ok: false, reason: 'already_invited' }
    const props = { invitationId: added.id }
    const locale = ctx.locale === 'es' ? 'ES' : 'EN'
    await queueEmail(tx, { template: 'staff-invited', props, recipient: email, locale }, now)
    return { ok: true, id: added.id }
  })
  if (answer.ok) ctx.wake()
  return answer
})

/** Withdraws an open invitation: its link no longer works. @throws AppError unauthorized, not_found. */
export const withdrawInvitation = command(
  'withdraw an invitation',
  rules,
  async (ctx, { id }: { id: number }): Promise<void> => {
    const closed = await ctx.db
      .update(staffInvitation)
      .set({ closedTs: ctx.now() })
      .where(and(eq(staffInvitation.id, id), isNull(staffInvitation.closedTs)))
      .returning({ id: staffInvitation.id })
    if (closed.length === 0) throw new AppError('not_found')
  },
)

type Accepted =
  | { ok: true; session: Session }
  | { ok: false; reason: 'token_used' }
  | Extract<Spent, { ok: false }>

/**
 * Gives whoever has the link the role that they were invited to, and logs them in, once. The link also confirms the
 * address. @throws AppError unauthorized.
 */
export const acceptInvitation = command(
  'accept an invitation',
  {
    authorize: allow(may, 'log in'),
    spend: (ctx: RequestContext) => ctx.allowance.spend('use a token'),
    event: { event: 'role_changed', method: 'link' } as const,
  },
  async (ctx, { token }: { token: string }): Promise<Accepted> => {
    const id = readInvitationToken(ctx, token)
    if (id === null) return { ok: false, reason: 'token_used' }
    const now = ctx.now()
    const userId = await ctx.db.transaction(async tx => {
      const isOpen = and(isNull(staffInvitation.closedTs), gt(staffInvitation.expiresTs, now))
      const [row] = await tx
        .select()
        .from(staffInvitation)
        .where(and(eq(staffInvitation.id, id), isOpen))
        .for('update')
      const refusal = row && ((await refusePerson(tx, row.email)) ?? (await refuseSubject(tx, row)))
      if (!row || refusal) return null
      await tx.update(staffInvitation).set({ closedTs: now }).where(eq(staffInvitation.id, id))
      return join(tx, { ...row, wish: makeUserId(ctx.secret, row.email), now })
    })
    if (userId === null) return { ok: false, reason: 'token_used' }
    return { ok: true, session: await ctx.identity.openSession(userId, ctx.userAgent) }
  },
)

type InvitationRow = typeof staffInvitation.$inferSelect

async function join(
  tx: Queryable,
  { email, role, staffFkey, affiliateId, wish, now }: InvitationRow & { wish: number; now: Date },
): Promise<number> {
  const [profile] = staffFkey
    ? await tx.update(staff).set({ active: true }).where(eq(staff.fkey, staffFkey)).returning()
    : []
  const name = profile?.name ?? email.split('@')[0] ?? email
  const since = dayOf(now)
  const partner = affiliateId === null ? {} : { affiliateId, affiliateCreated: since }
  const joined = { role, staffFkey, ...partner, emailValidated: now, dateLogin: now }
  const userId = await findOrAddPerson(tx, wish, { email, name, ...joined })
  await tx.update(users).set(joined).where(eq(users.id, userId))
  return userId
}
