import { and, eq, isNotNull } from 'drizzle-orm'
import { emergencyFor, phoneFor } from '#app/features/people/operator/operator.ts'
import { getOperator } from '#app/features/people/operator/operator-queries.server.ts'
import { findOwnPlan } from '#app/features/plan/core/find-own-plan.server.ts'
import { dateOfDay } from '#app/features/proposal/proposal/pace.ts'
import type { ProposalFacts } from '#app/features/proposal/proposal/proposal-facts.ts'
import { findFacts } from '#app/features/proposal/proposal/proposal-queries.server.ts'
import { readWish, type Wish } from '#app/features/wish/wish-schema.ts'
import { m } from '#app/paraglide/messages.js'
import type { RequestContext } from '#app/request-context.ts'
import type { Readable } from '#database/connect.ts'
import { country } from '#database/schema/country.ts'
import { proposal } from '#database/schema/proposal.ts'
import { staff } from '#database/schema/staff.ts'
import type { ProposalContent, ProposalDay } from '#database/values/proposal-content.ts'
import type { TripDay, TripDays } from './today-schema.ts'

type Hour = TripDay['hours'][number]

/** Sorts by time; entries without a time stay after the one they follow. */
function inOrder(hours: Hour[]): Hour[] {
  let last = ''
  return hours
    .map(hour => {
      last = hour.at ?? last
      return { hour, key: last }
    })
    .toSorted((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
    .map(({ hour }) => hour)
}

function presentDay(day: ProposalDay, date: string, { places }: ProposalFacts): TripDay {
  const nameOf = (slug: string) => places[slug]?.name ?? slug
  const legs = day.legs.map(({ mode, from, to, minutes, startsAt }): Hour => {
    return {
      at: startsAt,
      kind: 'leg',
      mode,
      what: [...new Set([nameOf(from), nameOf(to)])].join(' – '),
      minutes,
    }
  })
  const activities = day.activities.map(({ name, startsAt, minutes }): Hour => {
    return { at: startsAt, kind: 'activity', mode: null, what: name, minutes }
  })
  return {
    ...{ date, timeZone: places[day.place]?.timeZone ?? null },
    ...{
      title: day.title || nameOf(day.place),
      story: day.story,
      place: nameOf(day.place),
      meals: day.meals,
    },
    hotel: day.hotel?.name ?? null,
    hours: inOrder([...legs, ...activities]),
  }
}

type Flights = Wish['flights']

/** The flights of a day, at the local time of the place. */
function flightsOn(
  { arrivalDate, arrivalTime, departureDate, departureTime }: Flights,
  date: string,
): Hour[] {
  const flight = (at: string | null, what: string): Hour => {
    return { at: at?.slice(0, 5) ?? null, kind: 'leg', mode: 'air', what, minutes: null }
  }
  return [
    ...(arrivalDate === date ? [flight(arrivalTime, m.flight_arrives())] : []),
    ...(departureDate === date ? [flight(departureTime, m.flight_leaves())] : []),
  ]
}

async function presentDays(
  db: Readable,
  content: ProposalContent | undefined,
  flights: Flights,
): Promise<TripDay[]> {
  if (!content?.startsOn) return []
  const facts = await findFacts(db, content)
  return content.days.flatMap((day, i) => {
    const date = dateOfDay(content.startsOn, i)
    if (!date) return []
    const shown = presentDay(day, date, facts)
    return [{ ...shown, hours: inOrder([...flightsOn(flights, date), ...shown.hours]) }]
  })
}

/** The days and phone numbers of the caller's own booked trip. @throws AppError not_logged_in, not_found. */
export async function getOwnTripDays(
  ctx: Pick<RequestContext, 'db' | 'actor' | 'locale'>,
  planId: number,
): Promise<TripDays> {
  const { db } = ctx
  const row = await findOwnPlan(ctx, planId)
  const [[accepted], [planner], [where], operator] = await Promise.all([
    db
      .select()
      .from(proposal)
      .where(and(eq(proposal.planId, planId), isNotNull(proposal.acceptedTs))),
    db
      .select({ firstName: staff.firstName })
      .from(staff)
      .where(eq(staff.fkey, row.assignedStaffFkey ?? row.fkey ?? '')),
    db.select({ contactGroup: country.contactGroup }).from(country).where(eq(country.tag, row.countryTag)),
    getOperator(ctx),
  ])
  const isOff = row.lostDate !== null
  return {
    title: accepted?.title ?? '',
    days: isOff ? [] : await presentDays(db, accepted?.content, readWish(row.wish).flights),
    planner: planner?.firstName ?? null,
    phone: phoneFor(operator, where?.contactGroup ?? null).number,
    emergency: emergencyFor(operator, row.countryTag, ctx.locale),
  }
}
