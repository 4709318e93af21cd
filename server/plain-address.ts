import type { MiddlewareHandler } from 'hono'
import { splitLocale } from '#app/links.ts'

/** First segments below which keys and tokens follow, whose capitals mean something. */
const KEYED = /^\/(account|aaa-preview|aaa-success|receipt|saved|shared|user|vote)(?=\/|$)/i

/** Addresses that are no pages: calls, pictures and the built site's files. */
const NO_PAGE = /^\/(api|art|assets|brand|films|photo)(\/|$)/

/** Percent signs that stand for a letter, a digit or a mark that needs none, as the letter. */
function withoutEscapes(path: string): string {
  return path.replaceAll(/%(2[de]|[3][0-9]|[46][1-9a-f]|[57][0-9a]|5f|7e)/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
}

/**
 * The one spelling of a page's address (product: Paths): no slash at the end, none twice, no capitals but in keys, and
 * nothing escaped that needs not be. It begins with one slash, so that it never leads off the site.
 */
export function plainAddress(pathname: string): string {
  const path = `/${withoutEscapes(pathname)
    .replaceAll(/\/{2,}/g, '/')
    .replace(/^\//, '')
    .replace(/\/$/, '')}`
  const [, prefix = '', rest = path] = /^(\/es)(?=\/|$)(.*)$/i.exec(path) ?? []
  const keyed = KEYED.exec(rest)?.[0]
  const plain = keyed === undefined ? rest.toLowerCase() : keyed.toLowerCase() + rest.slice(keyed.length)
  // Pages for developers are in English.
  if (/^\/dev(\/|$)/.test(plain)) return plain
  return `${prefix.toLowerCase()}${plain}` || '/'
}

/** The address of a call without slashes at its end; null if there are none, or it is no call. */
export function asPlainCall(address: string): string | null {
  const { origin, pathname, search } = new URL(address)
  const plain = pathname.replace(/\/+$/, '')
  return plain.startsWith('/api/') && plain !== pathname ? origin + plain + search : null
}

/** Redirects other spellings of a page's address to the one it has; a form's data is never redirected. */
export const redirectToPlainAddress: MiddlewareHandler = async (c, next) => {
  const { pathname, search } = new URL(c.req.url)
  const plain = plainAddress(pathname)
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
  if (!isRead || plain === pathname || NO_PAGE.test(splitLocale(plain).path)) return next()
  return c.redirect(plain + search, 301)
}
