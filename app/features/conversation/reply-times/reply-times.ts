/** Days that the figures look back. */
export const LOOK_BACK_DAYS = 90
/** Fewer answers than these are an accident, not a figure (product: The reply clock). */
export const FEWEST_ANSWERS = 20
