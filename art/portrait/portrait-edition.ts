/** Part of every portrait's address: a digest of all drawings of the engine, which its test checks. */
export const PORTRAIT_EDITION = '2b538378'
