import { getLocale } from '#app/paraglide/runtime.js'
import type { PictureWidth, RasterSize } from '#app/picture-sizes.ts'
import { PLATE_EDITION } from '#art/plate/plate-edition.ts'
import { PORTRAIT_EDITION } from '#art/portrait/portrait-edition.ts'
import { POSTER_EDITION } from '#art/poster/poster-edition.ts'

/** The only place where an address is built. Every function answers a path in the reader's language. */

export type Locale = 'en' | 'es'

/** The same page in the other language. */
export interface OtherLanguage {
  href: string
  label: string
  lang: string
}

/** Puts a path into a language: Spanish stands under /es (specification, section 2). */
export function inLocale(path: string, locale: Locale): string {
  if (locale === 'en') return path
  return path === '/' ? '/es' : `/es${path}`
}

/** Splits a path into its language and the path without it. */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  if (pathname === '/es' || pathname === '/es/') return { locale: 'es', path: '/' }
  if (pathname.startsWith('/es/')) return { locale: 'es', path: pathname.slice(3) }
  return { locale: 'en', path: pathname }
}

type Query = Record<string, string | number | readonly (string | number)[] | undefined>

function withQuery(path: string, query: Query): string {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) {
    const text = Array.isArray(value) ? value.join(',') : value === undefined ? '' : String(value)
    if (text !== '') search.set(key, text)
  }
  // Commas are legal in a query and read better than %2C in an address people share.
  const text = search.toString().replaceAll('%2C', ',')
  return text ? `${path}?${text}` : path
}

function page(path: string, query: Query = {}, hash = ''): string {
  return withQuery(inLocale(path, getLocale()), query) + hash
}

function segment(text: string): string {
  return encodeURIComponent(text)
}

/** The finder's state as it stands in its address (specification, section 2). */
export interface FinderQuery {
  fcountry?: readonly string[]
  fparty?: string | undefined
  ftype?: readonly string[]
  q?: string | undefined
  sort?: string | undefined
  page?: number | undefined
}

/** What the field guide is narrowed to. */
export interface FieldGuideQuery {
  kind?: string | undefined
  country?: string | undefined
  month?: number | undefined
}

/** One address for one search: lists are sorted and the first page goes unsaid. */
function finderQuery({ fcountry, fparty, ftype, q, sort, page }: FinderQuery): Query {
  return {
    fcountry: fcountry?.toSorted(),
    fparty,
    ftype: ftype?.toSorted(),
    q,
    sort,
    page: page && page > 1 ? page : undefined,
  }
}

/** What the testimonials page is asked for; what is left out is as it is without asking. */
export interface TestimonialQuery {
  country?: string | undefined
  tag?: string | undefined
  order?: string | undefined
  limit?: number | undefined
  page?: number | undefined
}

export const links = {
  home: (country?: string) => page('/', { country }),
  /** Where the home page lists every country. */
  countries: () => page('/', {}, '#wall'),
  country: (country: string) => page(`/${segment(country)}`),
  trips: (query: FinderQuery = {}) => page('/trips', finderQuery(query)),
  trip: (country: string, key: string, hash = '') =>
    page(`/${segment(country)}/trip/${segment(key)}`, {}, hash),
  /** A trip as days in a calendar, from the day it starts (YYYY-MM-DD), and as a route for a GPS. */
  tripCalendar: (country: string, key: string, start?: string) =>
    page(`/${segment(country)}/trip/${segment(key)}/calendar.ics`, { start }),
  tripRoute: (country: string, key: string) => page(`/${segment(country)}/trip/${segment(key)}/route.gpx`),
  /** The guided planner: its query carries the step and all that was said (`planningQuery`). */
  travelPlanning: (country: string, query: Query = {}) =>
    page(`/${segment(country)}/vacations/travel-planning`, query),
  theme: (country: string, theme: string) => page(`/${segment(country)}/${segment(theme)}-vacations`),
  /** A list's query is what it is narrowed to; its hash an item of it. */
  tours: (country: string, query: Query = {}, hash = '') => page(`/${segment(country)}/tours`, query, hash),
  tourType: (country: string, type: string) => page(`/${segment(country)}/tours/${segment(type)}`),
  hotels: (country: string, query: Query = {}, hash = '') => page(`/${segment(country)}/hotels`, query, hash),
  destinations: (country: string, query: Query = {}) => page(`/${segment(country)}/destinations`, query),
  destination: (country: string, slug: string) => page(`/${segment(country)}/destinations/${segment(slug)}`),
  attraction: (country: string, slug: string) => page(`/${segment(country)}/attractions/${segment(slug)}`),
  region: (country: string, slug: string) => page(`/${segment(country)}/regions/${segment(slug)}`),
  habitat: (country: string, habitat: string) =>
    page(`/${segment(country)}/destinations/habitat/${segment(habitat)}`),
  interest: (country: string, interest: string) =>
    page(`/${segment(country)}/destinations/interest/${segment(interest)}`),
  team: (country: string, hash = '') => page(`/${segment(country)}/team`, {}, hash),
  /** The full-screen map of a country; `place` is chosen on it. */
  countryMap: (country: string, place?: string) => page(`/${segment(country)}/maps`, { place }),
  tripMap: (key: string, day?: number) => page(`/maps/trip/${segment(key)}`, { day }),
  floraFauna: (query: FieldGuideQuery = {}) => page('/flora-fauna', { ...query }),
  species: (key: string) => page(`/flora-fauna/${segment(key)}`),
  experts: () => page('/expert'),
  expert: (fkey: string) => page(`/expert/${segment(fkey)}`),
  testimonials: (query: TestimonialQuery = {}) =>
    page('/testimonials', { ...query, page: query.page && query.page > 1 ? query.page : undefined }),
  company: () => page('/company'),
  howItWorks: () => page('/company/how-it-works'),
  privacy: () => page('/company/privacy'),
  /** Where the privacy page says who else sees what. */
  otherEyes: () => page('/company/privacy', {}, '#others'),
  terms: () => page('/company/terms-of-service'),
  account: () => page('/account'),
  signup: (email?: string) => page('/account/signup', { email }),
  logIn: () => page('/account/login'),
  /** A token stands behind the #, so that it is in no server's log and in no referrer. */
  validateEmail: (token: string) => page('/account/validate-email', {}, `#${segment(token)}`),
  passwordReset: (token: string) => page('/account/password-reset', {}, `#${segment(token)}`),
  /** Where the owner of an address says yes or no to the letter. */
  letter: (key: string) => page(`/account/letter/${segment(key)}`),
  articles: (query: { tag?: string | undefined; page?: number | undefined } = {}) =>
    page('/plus', { ...query, page: query.page === 1 ? undefined : query.page }),
  article: (slug: string) => page(`/plus/${segment(slug)}`),
  articleFeed: () => page('/plus/feed.xml'),
  sitemap: () => page('/sitemap'),
  partnerPreview: (partner: string) => page(`/aaa-preview/${segment(partner)}`),
  partnerSuccess: (partner: string, receipt: string) => page(`/aaa-success/${segment(partner)}`, { receipt }),
  /** The contact form as a page of its own; `url` is where the question arose, `message` how it begins. */
  ask: (
    query: { country?: string | undefined; url?: string | undefined; message?: string | undefined } = {},
  ) => page('/ask', query),
  receipt: (key: string) => page(`/receipt/${segment(key)}`),
  /** A link authored in content, such as /costa-rica/family-vacations. */
  authored: (path: string) => page(path),
  devMail: () => '/dev/mail',
  devMailLetter: (id: string) => `/dev/mail/${segment(id)}`,
} as const

/** Something drawn, as SVG or in pixels. A new edition of what draws it is a new address. */
function art(engine: string, edition: string, name: string, raster: RasterSize | null): string {
  const ending = raster ? `-${raster.width}.${raster.format}` : '.svg'
  return `/art/${edition}/${engine}/${segment(name)}${ending}`
}

/** Addresses that are the same in every language. */
export const files = {
  poster: (kind: string, palette: string, seed: string, ratio: string, raster: RasterSize | null = null) =>
    `${art('posters', POSTER_EDITION, `${kind}-${palette}-${ratio}`, raster)}?seed=${segment(seed.toWellFormed())}`,
  plate: (species: string, palette: string, ratio: string, raster: RasterSize | null = null) =>
    art('plates', PLATE_EDITION, `${species}-${palette}-${ratio}`, raster),
  /** `version` comes with the person and changes with their portrait. */
  portrait: (fkey: string, ratio: string, version: string, raster: RasterSize | null = null) =>
    `${art('portraits', PORTRAIT_EDITION, `${fkey}-${ratio}`, raster)}?v=${segment(version)}`,
  /** `token` says what stands on it, and is signed. */
  card: (token: string) => `/art/cards/${segment(token)}.png`,
  icon: (key: string) => `/icons/${segment(key)}.png`,
  /** A photograph of the operator's own, at one of the widths of `picture-sizes.ts`. */
  photo: (key: string, width: PictureWidth) => `/photos/${segment(key)}/${width}`,
  /** A clip, its still or its captions: the name changes with what is in it. */
  film: (name: string) => `/films/${segment(name)}`,
  /** Every page, for machines: a list of files, and one of them. */
  sitemap: () => '/sitemap.xml',
  sitemapPart: (name: string) => `/sitemap/${segment(name)}.xml`,
} as const

/** What the review search is asked for. */
export interface FeedbackQuery {
  /** A country, and after it what kind of trip. */
  query?: string | undefined
  recent?: true | undefined
  limit?: number
  locale?: Locale
  /** Where the page before ended: from its `link` header. */
  after?: string | undefined
}

/** Calls of the API (specification, section 7). */
export const calls = {
  feedback: ({ query, recent, limit, locale, after }: FeedbackQuery) =>
    withQuery('/api/next/feedback/search', {
      query,
      recent: recent && 'true',
      limit,
      locale: locale === 'es' ? 'ES' : undefined,
      after,
    }),
  staff: () => '/api/public/staff/all_active',
  plan: () => '/api/public/plan',
  createUserWithNewPlan: () => '/api/public/user/create_with_new_plan',
  anyUtmLog: () => '/api/private/user/log_utm/*',
  logUtm: (userId: number) => `/api/private/user/log_utm/${segment(String(userId))}`,
  description: () => '/api/openapi.json',
  logIn: () => '/api/public/auth/login',
  finishPasswordReset: () => '/api/public/auth/password-reset/finish',
} as const

/** Ways to reach people outside the site. */
export const contacts = {
  call: (e164: string) => `tel:${e164}`,
  text: (e164: string, body: string) => `sms:${e164}?&body=${encodeURIComponent(body)}`,
  /** A chat of a messaging service, with its first words typed. */
  chat: (address: string, text: string) => `${address}?text=${encodeURIComponent(text)}`,
  mail: (email: string, subject: string, body: string) =>
    `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`,
} as const
