import { createHmac, timingSafeEqual } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { z } from 'zod'
import { links, placeAddress, withPreview } from '#app/links.ts'
import type { CallerContext, RequestContext } from '#app/request-context.ts'
import { type DocumentId, type DocumentKind, isKind, titleOf } from '#database/content/document-kinds.ts'
import { type DocumentName, findVersion } from '#database/documents/versions.ts'
import type { Words } from '#database/schema/columns.ts'
import {
  findDocument,
  findNeeds,
  type NumberedDocument,
  namesWithDrafts,
  requireDocument,
  requireVersions,
} from './document-queries.server.ts'

type Context = CallerContext & Pick<RequestContext, 'now' | 'secret'>

/** Where a preview is opened, as a path of the site in the reader's language. */
export interface PreviewAddress {
  url: string
  expiresTs: string
}

interface Named {
  key: string
  /** Its country, or its own key where that is one. */
  country: string
}

const companyPages: Readonly<Record<string, () => string>> = {
  'how-it-works': links.howItWorks,
  privacy: links.privacy,
  'terms-of-service': links.terms,
}

/** The page that shows a document, of what has none of its own one that shows it too; the home page shows all others. */
const pages: Readonly<Partial<Record<DocumentKind, (named: Named) => string>>> = {
  trip: ({ country, key }) => links.trip(country, key),
  tour: ({ country, key }) => links.tours(country, {}, `#${key}`),
  hotel: ({ country, key }) => links.hotels(country, {}, `#${key}`),
  destination: ({ country, key }) => placeAddress(country, 'destination', key),
  attraction: ({ country, key }) => placeAddress(country, 'attraction', key),
  region: ({ country, key }) => placeAddress(country, 'region', key),
  transfers: ({ country }) => links.countryMap(country),
  themes: ({ country }) => links.country(country),
  'tour-types': ({ country }) => links.tours(country),
  reviews: ({ country }) => links.testimonials({ country }),
  country: ({ country }) => links.country(country),
  navigation: ({ country }) => links.country(country),
  trek: ({ country }) => links.country(country),
  unplanned: ({ country }) => links.travelPlanning(country),
  'before-you-go': ({ country }) => links.beforeYouGo(country),
  staff: ({ key, country }) => (key === 'staff' ? links.experts() : links.team(country)),
  species: ({ key }) => links.species(key),
  article: ({ key }) => links.article(key),
  page: ({ key }) => (companyPages[key] ?? links.company)(),
  countries: links.countries,
  terms: links.terms,
  operator: links.company,
  holidays: links.experts,
  tags: () => links.articles(),
  'search-words': () => links.search(),
  nicknames: () => links.search(),
}

/** The page that shows a document. */
function findDocumentPage({ kind, key, country }: DocumentId): string {
  const own = country && key.startsWith(`${country}.`) ? key.slice(country.length + 1) : key
  const page = pages[kind] ?? (() => links.home())
  return page({ key: own, country: country ?? key })
}

/** For so long a preview can be opened by whoever has its address. */
const DAYS = 7
const LONGEST_TOKEN = 12_000

const signed = z.tuple([z.int(), z.array(z.tuple([z.string().refine(isKind), z.string(), z.int()])).min(1)])

/** A saved version that is shown as if it were published: its kind, key and number. */
type SignedDocument = z.output<typeof signed>[1][number]

function signatureOf(secret: string, payload: string): Buffer {
  const signature = createHmac('sha256', secret).update(`preview\0${payload}`).digest().subarray(0, 18)
  return Buffer.from(signature.toString('base64url'))
}

/** A token that shows these versions for a week, to the minute. */
export function signPreview(secret: string, documents: SignedDocument[], now: Date) {
  const minute = Math.floor(now.getTime() / 60_000) + DAYS * 24 * 60
  const content: z.input<typeof signed> = [minute, documents]
  const payload = deflateRawSync(JSON.stringify(content)).toString('base64url')
  const token = `${payload}.${signatureOf(secret, payload)}`
  return { token, expires: new Date(minute * 60_000) }
}

/** What a token shows; null if we did not sign it, or its time is over. */
function readPreview(secret: string, token: string, now: Date) {
  const [payload = '', signature = '', rest] = token.split('.')
  if (token.length > LONGEST_TOKEN || rest !== undefined) return null
  const given = Buffer.from(signature)
  const ours = signatureOf(secret, payload)
  if (given.length !== ours.length || !timingSafeEqual(given, ours)) return null
  const [minute, documents] = signed.parse(
    JSON.parse(inflateRawSync(Buffer.from(payload, 'base64url')).toString()),
  )
  const expires = new Date(minute * 60_000)
  return now < expires ? { documents, expires } : null
}

/** The documents of a country are shown on its page, others on that of the first. */
function addressOf(ctx: Context, documents: readonly { id: DocumentId; number: number }[]): PreviewAddress {
  const shown = documents.find(({ id }) => id.kind === 'country') ?? documents[0]
  if (!shown) throw new RangeError('nothing to preview')
  const signed = documents.map(({ id, number }) => [id.kind, id.key, number] satisfies SignedDocument)
  const { token, expires } = signPreview(ctx.secret, signed, ctx.now())
  return { url: withPreview(findDocumentPage(shown.id), token), expiresTs: expires.toISOString() }
}

/**
 * The signed address at which anybody sees the latest version of a document on its page, with the drafts that it needs.
 * @throws AppError not_logged_in, unauthorized, not_found.
 */
export async function getPreview(ctx: Context, named: DocumentName): Promise<PreviewAddress> {
  const { id, latest } = await requireDocument(ctx, named)
  const needed = latest?.state === 'draft' ? await findNeeds(ctx.db, id) : []
  return addressOf(ctx, [{ id, number: latest?.number ?? 0 }, ...needed])
}

/** The same of some saved versions together. @throws AppError not_logged_in, unauthorized, not_found. */
export async function getPreviewTogether(
  ctx: Context,
  documents: readonly NumberedDocument[],
): Promise<PreviewAddress> {
  return addressOf(ctx, await requireVersions(ctx, documents))
}

/** A document of a preview. */
export interface PreviewedDocument {
  id: DocumentId
  content: unknown
  title: Words
  /** Its own page in the preview. */
  url: string
}

/** What the token of an address shows; null if it is not ours, its time is over, or a version is gone. */
export async function findPreview(
  ctx: Pick<RequestContext, 'db' | 'secret' | 'now'>,
  token: string,
): Promise<{ documents: PreviewedDocument[]; expires: Date } | null> {
  const read = readPreview(ctx.secret, token, ctx.now())
  if (!read) return null
  const names = await namesWithDrafts(ctx.db)
  const documents: PreviewedDocument[] = []
  for (const [kind, key, number] of read.documents) {
    const found = await findDocument(ctx.db, { kind, key })
    const version = await findVersion(ctx.db, { kind, key }, number)
    const content = version?.content ?? found?.row.content ?? null
    if (!found || content === null) return null
    const url = withPreview(findDocumentPage(found.id), token)
    documents.push({ id: found.id, content, title: titleOf(found.id, content, names), url })
  }
  return { documents, expires: read.expires }
}
