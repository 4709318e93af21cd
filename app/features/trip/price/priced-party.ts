/**
 * How many share the price that a trip starts from; by itself, so that a page which shows prices does not load the rules
 * that compute them.
 */
export const PRICED_PARTY = 2
