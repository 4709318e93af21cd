import type { Effort } from '#app/features/wish/wish.ts'

/** How hard a tour is, read from the English text of its level. */
export function effortOf(level: string): Effort {
  if (/hard|demanding|strenuous|grade (iii|iv|v)|class (iii|iv|v)|swell/i.test(level)) return 'demanding'
  return /moderate|swimmers/i.test(level) ? 'moderate' : 'easy'
}
