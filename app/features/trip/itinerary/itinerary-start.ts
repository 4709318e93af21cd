import { z } from 'zod'

/** Plausible years of a start. */
const FIRST = '2000-01-01'
const LAST = '2099-12-31'

const start = z.iso.date().refine(day => day >= FIRST && day <= LAST)

/** The reader's start date, YYYY-MM-DD; null if it is not a date of this century. */
export function readStart(asked: string | null): string | null {
  return start.safeParse(asked).data ?? null
}
