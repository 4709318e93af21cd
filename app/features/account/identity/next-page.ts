/** Pages for logged-in people; those for logging in are not among them. */
const PAGE =
  /^(?:\/es)?\/(?:account(?!\/(?:login|signup|validate-email|password-reset))|admin|org|book|user)(?:\/[\w-]+)*\/?(?:\?[\w=&%.,+-]*)?(?:#[\w-]+)?$/

const LONGEST = 300

/** Whether a log-in may end on this page: a private one of this site, in either language. */
export function isNextPage(page: string): boolean {
  return page.length <= LONGEST && PAGE.test(page)
}
