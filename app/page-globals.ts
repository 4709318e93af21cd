/**
 * Until the script that answers marks to save is there, a mark keeps its press itself, as a form keeps a choice: that
 * script reads it then (features/search/saved/saved-marks.ts).
 */
const KEEP_PRESSES =
  "addEventListener('click',({target:t})=>{let k=t.closest?.('[data-save]:not([data-done])');if(k)k.ariaPressed=k.ariaPressed!='true'},true)"

/**
 * Globals that every page sets before its scripts: the API's host is the page's own (specification, section 7), and
 * zod does not try to compile functions: the policy forbids that, and Firefox would report each attempt.
 */
export const PAGE_GLOBALS = `globalThis.apiHost=location.origin;globalThis.__zod_globalConfig={jitless:true};${KEEP_PRESSES}`
