/**
 * Whether every test runs wherever it can: on both engines, at both widths, in both languages, on every page, and the
 * random ones longer (`npm run test:everywhere`). Otherwise each runs once
 * (docs/decisions/0037-each-thing-is-proved-once.md).
 */
export const EVERYWHERE = process.env.TEST_EVERYWHERE === '1'
