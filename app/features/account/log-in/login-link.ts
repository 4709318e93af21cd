/** Validity of a login link. */
export const LOGIN_LINK_MS = 10 * 60 * 1_000
