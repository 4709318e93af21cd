/** The most letters of a line's name, and the most that a line of the price counts of something. */
export const LINE_LIMITS = { letters: 200, count: 100 } as const
