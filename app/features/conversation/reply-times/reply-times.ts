/** Period of the figures, in days. */
export const LOOK_BACK_DAYS = 90
/** Fewer answers are not statistically meaningful (product: The reply clock). */
export const FEWEST_ANSWERS = 20
