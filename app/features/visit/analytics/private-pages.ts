import { splitLocale } from '#app/links.ts'

/** Whether a page's address is private: receipts, newsletter links, an account. No service runs there. */
export function isPrivatePage(pathname: string): boolean {
  return /^\/(receipt|account)(\/|$)/.test(splitLocale(pathname).path)
}
