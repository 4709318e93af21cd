import { splitLocale } from '#app/links.ts'

const PRIVATE = /^\/(receipt|account|saved|shared|vote|user)(\/|$)/
/** Pages whose address goes on with a key, or with somebody's number. */
const KEYED = /^\/(receipt|saved|shared|vote|user|book|account\/(letter|emails|trips))(?=\/)/

/**
 * Whether a page's address is private: a receipt, a newsletter link, an account, what is saved, a shared trip, a vote, a person in
 * the office. No service runs there.
 */
export function isPrivatePage(pathname: string): boolean {
  return PRIVATE.test(splitLocale(pathname).path)
}

/** The path of a page without a key or number that it contains: of a receipt only that it is one. */
export function tellablePath(pathname: string): string {
  const { path } = splitLocale(pathname)
  const [kind] = KEYED.exec(path) ?? []
  return kind === undefined ? pathname : pathname.slice(0, pathname.length - path.length) + kind
}
