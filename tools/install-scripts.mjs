// Packages that bring a script to be run while they are installed: whatever stands in such a script runs with the
// rights of whoever installs. Plain JavaScript, as tools/prepare.mjs is.

/** Run: fetches the Node that everything else runs on. */
export const ALLOWED = ['node']

/** Not run: only looks whether its binary, which comes as a package of its own, is there. */
export const REFUSED = ['@swc/core']
