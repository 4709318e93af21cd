import { asc, eq } from 'drizzle-orm'
import { userIdOf } from '#app/features/account/identity/identity-access.ts'
import { findOfficePlan, requireOffice } from '#app/features/plan/core/find-own-plan.server.ts'
import { beginsOn, readWish } from '#app/features/wish/wish-schema.ts'
import type { CallerContext } from '#app/request-context.ts'
import { formatDay } from '#app/text/figures.ts'
import { firstName } from '#app/text/names.ts'
import { country } from '#database/schema/country.ts'
import { plannerPhrase } from '#database/schema/phrase.ts'
import { trip } from '#database/schema/trip.ts'
import { users } from '#database/schema/user.ts'
import type { Locale } from '#database/values/locale.ts'
import { fillPhrase, type Phrase, type PhraseMark } from './phrase-schema.ts'

type Values = Record<PhraseMark, string | null>

/** What a plan has for a phrase, in its traveller's language. @throws AppError not_logged_in, unauthorized, not_found. */
async function valuesOf(ctx: CallerContext, planId: number): Promise<{ values: Values; locale: Locale }> {
  const row = await findOfficePlan(ctx, planId)
  const locale = row.locale === 'ES' ? 'es' : 'en'
  const [[home], [wanted], [writer]] = await Promise.all([
    ctx.db.select({ name: country.name }).from(country).where(eq(country.tag, row.countryTag)),
    row.tripId === null ? [] : ctx.db.select({ title: trip.title }).from(trip).where(eq(trip.id, row.tripId)),
    ctx.db
      .select({ name: users.name })
      .from(users)
      .where(eq(users.id, userIdOf(ctx.actor))),
  ])
  const wish = readWish(row.wish)
  const [start, end] = [beginsOn(wish), wish.when.lastDay ?? wish.when.latest]
  const values = {
    name: firstName(row.contactName) || null,
    country: home?.name[locale] ?? null,
    trip: wanted?.title[locale] ?? null,
    start: start && formatDay(start, locale),
    end: end && formatDay(end, locale),
    planner: writer ? firstName(writer.name) : null,
    number: String(planId),
  }
  return { values, locale }
}

/**
 * The caller's own phrases by name; with a plan, filled from it.
 * @throws AppError not_logged_in, unauthorized; not_found for a plan that is not theirs.
 */
export async function listPhrases(ctx: CallerContext, planId: number | null): Promise<Phrase[]> {
  requireOffice(ctx)
  const rows = await ctx.db
    .select()
    .from(plannerPhrase)
    .where(eq(plannerPhrase.userId, userIdOf(ctx.actor)))
    .orderBy(asc(plannerPhrase.name), asc(plannerPhrase.id))
  const plan = planId === null ? null : await valuesOf(ctx, planId)
  return rows.map(({ id, name, en, es }) => {
    const texts = { en, es }
    const own = plan && texts[plan.locale]
    const filled = plan && { text: fillPhrase(own || en || es, plan.values), isOtherLanguage: own === '' }
    return { id, name, en, es, filled }
  })
}
