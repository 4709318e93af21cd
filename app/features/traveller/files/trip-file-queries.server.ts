import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { AppError } from '#app/app-error.ts'
import { getBeforeLines } from '#app/features/catalogue/before-you-go/before-you-go-queries.server.ts'
import { getOperator } from '#app/features/people/operator/operator-queries.server.ts'
import { findOwnPlan } from '#app/features/plan/core/find-own-plan.server.ts'
import { proposalRoute } from '#app/features/proposal/sent/draw-proposal.server.ts'
import { getOwnProposal } from '#app/features/proposal/sent/proposal-queries.server.ts'
import { getShared } from '#app/features/proposal/share/share-queries.server.ts'
import { type FileFormat, type FileTrip, fileName } from '#app/features/traveller/files/file-trip.ts'
import { tripCalendar } from '#app/features/traveller/files/trip-calendar.ts'
import { partyInWords } from '#app/features/traveller/proposal/change-words.ts'
import { itineraryGpx } from '#app/features/trip/itinerary/itinerary-gpx.ts'
import { readWish } from '#app/features/wish/wish-schema.ts'
import { links } from '#app/links.ts'
import { withLocale } from '#app/locale.server.ts'
import type { PlacePicture } from '#app/picture/picture.ts'
import type { CallerContext, RequestContext } from '#app/request-context.ts'
import { printPoster } from '#art/poster/poster-print.ts'
import type { Operator } from '#database/content/operator-content.ts'
import type { ProposalContent } from '#database/values/proposal-content.ts'
import { TODAY_SCRIPT, TripPage } from './trip-page.tsx'

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

const { resolve } = createRequire(import.meta.url)

/** Limit of the pictures in one file, in bytes; with fonts and map the file stays under 400 KB. */
const MOST_PICTURES = 220 * 1024

const FAMILIES = [
  { name: 'Phudu', family: 'phudu', weights: '300 900' },
  { name: 'Rosario', family: 'rosario', weights: '300 700' },
] as const

/** Fonts for letters beyond western European ones are separate files, and embedded only if the text needs them. */
const SUBSETS = [
  {
    subset: 'latin',
    wanted: /./u,
    range:
      'U+0-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215',
  },
  {
    subset: 'latin-ext',
    wanted: /[\u0100-\u0130\u0132-\u0151\u0154-\u024f]/u,
    range: 'U+100-130,U+132-151,U+154-24F',
  },
  {
    subset: 'vietnamese',
    wanted: /[\u0102\u0103\u0110\u0111\u0128\u0129\u0168\u0169\u01a0\u01a1\u01af\u01b0\u1ea0-\u1ef9\u20ab]/u,
    range: 'U+102-103,U+110-111,U+128-129,U+168-169,U+1A0-1A1,U+1AF-1B0,U+1EA0-1EF9,U+20AB',
  },
] as const

const read = new Map<string, string>()

/** A font file as an @font-face rule with embedded data. */
function faceOf(
  { name, family, weights }: (typeof FAMILIES)[number],
  { subset, range }: (typeof SUBSETS)[number],
) {
  const path = resolve(`@fontsource-variable/${family}/files/${family}-${subset}-wght-normal.woff2`)
  const file = read.get(path) ?? readFileSync(path).toString('base64')
  read.set(path, file)
  return `@font-face{font-family:${name};font-weight:${weights};src:url(data:font/woff2;base64,${file}) format("woff2");unicode-range:${range}}`
}

function facesFor(words: string): string {
  const subsets = SUBSETS.filter(({ wanted }) => wanted.test(words))
  return FAMILIES.flatMap(family => subsets.map(subset => faceOf(family, subset))).join('')
}

/** A drawn picture as a data URL; null for a photograph, which would be too large. */
function pictureIn(picture: PlacePicture | null): string | null {
  if (!picture || !('poster' in picture)) return null
  const svg = printPoster(picture.poster, '21x9')
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}

/** The pictures that fit, the one of the whole trip first. */
function picturesOf({ poster, pictures }: FileTrip) {
  let room = MOST_PICTURES
  const [whole, ...days] = [poster, ...pictures].map(each => {
    const address = pictureIn(each)
    if (!address || address.length > room) return null
    room -= address.length
    return address
  })
  return { whole: whole ?? null, days }
}

/** The trip as a self-contained HTML file in the current language; it loads nothing. */
function composeTripPage(trip: FileTrip): string {
  const hash = createHash('sha256').update(TODAY_SCRIPT).digest('base64')
  const policy = `default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; script-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'`
  const faces = facesFor(JSON.stringify([trip.title, trip.content, trip.facts.places, trip.numbers]))
  return `<!doctype html>${renderToStaticMarkup(
    createElement(TripPage, { trip, pictures: picturesOf(trip), faces, policy }),
  )}`
}
