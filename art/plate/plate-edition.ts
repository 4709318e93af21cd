/** Part of every plate's address: a digest of all drawings of the engine, which its test checks. */
export const PLATE_EDITION = '12be3a6a'
