/** What the product tells those who count: listeners come later, and each with the reader's consent. */

/** Things worth counting, by the names the specification gives them. */
export type EventName = 'QCF Open'

/** The event of the document that carries a name to whoever listens. */
export const ANALYTICS_EVENT = 'ceiba:analytics'

const ADMIN_FLAG = 'admin'

/**
 * Whether nothing is counted: a stored 'admin' flag, and paths of the office and of organisations (specification,
 * section 6). `flag` is what is stored under 'admin', or null.
 */
export function isSuppressed(pathname: string, flag: string | null): boolean {
  return (flag !== null && flag !== '' && flag !== 'false') || /\/(admin|org)(\/|$)/.test(pathname)
}

function adminFlag(): string | null {
  try {
    return localStorage.getItem(ADMIN_FLAG)
  } catch {
    // A browser that forbids storage holds no flag.
    return null
  }
}

/** Says that something happened, to whoever listens on the document for `ANALYTICS_EVENT`. */
export function logEvent(name: EventName): void {
  if (isSuppressed(location.pathname, adminFlag())) return
  document.dispatchEvent(new CustomEvent(ANALYTICS_EVENT, { detail: { name } }))
}
