const ADMIN_FLAG = 'admin'

/**
 * Whether analytics is off: with a stored 'admin' flag, and on paths of the office and of organisations
 * (specification, section 6). `flag` is the stored value of 'admin', or null.
 */
export function isSuppressed(pathname: string, flag: string | null): boolean {
  return (flag !== null && flag !== '' && flag !== 'false') || /\/(admin|org)(\/|$)/.test(pathname)
}

/** Stores the 'admin' flag: from now on this browser is not measured, on public pages neither. */
export function suppressHere(): void {
  try {
    localStorage.setItem(ADMIN_FLAG, 'true')
  } catch {
    // Without storage the office's own paths are still not measured.
  }
}

function adminFlag(): string | null {
  try {
    return localStorage.getItem(ADMIN_FLAG)
  } catch {
    // Without storage there is no flag.
    return null
  }
}

/** Whether analytics is off in this browser on this page. */
export function isSuppressedHere(): boolean {
  return isSuppressed(location.pathname, adminFlag())
}
