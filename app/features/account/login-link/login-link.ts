/** How long the link of an email logs in. */
export const LOGIN_LINK_MS = 10 * 60 * 1_000
