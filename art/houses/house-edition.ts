/** Part of every house's address: a digest of all drawings of the engine, which its test checks. */
export const HOUSE_EDITION = 'b36e5b47'
