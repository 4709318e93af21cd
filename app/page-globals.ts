/**
 * Globals that every page sets before its scripts: the API's host is the page's own (specification, section 7), and
 * zod does not try to compile functions: the policy forbids that, and Firefox would report each attempt.
 */
export const PAGE_GLOBALS = 'globalThis.apiHost=location.origin;globalThis.__zod_globalConfig={jitless:true}'
