import { splitLocale } from '#app/links.ts'

/** Whether a page's own address is nobody else's to know: receipts, emails, an account. No service runs there. */
export function isPrivatePage(pathname: string): boolean {
  return /^\/(receipt|account)(\/|$)/.test(splitLocale(pathname).path)
}
