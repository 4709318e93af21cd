import { z } from 'zod'

/** Years in which somebody could set out on a trip of ours. */
const FIRST = '2000-01-01'
const LAST = '2099-12-31'

const start = z.iso.date().refine(day => day >= FIRST && day <= LAST)

/** The day a reader sets out, YYYY-MM-DD; null for what is no day of this century. */
export function readStart(asked: string | null): string | null {
  return start.safeParse(asked).data ?? null
}
