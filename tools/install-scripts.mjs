// Packages with install scripts, which run with the rights of the installing user. Plain JavaScript, like
// tools/prepare.mjs.

/** Run: downloads the Node that everything else runs on. */
export const ALLOWED = ['node']
