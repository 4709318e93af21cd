/**
 * Until the script that answers them is there, a mark to save keeps its press itself, as a form keeps a choice, and so
 * does a button to share: that script reads it then (features/search/saved/saved-marks.ts, client/share/share-buttons.ts).
 */
const KEEP_PRESSES =
  "addEventListener('click',({target:t})=>{let k=t.closest?.('[data-save]:not([data-done])');if(k)k.ariaPressed=k.ariaPressed!='true';if(k=t.closest?.('[data-share]'))k.dataset.early=''},true)"

/**
 * Globals that every page sets before its scripts: the API's host is the page's own (specification, section 7), and
 * zod does not try to compile functions: the policy forbids that, and Firefox would report each attempt.
 */
export const PAGE_GLOBALS = `globalThis.apiHost=location.origin;globalThis.__zod_globalConfig={jitless:true};${KEEP_PRESSES}`
