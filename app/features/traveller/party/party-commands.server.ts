import { isDeepStrictEqual } from 'node:util'
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'
import { AppError } from '#app/app-error.ts'
import { command, systemRules, type Writing } from '#app/command.ts'
import { asTraveller } from '#app/features/plan/core/find-own-plan.server.ts'
import { lockPlan, recordedActor } from '#app/features/plan/core/lock-plan.server.ts'
import { findWish, storeWish } from '#app/features/plan/core/store-party.server.ts'
import { countsOf } from '#app/features/wish/travellers.ts'
import { GROWN_UP, MOST_TRAVELLERS } from '#app/features/wish/wish.ts'
import type { RequestContext } from '#app/request-context.ts'
import { dayOf } from '#app/text/days.ts'
import type { Queryable } from '#database/connect.ts'
import { party, passport, plan } from '#database/schema/plan.ts'
import { PROMPTS } from './party.ts'
import { findPassportDays, passportsDeletedOn } from './party-queries.server.ts'
import type { FlightsChange, PartyDetails, PassportWords } from './party-schema.ts'

interface OfPlan {
  planId: number
}
type FlightsChanged = { ok: true } | { ok: false; reason: 'moved_on' }
interface OfTraveller extends OfPlan {
  id: number
}

const rules = { authorize: (ctx: RequestContext, wanted: OfPlan) => asTraveller(ctx, wanted) }

const NOBODY = countsOf([], '')

/**
 * Runs a change of a plan's travellers, and lets the wish say who they are now; the log has what that changed.
 */
async function changingParty<Result>(
  ctx: Writing<RequestContext>,
  planId: number,
  change: (tx: Queryable) => Promise<Result>,
): Promise<Result> {
  return ctx.db.transaction(async tx => {
    const row = await lockPlan(tx, planId)
    const now = ctx.now()
    const today = dayOf(now)
    const before = await findWish(tx, row, today)
    const result = await change(tx)
    const after = await findWish(
      tx,
      { ...row, wish: { ...before, who: { ...before.who, ...NOBODY } } },
      today,
    )
    await storeWish(tx, { planId, before, after, by: recordedActor(ctx.actor), at: now })
    return result
  })
}

/**
 * Changes the flights there and back. Whoever read other ones than there are now is told so.
 * @throws AppError not_logged_in, not_found.
 */
export const changeFlights = command(
  'change one’s flights',
  rules,
  (ctx, { planId, known, flights }: OfPlan & FlightsChange): Promise<FlightsChanged> =>
    ctx.db.transaction(async tx => {
      const row = await lockPlan(tx, planId)
      const now = ctx.now()
      const before = await findWish(tx, row, dayOf(now))
      if (isDeepStrictEqual(before.flights, flights)) return { ok: true }
      if (!isDeepStrictEqual(before.flights, known)) return { ok: false, reason: 'moved_on' }
      const after = { ...before, flights }
      await storeWish(tx, { planId, before, after, by: recordedActor(ctx.actor), at: now })
      return { ok: true }
    }),
)

/** Keeps prompts that come from elsewhere beside our own, and without an age in the call the one that was said. */
function columnsOf(
  { age: given, ...details }: PartyDetails,
  before: Pick<typeof party.$inferSelect, 'age' | 'isChild' | 'partyPrompts'> = UNKNOWN,
) {
  const others = before.partyPrompts.filter(prompt => !PROMPTS.some(asked => asked in prompt))
  const said = PROMPTS.flatMap(asked => (details[asked] ? [{ [asked]: details[asked] }] : []))
  const age = given === undefined ? before.age : given
  return {
    name: details.name || null,
    partyBirthday: details.birthday,
    age,
    isChild: age === null ? before.isChild : age < GROWN_UP,
    partyPrompts: [...others, ...said],
  }
}

const UNKNOWN = { age: null, isChild: false, partyPrompts: [] }

async function lockTraveller(tx: Queryable, { planId, id }: OfTraveller) {
  await lockPlan(tx, planId)
  const [row] = await tx
    .select()
    .from(party)
    .where(and(eq(party.id, id), eq(party.planId, planId)))
  if (!row) throw new AppError('not_found')
  return row
}

/** Adds a traveller to the caller's own plan. @throws AppError not_logged_in, not_found. */
export const addTraveller = command(
  'add a traveller',
  rules,
  (ctx: Writing<RequestContext>, { planId, ...details }: OfPlan & PartyDetails) =>
    changingParty(ctx, planId, async tx => {
      const known = await tx
        .select({ position: party.position })
        .from(party)
        .where(eq(party.planId, planId))
        .orderBy(asc(party.position))
      if (known.length >= MOST_TRAVELLERS) return { ok: false, reason: 'too_many_travellers' } as const
      const position = (known.at(-1)?.position ?? 0) + 1
      await tx.insert(party).values({ planId, position, ...columnsOf(details) })
      return { ok: true } as const
    }),
)

/** Changes a traveller's details. @throws AppError not_logged_in, not_found. */
export const changeTraveller = command(
  'change a traveller',
  rules,
  (ctx: Writing<RequestContext>, { planId, id, ...details }: OfTraveller & PartyDetails) =>
    changingParty(ctx, planId, async tx => {
      const before = await lockTraveller(tx, { planId, id })
      await tx.update(party).set(columnsOf(details, before)).where(eq(party.id, id))
    }),
)

/** Removes a traveller and their passport. @throws AppError not_logged_in, not_found. */
export const removeTraveller = command(
  'remove a traveller',
  rules,
  (ctx: Writing<RequestContext>, wanted: OfTraveller) =>
    changingParty(ctx, wanted.planId, async tx => {
      await lockTraveller(tx, wanted)
      await tx.delete(party).where(eq(party.id, wanted.id))
    }),
)

/**
 * Stores a traveller's passport, encrypted, in place of an earlier one. It is stored once the dates of the trip are
 * known, and deleted thirty days after its last day. Refused without an encryption key and for an expired passport;
 * one that expires too early for the trip is accepted, because it may be renewed.
 * @throws AppError not_logged_in, not_found.
 */
export const keepPassport = command(
  'keep a passport',
  rules,
  (ctx: Writing<RequestContext>, { planId, id, number, country, expiresOn }: OfTraveller & PassportWords) =>
    ctx.db.transaction(async tx => {
      await lockTraveller(tx, { planId, id })
      const { passports } = ctx
      if (!passports) return { ok: false, reason: 'no_passport_key' } as const
      const now = ctx.now()
      const { deletedOn } = await findPassportDays(tx, planId)
      if (deletedOn === null) return { ok: false, reason: 'dates_open' } as const
      if (deletedOn <= dayOf(now)) return { ok: false, reason: 'trip_over' } as const
      if (expiresOn < dayOf(now)) return { ok: false, reason: 'expired' } as const
      const sealed = passports.seal(JSON.stringify({ number, country, expiresOn }), id)
      await tx
        .insert(passport)
        .values({ partyId: id, sealed, keptTs: now })
        .onConflictDoUpdate({ target: passport.partyId, set: { sealed, keptTs: now } })
      return { ok: true } as const
    }),
)

/** Deletes a stored passport; does nothing if there is none. @throws AppError not_logged_in, not_found. */
export const removePassport = command(
  'remove a passport',
  rules,
  (ctx: Writing<RequestContext>, wanted: OfTraveller) =>
    ctx.db.transaction(async tx => {
      await lockTraveller(tx, wanted)
      await tx.delete(passport).where(eq(passport.partyId, wanted.id))
    }),
)

/** Deletes the passports that are due. Returns the number deleted. */
export const deleteDuePassports = command(
  'delete the passports that are due',
  systemRules,
  async (ctx: Writing<RequestContext>): Promise<number> => {
    const today = dayOf(ctx.now())
    const due = ctx.db
      .select({ id: passport.partyId })
      .from(passport)
      .innerJoin(party, eq(party.id, passport.partyId))
      .innerJoin(plan, eq(plan.id, party.planId))
      .where(lte(passportsDeletedOn, sql`${today}::date`))
    const gone = await ctx.db
      .delete(passport)
      .where(inArray(passport.partyId, due))
      .returning({ id: passport.partyId })
    return gone.length
  },
)
