/** Part of every plate's address: a digest of all drawings of the engine, which its test computes again. */
export const PLATE_EDITION = '612e09ec'
