import { and, asc, desc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { AppError } from '#app/app-error.ts'
import { findThreadFiles } from '#app/features/conversation/thread/thread-queries.server.ts'
import {
  awayFrom,
  daysOffAhead,
  holidaysAtHome,
} from '#app/features/people/calendar/calendar-queries.server.ts'
import { portraitVersion } from '#app/features/people/staff/staff-queries.server.ts'
import { findOwnPlan } from '#app/features/plan/core/find-own-plan.server.ts'
import { missingDetails, requestedDetails } from '#app/features/plan/core/missing-details-queries.server.ts'
import { chosenWish, planStage } from '#app/features/plan/core/plan.ts'
import { findWish } from '#app/features/plan/core/store-party.server.ts'
import { staysOf } from '#app/features/proposal/proposal/proposal-facts.ts'
import { findOpenInvoices, type OpenInvoice } from '#app/features/traveller/papers/papers-queries.server.ts'
import { findProposalSummaries } from '#app/features/traveller/proposal/proposal-summary-queries.server.ts'
import { files } from '#app/links.ts'
import { firstPhoto } from '#app/picture/photo/photo-queries.server.ts'
import { pictureAddress } from '#app/picture/pictures-for.server.ts'
import type { CallerContext, RequestContext } from '#app/request-context.ts'
import { dayOf } from '#app/text/days.ts'
import { posterOverride } from '#art/poster/poster-override.ts'
import { country } from '#database/schema/country.ts'
import { party, plan, planEvent } from '#database/schema/plan.ts'
import { staff } from '#database/schema/staff.ts'
import { trip } from '#database/schema/trip.ts'
import type { Locale } from '#database/values/locale.ts'
import type { OwnPlan, OwnPlanWhole } from './own-plan-schema.ts'

type Context = CallerContext & Pick<RequestContext, 'now' | 'passports'>

function surroundings({ now, passports }: Context, reader: Locale | undefined) {
  return { now: now(), takesPassports: passports !== null, reader }
}

/** Events of a plan that its traveller sees; the others are internal to the office. */
const TOLD = ['requested', 'assigned', 'handed_over', 'accepted', 'email_bounced']

interface SentProposal {
  number: number
  title: string
  sentTs: string
  startsOn: string | null
  days: number
  /** Place of each night, in the plan's language. */
  beds: string[]
}

const latestProposal = sql<SentProposal | null>`(
  select json_build_object(
    'number', p.number, 'title', p.title, 'sentTs', p.sent_ts, 'startsOn', p.content ->> 'startsOn',
    'days', jsonb_array_length(p.content -> 'days'),
    'beds', (
      select coalesce(json_agg(coalesce(
        (select b.name ->> lower(${plan.locale}) from place b
         where b.country_tag = d.day ->> 'country' and b.slug = d.day ->> 'place'
         order by b.kind = 'destination' desc limit 1),
        d.day ->> 'place'
      ) order by d.at), '[]')
      from jsonb_array_elements(p.content -> 'days') with ordinality d(day, at)
      where jsonb_typeof(d.day -> 'hotel') = 'object'
    )
  ) from proposal p where p.plan_id = ${plan.id} and p.sent_ts is not null
  order by (p.accepted_ts is not null) desc, p.number desc limit 1
)`
const latestNumber = sql<number | null>`(
  select max(p.number) from proposal p where p.plan_id = ${plan.id} and p.sent_ts is not null
)`
const acceptedNumber = sql<number | null>`(
  select p.number from proposal p where p.plan_id = ${plan.id} and p.accepted_ts is not null
)`
const unread = sql<number>`(
  select count(*)::int from message m
  where m.plan_id = ${plan.id} and m.author_kind = 'planner' and m.channel in ('page', 'email') and m.read_ts is null
)`

/** The assigned planner; until there is one, the planner who reads it first. */
const plannerOfPlan = eq(staff.fkey, sql`coalesce(${plan.assignedStaffFkey}, ${plan.fkey})`)

function selectPlans({ db, now }: Pick<Context, 'db' | 'now'>, where: SQL | undefined) {
  return db
    .select({
      row: plan,
      countryTag: country.tag,
      countryName: country.name,
      countryPoster: country.poster,
      countryPhoto: firstPhoto('country'),
      tripKey: trip.key,
      tripTitle: trip.title,
      tripHabitats: trip.habitats,
      tripPoster: trip.poster,
      tripPhoto: firstPhoto('trip'),
      planner: staff,
      plannerHolidays: holidaysAtHome,
      plannerAway: awayFrom(now(), sql`array[${plan.countryTag}]::text[]`),
      portraitVersion,
      plannerPhoto: firstPhoto('staff'),
      proposal: latestProposal,
      latestNumber,
      acceptedNumber,
      unread,
      missing: missingDetails,
    })
    .from(plan)
    .innerJoin(country, eq(country.tag, plan.countryTag))
    .leftJoin(trip, eq(trip.id, plan.tripId))
    .leftJoin(staff, plannerOfPlan)
    .where(where)
}

type Found = Awaited<ReturnType<typeof selectPlans>>[number]

function presentPlanner(
  { planner, plannerHolidays, plannerAway, portraitVersion, plannerPhoto }: Found,
  language: Locale,
  now: Date,
): OwnPlan['planner'] {
  if (!planner) return null
  const { fkey, name, firstName, place, timeZone, workingHours } = planner
  return {
    fkey,
    name,
    firstName,
    place: place[language],
    timeZone,
    hours: workingHours.map(({ days, from, to }) => ({ days: [...days], from, to })),
    daysOff: daysOffAhead({ holidays: plannerHolidays, away: plannerAway }, now, language),
    away: plannerAway,
    portrait: plannerPhoto
      ? files.photo(plannerPhoto.key, 640)
      : files.portrait(fkey, 'square', portraitVersion),
  }
}

/** The picture of the trip that was asked for, otherwise of the country: the country's may show what the trip does not reach. */
function pictureOf(found: Found, ratio?: '21x9'): string {
  const { countryTag, countryPhoto, countryPoster, tripKey, tripTitle, tripHabitats, tripPoster, tripPhoto } =
    found
  if (tripKey === null)
    return pictureAddress(
      countryPhoto,
      { key: countryTag, country: countryTag, ...posterOverride(countryPoster) },
      ratio,
    )
  const facts = {
    key: tripKey,
    country: countryTag,
    habitats: tripHabitats ?? [],
    subject: tripTitle?.en ?? '',
  }
  return pictureAddress(tripPhoto, { ...facts, ...posterOverride(tripPoster) }, ratio)
}

function presentPlan(
  found: Found,
  openInvoice: OpenInvoice | null,
  { now, takesPassports, reader }: { now: Date; takesPassports: boolean; reader: Locale | undefined },
): OwnPlan {
  const { row, proposal } = found
  const language = row.locale === 'ES' ? 'es' : 'en'
  return {
    id: row.id,
    country: row.countryTag,
    title: proposal?.title || found.tripTitle?.[language] || found.countryName[language],
    stage: planStage(row),
    createdTs: row.createdTs.toISOString(),
    waitsFor: row.waitsFor,
    waitingSince: (row.waitingSince ?? row.createdTs).toISOString(),
    answerDueTs: row.answerDueTs.toISOString(),
    planner: presentPlanner(found, reader ?? language, now),
    picture: pictureOf(found),
    widePicture: pictureOf(found, '21x9'),
    latestProposal: found.latestNumber,
    latestProposalTs: proposal && new Date(proposal.sentTs).toISOString(),
    acceptedProposal: found.acceptedNumber,
    openInvoice,
    startsOn: proposal?.startsOn ?? row.arrivalDate,
    days: proposal?.days ?? null,
    stays: staysOf(proposal?.beds ?? []),
    unread: found.unread,
    missing: found.missing && requestedDetails(found.missing, takesPassports),
  }
}

/**
 * The caller's own plans, the newest first; `after` is the ID of the last one read, `reader` the language of the names
 * of days off, if not the plan's own.
 * @throws AppError not_logged_in.
 */
export async function listOwnPlans(
  ctx: Context,
  { limit, after, reader }: { limit: number; after?: number | undefined; reader?: Locale | undefined },
): Promise<{ items: OwnPlan[]; next: number | null }> {
  const { actor } = ctx
  if (!('userId' in actor)) throw new AppError('not_logged_in')
  const own = and(eq(plan.userId, actor.userId), after === undefined ? undefined : lt(plan.id, after))
  const found = await selectPlans(ctx, own)
    .orderBy(desc(plan.id))
    .limit(limit + 1)
  const shown = found.slice(0, limit)
  const open = await findOpenInvoices(
    ctx.db,
    shown.map(({ row }) => row.id),
  )
  return {
    items: shown.map(each => presentPlan(each, open.get(each.row.id) ?? null, surroundings(ctx, reader))),
    next: found.length > limit ? (shown.at(-1)?.row.id ?? null) : null,
  }
}

/** Ranges of the request in PostgreSQL's format: `[a,b)`. */
const ranges = sql<{ travelDates: string | null; nights: string | null; budgetMinor: string | null }>`
  json_build_object('travelDates', ${plan.travelDates}::text, 'nights', ${plan.nights}::text,
    'budgetMinor', ${plan.budgetMinor}::text)`

async function readWishes({ db }: Pick<Context, 'db'>, planId: number): Promise<OwnPlanWhole['wishes']> {
  const [found] = await db.select({ row: plan, ranges }).from(plan).where(eq(plan.id, planId))
  if (!found) throw new AppError('not_found')
  const { row } = found
  return {
    ...found.ranges,
    name: row.contactName,
    message: row.message,
    currency: row.currency,
    travelGroup: row.travelGroup,
    travelClass: row.travelClass,
    goals: row.goals,
    activities: row.activities,
    amenities: row.amenities,
    places: row.destinationNames,
  }
}

/** The planner who got the plan: from a colleague, or by answering first. */
const givenTo = sql`coalesce(${planEvent.details} ->> 'to', ${planEvent.details} ->> 'staff')`

function numberIn(details: Record<string, unknown>): number | null {
  return typeof details.number === 'number' ? details.number : null
}

/** The caller's own plan, with its request and events. @throws AppError not_logged_in, not_found. */
export async function getOwnPlan(ctx: Context, planId: number, reader?: Locale): Promise<OwnPlanWhole> {
  const { id } = await findOwnPlan(ctx, planId)
  const [[found], open, wishes, parties, drafts, conversationFiles, events] = await Promise.all([
    selectPlans(ctx, eq(plan.id, id)),
    findOpenInvoices(ctx.db, [id]),
    readWishes(ctx, id),
    ctx.db.select().from(party).where(eq(party.planId, id)).orderBy(asc(party.position)),
    findProposalSummaries(ctx.db, id),
    findThreadFiles(ctx.db, 'traveller', id),
    ctx.db
      .select({ row: planEvent, planner: staff.firstName })
      .from(planEvent)
      .leftJoin(staff, eq(staff.fkey, givenTo))
      .where(and(eq(planEvent.planId, id), inArray(planEvent.kind, TOLD)))
      .orderBy(asc(planEvent.id)),
  ])
  if (!found) throw new AppError('not_found')
  return {
    ...presentPlan(found, open.get(id) ?? null, surroundings(ctx, reader)),
    wish: chosenWish(await findWish(ctx.db, found.row, dayOf(ctx.now())), found.row.initialContactMethod),
    wishes,
    parties: parties.map(({ name, partyBirthday, partyPrompts }) => ({
      name,
      birthday: partyBirthday,
      prompts: partyPrompts,
    })),
    events: events.map(({ row: { kind, happenedTs, details }, planner }) => ({
      kind,
      happenedTs: happenedTs.toISOString(),
      number: numberIn(details),
      planner,
    })),
    drafts,
    files: conversationFiles,
  }
}
