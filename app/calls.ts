import { type Locale, segment, withQuery } from './links.ts'

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

/** What the public lists are asked for: filters, how many at once, and where the page before ended. */
export type ListQuery = Record<string, string | number | readonly string[] | undefined>

/** Calls of the API (specification, section 7), and of the public reading of the catalogue. */
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
  countries: (query: ListQuery = {}) => withQuery('/api/public/country', query),
  country: (tag: string) => `/api/public/country/${segment(tag)}`,
  trips: (query: ListQuery = {}) => withQuery('/api/public/trip', query),
  trip: (key: string) => `/api/public/trip/${segment(key)}`,
  places: (query: ListQuery = {}) => withQuery('/api/public/place', query),
  place: (country: string, slug: string) => `/api/public/place/${segment(country)}/${segment(slug)}`,
  tours: (query: ListQuery = {}) => withQuery('/api/public/tour', query),
  hotels: (query: ListQuery = {}) => withQuery('/api/public/hotel', query),
  allSpecies: (query: ListQuery = {}) => withQuery('/api/public/species', query),
  species: (key: string) => `/api/public/species/${segment(key)}`,
  /** Whatever answers words; `locale` is the language of texts and addresses. */
  search: (q: string, locale?: Locale) =>
    withQuery('/api/public/search', { q, locale: locale === 'es' ? 'ES' : undefined }),
  plan: () => '/api/public/plan',
  createUserWithNewPlan: () => '/api/public/user/create_with_new_plan',
  anyUtmLog: () => '/api/private/user/log_utm/*',
  logUtm: (userId: number) => `/api/private/user/log_utm/${segment(String(userId))}`,
  /** The synced-data endpoint. */
  shape: () => '/api/public/electric/v1/shape',
  description: () => '/api/openapi.json',
  signUp: () => '/api/public/auth/signup',
  validateEmail: () => '/api/public/auth/validate-email',
  resendValidation: () => '/api/public/auth/validate-email/resend',
  logIn: () => '/api/public/auth/login',
  startLoginLink: () => '/api/public/auth/link/start',
  finishLoginLink: () => '/api/public/auth/link/finish',
  startPasskeyLogIn: () => '/api/public/auth/passkey/start',
  finishPasskeyLogIn: () => '/api/public/auth/passkey/finish',
  logOut: () => '/api/public/auth/logout',
  startPasswordReset: () => '/api/public/auth/password-reset/start',
  finishPasswordReset: () => '/api/public/auth/password-reset/finish',
  /** A vote by its link, and a file of what a link shows. */
  vote: (key: string) => `/api/public/vote/${segment(key)}`,
  sharedFile: (key: string, format: string) => `/api/public/shared/${segment(key)}/file/${segment(format)}`,
  /** Where Stripe tells what became of a payment. */
  stripeEvents: () => '/api/public/payment/stripe',
} as const
