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

/** Whether nothing is counted in this browser, on this page. */
export function isSuppressedHere(): boolean {
  return isSuppressed(location.pathname, adminFlag())
}
