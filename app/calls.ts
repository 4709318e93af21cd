import type { Locale } from '#database/values/locale.ts'
import { segment, withQuery } from './links.ts'

/** The parameters of the review search. */
export interface FeedbackQuery {
  /** A country, optionally followed by a kind of trip. */
  query?: string | undefined
  recent?: true | undefined
  limit?: number
  locale?: Locale
  /** The cursor after the previous page, from its `link` header. */
  after?: string | undefined
}

/** The parameters of the public lists: filters, page size and cursor. */
export type ListQuery = Record<string, string | number | readonly string[] | undefined>

/** Paths of the API's calls (specification, section 7), and of the public catalogue calls. */
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
  /** Searches everything that has a page; `locale` is the language of texts and addresses. */
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
  /** A vote by its link's key, and a file that a share link shows. */
  vote: (key: string) => `/api/public/vote/${segment(key)}`,
  sharedFile: (key: string, format: string) => `/api/public/shared/${segment(key)}/file/${segment(format)}`,
  /** The webhook to which a payment provider reports payments. */
  paymentEvents: (provider: string) => `/api/public/payment/${provider}`,
} as const
