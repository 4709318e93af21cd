/**
 * What stands in every page before its scripts: that the API is where the page came from (specification, section 7), and
 * that zod need not try whether it may write functions: it may not, and Firefox would report each try.
 */
export const PAGE_GLOBALS = 'globalThis.apiHost=location.origin;globalThis.__zod_globalConfig={jitless:true}'
