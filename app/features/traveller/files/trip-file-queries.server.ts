import { createHash } from 'node:crypto'
import { AppError } from '#app/app-error.ts'
import { getBeforeLines } from '#app/features/catalogue/before-you-go/before-you-go-queries.server.ts'
import { getOperator } from '#app/features/people/operator/operator-queries.server.ts'
import { findOwnPlan } from '#app/features/plan/core/find-own-plan.server.ts'
import { proposalRoute } from '#app/features/proposal/sent/draw-proposal.server.ts'
import { getOwnProposal } from '#app/features/proposal/sent/proposal-queries.server.ts'
import { getShared } from '#app/features/proposal/share/share-queries.server.ts'
import { composeTripPage } from '#app/features/traveller/files/compose-trip-page.server.ts'
import { type FileFormat, type FileTrip, fileName } from '#app/features/traveller/files/file-trip.ts'
import { tripCalendar } from '#app/features/traveller/files/trip-calendar.ts'
import { partyInWords } from '#app/features/traveller/proposal/change-words.ts'
import { itineraryGpx } from '#app/features/trip/itinerary/itinerary-gpx.ts'
import { readWish } from '#app/features/wish/wish-schema.ts'
import { links } from '#app/links.ts'
import { withLocale } from '#app/locale.server.ts'
import type { CallerContext, RequestContext } from '#app/request-context.ts'
import type { Operator } from '#database/content/operator-content.ts'
import type { ProposalContent } from '#database/values/proposal-content.ts'

/** A downloadable file. */
export interface TripFile {
  name: string
  type: string
  content: string | Uint8Array<ArrayBuffer>
}

type Context = CallerContext & Pick<RequestContext, 'now' | 'origin' | 'allowance'>

/** What to know before going to the countries of a trip, in its language. */
function beforeOf({ db, now }: Context, { days, locale }: ProposalContent) {
  return getBeforeLines({ db, now, locale }, [...new Set(days.map(({ country }) => country))])
}

const TYPES: Record<FileFormat, string> = {
  ics: 'text/calendar; charset=utf-8',
  gpx: 'application/gpx+xml; charset=utf-8',
  pdf: 'application/pdf',
  html: 'text/html; charset=utf-8',
}

/** Phone numbers for the journey: the operator's, and the emergency contacts of each country. */
function numbersOf({ name, phones, emergencyContacts }: Operator, { days, locale }: ProposalContent) {
  const countries = [...new Set(days.map(({ country }) => country))]
  return [
    ...Object.values(phones).map(({ label, number }) => ({ name: `${name}, ${label}`, phone: number })),
    ...countries
      .flatMap(tag => emergencyContacts[tag] ?? [])
      .map(contact => ({ name: contact.name[locale], phone: contact.phone })),
  ]
}

function writeGpx(trip: FileTrip): string {
  const { title, route, address, operator, content } = trip
  return itineraryGpx({ title, line: partyInWords(content), route, address, operator })
}

async function writeContent(trip: FileTrip, format: FileFormat): Promise<TripFile['content'] | null> {
  if (format === 'ics') return tripCalendar(trip)
  if (format === 'gpx') return writeGpx(trip)
  if (format === 'html') return composeTripPage(trip)
  // The PDF library is large and rarely needed, so it is loaded on demand.
  const { drawTripPdf } = await import('./draw-trip-pdf.server.ts')
  return drawTripPdf(trip)
}

/** Null for a calendar while the dates are open. @throws AppError too_many: a PDF costs the server a good deal. */
async function makeFile(
  { allowance }: Context,
  trip: FileTrip,
  format: FileFormat,
): Promise<TripFile | null> {
  const spent = await allowance.spend('make a file')
  if (!spent.ok)
    throw new AppError('too_many', 'That was a lot at once.', { retryAfter: spent.retryAfterSeconds })
  const content = await withLocale(trip.content.locale, () => writeContent(trip, format))
  return content === null ? null : { name: fileName(trip, format), type: TYPES[format], content }
}

/**
 * A file of a proposal of the traveller's own plan; null for a calendar while the dates are open.
 * @throws AppError not_logged_in, not_found, as getOwnProposal; too_many above the rate limit.
 */
export async function getProposalFile(
  ctx: Context,
  { planId, number, format }: { planId: number; number: number; format: FileFormat },
): Promise<TripFile | null> {
  const [proposal, operator, { wish }] = await Promise.all([
    getOwnProposal(ctx, { planId, number }),
    getOperator(ctx),
    findOwnPlan(ctx, planId),
  ])
  const { content, facts } = proposal
  const address = withLocale(content.locale, () => links.ownProposal(planId, number))
  return makeFile(
    ctx,
    {
      ...{ ...proposal, key: `plan-${planId}`, address: ctx.origin + address, operator: operator.name },
      ...{ route: proposalRoute(content, facts), numbers: numbersOf(operator, content), now: ctx.now() },
      ...{ refund: proposal.refund ?? [], terms: proposal.terms.points, flights: readWish(wish).flights },
      before: await beforeOf(ctx, content),
    },
    format,
  )
}

/** The same for a share link. @throws AppError not_found; too_many for too many downloads in a row. */
export async function getSharedFile(
  ctx: Context,
  { key, format }: { key: string; format: FileFormat },
): Promise<TripFile | null> {
  const [shared, operator] = await Promise.all([getShared(ctx, key), getOperator(ctx)])
  const { content, facts } = shared
  const address = withLocale(content.locale, () => links.shared(key))
  return makeFile(
    ctx,
    {
      ...{ ...shared, address: ctx.origin + address, operator: operator.name },
      key: `link-${createHash('sha256').update(key).digest('hex').slice(0, 16)}`,
      ...{ route: proposalRoute(content, facts), numbers: numbersOf(operator, content), now: ctx.now() },
      ...{ refund: [], terms: [], flights: null },
      before: await beforeOf(ctx, content),
    },
    format,
  )
}
