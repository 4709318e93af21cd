import { href } from 'react-router'
import { getLocale } from '#app/paraglide/runtime.js'
import type { PictureWidth, RasterSize } from '#app/picture-sizes.ts'
import type { HouseChoice } from '#art/houses/house.ts'
import { HOUSE_EDITION } from '#art/houses/house-edition.ts'
import { wordOf } from '#art/houses/house-keys.ts'
import { PLATE_EDITION } from '#art/plate/plate-edition.ts'
import { PORTRAIT_EDITION } from '#art/portrait/portrait-edition.ts'
import { POSTER_EDITION } from '#art/poster/poster-edition.ts'
import type { Locale } from '#database/values/locale.ts'

/** The only place where an address is built. Every function returns a path in the reader's language. */

/** The same page in the other language. */
export interface OtherLanguage {
  href: string
  label: string
  lang: string
}

/** Puts a path into a language: Spanish paths begin with /es (specification, section 2). */
export function inLocale(path: string, locale: Locale): string {
  if (locale === 'en') return path
  return path === '/' ? '/es' : `/es${path}`
}

/** Splits a path into its language and the path without it. */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  if (pathname === '/es' || pathname === '/es/') return { locale: 'es', path: '/' }
  // Two slashes at the beginning would lead to another site.
  if (pathname.startsWith('/es/')) return { locale: 'es', path: pathname.slice(3).replace(/^\/+/, '/') }
  return { locale: 'en', path: pathname }
}

export type Query = Record<string, string | number | readonly (string | number)[] | undefined>

export function withQuery(path: string, query: Query): string {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) {
    const text = Array.isArray(value) ? value.join(',') : value === undefined ? '' : String(value)
    if (text !== '') search.set(key, text)
  }
  // Commas are legal in a query and read better than %2C in an address people share.
  const text = search.toString().replaceAll('%2C', ',')
  return text ? `${path}?${text}` : path
}

/** The query parameter that shows drafts on a page (docs/decisions/0070-a-preview-is-the-page-itself.md). */
export const PREVIEW = 'preview'

/** A page's address with drafts on it. */
export function withPreview(address: string, token: string): string {
  const [rest = '', hash] = address.split('#')
  const [path = '', query = ''] = rest.split('?')
  const shown = withQuery(path, { ...Object.fromEntries(new URLSearchParams(query)), [PREVIEW]: token })
  return hash === undefined ? shown : `${shown}#${hash}`
}

function page(path: string, query: Query = {}, hash = ''): string {
  return withQuery(inLocale(path, getLocale()), query) + hash
}

export function segment(text: string): string {
  return encodeURIComponent(text)
}

/** The kinds of place; each has its own pages. */
export type PlaceKind = 'destination' | 'attraction' | 'region'

/** The filters of the field guide. */
export interface FieldGuideQuery {
  kind?: string | undefined
  country?: string | undefined
  month?: number | undefined
}

/** The filters of the list of planners. */
export interface ExpertsQuery {
  country?: string | undefined
  language?: string | undefined
}

/** Equal searches get one address: parameters and lists are sorted, and page 1 is left out. */
function finderQuery({ page, ...others }: Query): Query {
  const inOrder = (a: string | number, b: string | number) => Number(a) - Number(b) || (a < b ? -1 : 1)
  const sorted = Object.entries(others).map(([name, value]): [string, Query[string]] => [
    name,
    Array.isArray(value) ? value.toSorted(inOrder) : value,
  ])
  return {
    ...Object.fromEntries(sorted.toSorted(([a], [b]) => (a < b ? -1 : 1))),
    page: page === 1 ? undefined : page,
  }
}

/** The parameters of the testimonials page; what is left out has its default. */
export interface TestimonialQuery {
  country?: string | undefined
  tag?: string | undefined
  order?: string | undefined
  limit?: number | undefined
  page?: number | undefined
  /** A question, answered from the reviews of this party only if one is given. */
  q?: string | undefined
  party?: string | undefined
  /** The key of a review to show on its own. */
  review?: string | undefined
}

export const links = {
  home: (country?: string) => page(href('/'), { country }),
  /** The list of all countries on the home page. */
  countries: () => page(href('/'), {}, '#wall'),
  country: (country: string) => page(href('/:country', { country })),
  /** What one must know before going to a country or on a trek. */
  beforeYouGo: (tag: string) => page(href('/:country/before-you-go', { country: tag })),
  trips: (query: Query = {}) => page(href('/trips'), finderQuery(query)),
  /** The site search, over every kind of page; one kind may be listed whole. */
  search: (words?: string, { all }: { all?: string } = {}, hash = '') =>
    page(href('/search'), { q: words, all }, hash),
  trip: (country: string, key: string, hash = '') =>
    page(href('/:country/trip/:tripKey', { country, tripKey: key }), {}, hash),
  /** A trip's days as a calendar file, from its first day (YYYY-MM-DD), and its route as a GPX file. */
  tripCalendar: (country: string, key: string, start?: string) =>
    page(href('/:country/trip/:tripKey/calendar.ics', { country, tripKey: key }), { start }),
  tripRoute: (country: string, key: string) =>
    page(href('/:country/trip/:tripKey/route.gpx', { country, tripKey: key })),
  /** The guided planner; its query carries the step and all answers so far (`planningQuery`). */
  travelPlanning: (country: string, query: Query = {}) =>
    page(href('/:country/vacations/travel-planning', { country }), query),
  theme: (country: string, theme: string) =>
    page(href('/:country/:vacations', { country, vacations: `${theme}-vacations` })),
  /** A list's query holds its filters, its hash an item of it. */
  tours: (country: string, query: Query = {}, hash = '') =>
    page(href('/:country/tours', { country }), query, hash),
  tourType: (country: string, type: string, hash = '') =>
    page(href('/:country/tours/:typeKey', { country, typeKey: type }), {}, hash),
  hotels: (country: string, query: Query = {}, hash = '') =>
    page(href('/:country/hotels', { country }), query, hash),
  destinations: (country: string, query: Query = {}) =>
    page(href('/:country/destinations', { country }), query),
  destination: (country: string, slug: string) =>
    page(href('/:country/destinations/:slug', { country, slug })),
  attraction: (country: string, slug: string) => page(href('/:country/attractions/:slug', { country, slug })),
  region: (country: string, slug: string) => page(href('/:country/regions/:slug', { country, slug })),
  habitat: (country: string, habitat: string) =>
    page(href('/:country/destinations/habitat/:topicKey', { country, topicKey: habitat })),
  interest: (country: string, interest: string) =>
    page(href('/:country/destinations/interest/:topicKey', { country, topicKey: interest })),
  team: (country: string, hash = '') => page(href('/:country/team', { country }), {}, hash),
  /** The full-screen map of a country with `place` chosen, and the way from there to the place `to`. */
  countryMap: (country: string, place?: string, to?: string) =>
    page(href('/:country/maps', { country }), { place, to }),
  tripMap: (key: string, day?: number) => page(href('/maps/trip/:tripKey', { tripKey: key }), { day }),
  floraFauna: (query: FieldGuideQuery = {}) => page(href('/flora-fauna'), { ...query }),
  species: (key: string) => page(href('/flora-fauna/:speciesKey', { speciesKey: key })),
  /** Everybody who plans; the query narrows them. */
  experts: (query: ExpertsQuery = {}) => page(href('/expert'), { ...query }),
  expert: (fkey: string) => page(href('/expert/:fkey', { fkey })),
  testimonials: (query: TestimonialQuery = {}, hash = '') =>
    page(
      href('/testimonials'),
      { ...query, page: query.page && query.page > 1 ? query.page : undefined },
      hash,
    ),
  company: () => page(href('/company')),
  howItWorks: () => page(href('/company/how-it-works')),
  contact: () => page(href('/company/contact')),
  privacy: () => page(href('/company/:slug', { slug: 'privacy' })),
  /** The section of the privacy page that lists who else receives which data. */
  otherEyes: () => page(href('/company/:slug', { slug: 'privacy' }), {}, '#others'),
  terms: () => page(href('/company/:slug', { slug: 'terms-of-service' })),
  apiDocs: () => page(href('/company/api')),
  apiDeprecation: () => page(href('/company/api/deprecation')),
  /** A resource of the API, at one of its calls. */
  apiResource: (resource: string, call = '') =>
    page(href('/company/api/:resource', { resource })) + (call && `#${call}`),
  account: () => page(href('/account')),
  accountSettings: () => page(href('/account/settings')),
  signup: (email?: string, next?: string) => page(href('/account/signup'), { email, next }),
  /** `token` comes from an emailed link and logs in once. */
  /** `next` is the page of this site to return to after logging in. */
  logIn: ({ token, next }: { token?: string | undefined; next?: string | undefined } = {}) =>
    page(href('/account/login'), { token, next }),
  /** The token is behind the #, so that no server logs it and no referrer contains it. */
  validateEmail: (token = '', next?: string) =>
    page(href('/account/validate-email'), { next }, token && `#${segment(token)}`),
  passwordReset: (token = '', next?: string) =>
    page(href('/account/password-reset'), { next }, token && `#${segment(token)}`),
  /** Where somebody joins the staff; the token is behind the # as well. */
  invitation: (token = '') => page(href('/account/invitation'), {}, token && `#${segment(token)}`),
  /** Where the owner of an address confirms or refuses the newsletter. */
  newsletter: (key: string) => page(href('/account/letter/:newsletterKey', { newsletterKey: key })),
  /** Where a person unsubscribes from a kind of email. */
  emailRefusal: (token: string) => page(href('/account/emails/:token', { token })),
  /** The conversation about the traveller's own plan; '#newest' is its end. */
  tripMessages: (planId: number, hash = '') =>
    page(href('/account/trips/:planId', { planId: String(planId) }), {}, hash),
  /** Where a traveller reviews a trip they have made. */
  tripReview: (planId: number) => page(href('/account/trips/:planId/review', { planId: String(planId) })),
  /** The travellers of a trip, and what it needs to know of each. */
  tripTravellers: (planId: number) =>
    page(href('/account/trips/:planId/travellers', { planId: String(planId) })),
  /** Invoices, terms and files of a trip. */
  tripPapers: (planId: number) => page(href('/account/trips/:planId/papers', { planId: String(planId) })),
  /** The current day of a trip that is under way. */
  tripToday: (planId: number) => page(href('/account/trips/:planId/today', { planId: String(planId) })),
  /**
   * A proposal for the traveller's own plan. The token of an emailed link is behind the #, so that no server logs it
   * and no referrer contains it.
   */
  ownProposal: (planId: number, number: number, token = '') =>
    page(
      href('/account/trips/:planId/:number', { planId: String(planId), number: String(number) }),
      {},
      token && `#token=${segment(token)}`,
    ),
  /** A proposal behind a share link, and the companions' vote. */
  shared: (key: string) => page(href('/shared/:shareKey', { shareKey: key })),
  /** What the reader has saved, and a list that somebody shares. */
  saved: () => page(href('/saved')),
  sharedList: (key: string) => page(href('/saved/:listKey', { listKey: key })),
  vote: (key: string) => page(href('/vote/:voteKey', { voteKey: key })),
  /** The office's inbox with its filters, and a plan in it. */
  office: (query: Query = {}) => page(href('/admin'), query),
  officePlan: (id: number, hash = '') => page(href('/admin/plan/:planId', { planId: String(id) }), {}, hash),
  /** A draft as the traveller will see it. */
  draftPreview: (id: number, number: number) =>
    page(href('/admin/plan/:planId/:number', { planId: String(id), number: String(number) })),
  officePayouts: () => page(href('/admin/payouts')),
  officeUnsorted: (query: Query = {}) => page(href('/admin/unsorted'), query),
  /** Reviews that wait to be published or refused. */
  officeReviews: (query: Query = {}) => page(href('/admin/reviews'), query),
  /** The documents of the catalogue, and one in its editor. */
  officeCatalogue: (query: Query = {}) => page(href('/admin/catalogue'), query),
  /** Drafts that are published together: of a country, or with all that one needs. */
  officeTogether: (query: { country?: string; with?: string } = {}) =>
    page(href('/admin/catalogue/together'), query),
  officeDocument: (kind: string, key: string) => page(href('/admin/catalogue/:kind/:key', { kind, key })),
  /** The operator's photographs. */
  officePictures: (query: Query = {}) => page(href('/admin/pictures'), query),
  /** Every account, for admins. */
  officePeople: (query: Query = {}) => page(href('/admin/people'), query),
  officeFreshness: (query: Query = {}) => page(href('/admin/freshness'), query),
  officeEmails: () => page(href('/admin/emails')),
  officeEmail: (template: string) => page(href('/admin/emails/:template', { template })),
  officeAudit: (query: Query = {}) => page(href('/admin/audit'), query),
  /** A person with their plans, for the office. */
  person: (userId: number) => page(href('/user/:userId', { userId: String(userId) })),
  articles: (query: { tag?: string | undefined; page?: number | undefined } = {}) =>
    page(href('/plus'), { ...query, page: query.page === 1 ? undefined : query.page }),
  article: (slug: string) => page(href('/plus/:slug', { slug })),
  articleFeed: () => page(href('/plus/feed.xml')),
  sitemap: () => page(href('/sitemap')),
  /** The countries in a month; 1 is January. Without one the next. */
  whenToGo: (month?: number) => page(href('/when-to-go'), { month }),
  partnerPreview: (partner: string) => page(href('/aaa-preview/:partner', { partner })),
  partnerSuccess: (partner: string, receipt: string) =>
    page(href('/aaa-success/:partner', { partner }), { receipt }),
  /**
   * The contact form as a page of its own; `url` is the page the question came from, `message` the text it begins
   * with, `wish` what is known of the wish.
   */
  ask: ({
    wish,
    ...query
  }: {
    country?: string | undefined
    url?: string | undefined
    message?: string | undefined
    draft?: string | undefined
    wish?: Readonly<Record<string, string>>
  } = {}) => page(href('/ask'), { ...query, ...wish }),
  /** Three first drafts for a wish in the traveller's words; `draft` is the code of the chosen one. */
  firstDraft: (query: { q?: string | undefined; draft?: string | undefined } = {}, hash = '') =>
    page(href('/first-draft'), query, hash),
  receipt: (key: string) => page(href('/receipt/:receiptKey', { receiptKey: key })),
  /** Where a traveller signs a proposal and pays its deposit. */
  book: (planId: number, number: number) =>
    page(href('/book/:planId/:number', { planId: String(planId), number: String(number) })),
  /** The partner's own area. */
  org: () => page(href('/org')),
  orgPayouts: () => page(href('/org/payouts')),
  /** A link authored in content, such as /costa-rica/family-vacations. */
  authored: (path: string) => page(path),
  devGuide: () => href('/dev'),
  devStyles: () => href('/dev/style-guide.css'),
  devArt: () => href('/dev/art'),
  devMedia: () => href('/dev/media'),
  devEmails: () => href('/dev/emails'),
  devEmailSamples: (template: string) => href('/dev/emails/:template', { template }),
  devMail: () => href('/dev/mail'),
  devMailEmail: (emailId: string) => href('/dev/mail/:emailId', { emailId }),
} as const

/** The page of a place. */
export function placeAddress(country: string, kind: PlaceKind, slug: string): string {
  return links[kind](country, slug)
}

/** A drawn picture, as SVG or as pixels. A new edition of its engine gives it a new address. */
function art(engine: string, edition: string, name: string, raster: RasterSize | null): string {
  const ending = raster ? `-${raster.width}.${raster.format}` : '.svg'
  return `/art/${edition}/${engine}/${segment(name)}${ending}`
}

/** Addresses that are the same in every language. */
export const files = {
  poster: (kind: string, palette: string, seed: string, ratio: string, raster: RasterSize | null = null) =>
    `${art('posters', POSTER_EDITION, `${kind}-${palette}-${ratio}`, raster)}?seed=${segment(seed.toWellFormed())}`,
  /** A hotel, drawn from the six keys of its house. */
  house: (
    { keys, country, high, palette, seed }: HouseChoice,
    ratio: string,
    raster: RasterSize | null = null,
  ) =>
    `${art('houses', HOUSE_EDITION, `${wordOf(keys)}-${country}${high ? '-high' : ''}-${palette}-${ratio}`, raster)}?seed=${segment(seed.toWellFormed())}`,
  plate: (species: string, palette: string, ratio: string, raster: RasterSize | null = null) =>
    art('plates', PLATE_EDITION, `${species}-${palette}-${ratio}`, raster),
  /** `version` comes with the person's data and changes with their portrait. */
  portrait: (fkey: string, ratio: string, version: string, raster: RasterSize | null = null) =>
    `${art('portraits', PORTRAIT_EDITION, `${fkey}-${ratio}`, raster)}?v=${segment(version)}`,
  /** `token` encodes what the card shows, and is signed. */
  card: (token: string) => `/art/cards/${segment(token)}.png`,
  icon: (key: string) => `/icons/${segment(key)}.png`,
  /** A photograph of the operator, at one of the widths of `picture-sizes.ts`. */
  photo: (key: string, width: PictureWidth) => `/photos/${segment(key)}/${width}`,
  /** A film clip, its still or its captions: the name changes with the content. */
  film: (name: string) => `/films/${segment(name)}`,
  /** A clip that starts playing at a second. */
  filmFrom: (clip: string, seconds: number) => `${clip}#t=${seconds}`,
  /** Where to report a security weakness. */
  securityTxt: () => '/.well-known/security.txt',
  /** The sitemap index, and one of its files. */
  sitemap: () => '/sitemap.xml',
  sitemapPart: (name: string) => `/sitemap/${segment(name)}.xml`,
} as const

/** Ways to reach people outside the site. */
export const contacts = {
  call: (e164: string) => `tel:${e164}`,
  text: (e164: string, body: string) => `sms:${e164}?&body=${encodeURIComponent(body)}`,
  /** A chat in a messaging service that begins with this text. */
  chat: (address: string, text: string) => `${address}?text=${encodeURIComponent(text)}`,
  mail: (email: string, subject: string, body: string) =>
    `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`,
} as const

/** The same page in the other language. */
export function otherLanguage(pathname: string, search: string) {
  const { locale, path } = splitLocale(pathname)
  const lang = locale === 'en' ? ('es' as const) : ('en' as const)
  return { lang, label: lang === 'es' ? 'Español' : 'English', href: inLocale(path, lang) + search }
}
