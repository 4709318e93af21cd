/** Part of every poster's address: a digest of all drawings of the engine, which its test checks. */
export const POSTER_EDITION = '6a6fb83c'
