/** Part of every portrait's address: a digest of what the engine draws, which its test computes again. */
export const PORTRAIT_EDITION = '2b538378'
