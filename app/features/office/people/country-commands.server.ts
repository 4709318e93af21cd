import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { AppError } from '#app/app-error.ts'
import { command, type Writing } from '#app/command.ts'
import { allowAdmins } from '#app/features/account/identity/identity-access.ts'
import { publishChange } from '#app/features/office/catalogue/document-commands.server.ts'
import { planStage } from '#app/features/plan/core/plan.ts'
import { assignPlan } from '#app/features/plan/handling/stage-commands.server.ts'
import { isGivenUp } from '#app/features/plan/handling/stage-move.ts'
import type { RequestContext } from '#app/request-context.ts'
import type { Queryable, Readable } from '#database/connect.ts'
import { country } from '#database/schema/country.ts'
import { document } from '#database/schema/document.ts'
import { plan } from '#database/schema/plan.ts'
import { staff } from '#database/schema/staff.ts'
import { users } from '#database/schema/user.ts'
import { isFields } from '#database/values/document/fields.ts'
import type { LeaveRefusal, RoleRefusal } from './people-schema.ts'

const staffRules = {
  authorize: (ctx: RequestContext): void => allowAdmins(ctx),
  event: { event: 'role_changed' },
} as const

/** The number of the plans that are assigned to somebody and not lost, booked trips included. */
async function openPlansOf(tx: Queryable, fkey: string): Promise<number[]> {
  const rows = await tx
    .select()
    .from(plan)
    .where(and(eq(plan.assignedStaffFkey, fkey), isNull(plan.lostDate)))
    .orderBy(asc(plan.id))
  return rows.flatMap(row => (isGivenUp(planStage(row)) ? [] : [row.id]))
}

type Left = { ok: true; handedOver: number } | { ok: false; reason: LeaveRefusal }

/**
 * Ends a planner's work: visitors no longer see them, and every open plan is handed over to another planner, in one
 * transaction. Their account stays, as a traveller's. Repeating it changes nothing.
 * @throws AppError unauthorized; not_found for somebody who never was on the staff.
 */
export const leaveStaff = command(
  'deactivate a planner',
  staffRules,
  (ctx, { userId, to }: { userId: number; to: string | null }): Promise<Left> =>
    ctx.db.transaction(async tx => {
      const [person] = await tx.select().from(users).where(eq(users.id, userId))
      const fkey = person?.staffFkey
      if (!fkey) throw new AppError('not_found')
      // Not locked for update: a plan that is assigned meanwhile refers to this row.
      const [row] = await tx.select().from(staff).where(eq(staff.fkey, fkey)).for('no key update')
      if (!row?.active) return { ok: true, handedOver: 0 }
      const open = await openPlansOf(tx, fkey)
      if (open.length > 0 && to === null) return { ok: false, reason: 'has_plans' }
      const [next] = to === null ? [] : await tx.select().from(staff).where(eq(staff.fkey, to))
      if (to !== null && (!next?.active || to === fkey)) return { ok: false, reason: 'staff_unknown' }
      for (const planId of open) {
        const answer = await assignPlan({ ...ctx, db: tx }, { planId, fkey: to ?? '', from: fkey })
        if (!answer.ok) throw new Error(`plan ${planId} could not be handed over: ${answer.reason}`)
      }
      await tx.update(staff).set({ active: false }).where(eq(staff.fkey, fkey))
      return { ok: true, handedOver: open.length }
    }),
)

/** Makes a person an admin as well. Repeating it changes nothing. @throws AppError unauthorized, not_found. */
export const giveAdmin = command(
  'give the rights of an admin',
  staffRules,
  async (ctx, { userId }: { userId: number }): Promise<{ ok: true } | { ok: false; reason: RoleRefusal }> => {
    const [person] = await ctx.db.select().from(users).where(eq(users.id, userId))
    if (!person || person.erasedTs) throw new AppError('not_found')
    if (person.role === 'partner') return { ok: false, reason: 'is_partner' }
    await ctx.db.update(users).set({ role: 'admin' }).where(eq(users.id, userId))
    return { ok: true }
  },
)

/**
 * Withdraws the rights of an admin, who stays a planner if they are on the staff. Never from the last one.
 * @throws AppError unauthorized, not_found.
 */
export const withdrawAdmin = command(
  'withdraw the rights of an admin',
  staffRules,
  (ctx, { userId }: { userId: number }): Promise<{ ok: true } | { ok: false; reason: RoleRefusal }> =>
    ctx.db.transaction(async tx => {
      const isAdmin = and(eq(users.role, 'admin'), isNull(users.erasedTs))
      // All of them are locked, so that two admins who withdraw each other's rights do not both succeed.
      const admins = await tx.select().from(users).where(isAdmin).orderBy(asc(users.id)).for('no key update')
      const person = admins.find(({ id }) => id === userId)
      if (!person) throw new AppError('not_found')
      if (admins.length === 1) return { ok: false, reason: 'last_admin' }
      const role = person.staffFkey ? 'planner' : 'traveller'
      await tx.update(users).set({ role }).where(eq(users.id, userId))
      return { ok: true }
    }),
)

/**
 * Ends what a person does for a partner: their account stays, as a traveller's. Repeating it changes nothing.
 * @throws AppError unauthorized, not_found.
 */
export const leavePartner = command(
  'deactivate a person of a partner',
  staffRules,
  async (ctx, { userId }: { userId: number }): Promise<void> => {
    const [person] = await ctx.db.select().from(users).where(eq(users.id, userId))
    if (!person || person.erasedTs) throw new AppError('not_found')
    await ctx.db
      .update(users)
      .set({ role: 'traveller', affiliateId: null, affiliateCreated: null })
      .where(and(eq(users.id, userId), eq(users.role, 'partner')))
  },
)

const rules = {
  authorize: (ctx: RequestContext): void => allowAdmins(ctx),
  event: { event: 'role_changed' },
} as const

async function findPerson(db: Readable, userId: number) {
  const [person] = await db.select().from(users).where(eq(users.id, userId))
  if (!person) throw new AppError('not_found')
  return person
}

async function findStaff(db: Readable, fkey: string) {
  const [row] = await db.select().from(staff).where(eq(staff.fkey, fkey))
  return row
}

/** Writes a planner's countries in the document that the profile is written in. Returns whether it could be published. */
async function writeCountries(
  ctx: Writing<RequestContext>,
  fkey: string,
  countries: readonly string[],
): Promise<boolean> {
  const holds = sql`${document.kind} = 'staff' and ${document.content}::jsonb @> ${JSON.stringify([{ fkey }])}::jsonb`
  const [found] = await ctx.db.select({ key: document.key }).from(document).where(holds)
  if (!found) return true
  const published = await publishChange(ctx, { kind: 'staff', key: found.key }, people =>
    Array.isArray(people)
      ? people.map(one => (isFields(one) && one.fkey === fkey ? { ...one, countries } : one))
      : people,
  )
  return published.ok
}

interface Grant {
  userId: number
  country: string
  /** The staff profile to link, if the person has none yet. */
  fkey: string | null
}

type Granted =
  | { ok: true; countries: string[] }
  | {
      ok: false
      reason: 'country_unknown' | 'staff_unknown' | 'staff_taken' | 'is_partner' | 'not_published'
    }

/**
 * Makes a person a planner of a country and a member of the staff, in their staff document first. A former member returns for
 * this country alone. Idempotent. @throws AppError unauthorized, not_found.
 */
export const grantCountry = command(
  'grant a country',
  rules,
  async (ctx, { userId, country: tag, fkey: wanted }: Grant): Promise<Granted> => {
    const person = await findPerson(ctx.db, userId)
    if (person.role === 'partner') return { ok: false, reason: 'is_partner' }
    const [known] = await ctx.db.select().from(country).where(eq(country.tag, tag))
    if (!known) return { ok: false, reason: 'country_unknown' }
    const row = await findStaff(ctx.db, person.staffFkey ?? wanted ?? '')
    if (!row) return { ok: false, reason: 'staff_unknown' }
    const { fkey } = row
    const [owner] = await ctx.db.select().from(users).where(eq(users.staffFkey, fkey))
    if (owner && owner.id !== userId) return { ok: false, reason: 'staff_taken' }
    const before = row.active ? row.countries : []
    const countries = before.includes(tag) ? before : [...before, tag]
    if (!(await writeCountries(ctx, fkey, countries))) return { ok: false, reason: 'not_published' }
    return ctx.db.transaction(async tx => {
      await tx.update(staff).set({ countries, active: true }).where(eq(staff.fkey, fkey))
      const [taken] = await tx.select().from(users).where(eq(users.staffFkey, fkey)).for('update')
      if (taken && taken.id !== userId) return { ok: false, reason: 'staff_taken' }
      const role = person.role === 'admin' ? 'admin' : 'planner'
      await tx.update(users).set({ role, staffFkey: fkey }).where(eq(users.id, userId))
      return { ok: true, countries }
    })
  },
)

type Withdrawn = { ok: true; countries: string[] } | { ok: false; reason: 'not_published' }

/**
 * Withdraws a country from a planner, in their staff document first. A planner without countries has left, and their plans can
 * be handed over. Returns the remaining countries. @throws AppError unauthorized; not_found if they do not plan it.
 */
export const withdrawCountry = command(
  'withdraw a country',
  rules,
  async (ctx, { userId, country: tag }: Pick<Grant, 'userId' | 'country'>): Promise<Withdrawn> => {
    const { staffFkey } = await findPerson(ctx.db, userId)
    const row = staffFkey ? await findStaff(ctx.db, staffFkey) : undefined
    if (!row?.active || !row.countries.includes(tag)) throw new AppError('not_found')
    const countries = row.countries.filter(each => each !== tag)
    // Who has left keeps the last country, as a record of where they worked.
    const left = countries.length === 0
    if (!left && !(await writeCountries(ctx, row.fkey, countries)))
      return { ok: false, reason: 'not_published' }
    await ctx.db
      .update(staff)
      .set(left ? { active: false } : { countries })
      .where(eq(staff.fkey, row.fkey))
    return { ok: true, countries }
  },
)
