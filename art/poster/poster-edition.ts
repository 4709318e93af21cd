/** Part of every poster's address: a digest of all drawings of the engine, which its test checks. */
export const POSTER_EDITION = '48544a10'
