import type { Wish } from '#app/features/wish/wish-schema.ts'
import { addDays } from '#app/text/days.ts'

/** Ranges of a wish as the database writes them. */

type Days = Pick<Wish['when'], 'earliest' | 'latest'>

function written(first: string | number | null, past: string | number | null): string | null {
  return first === null && past === null ? null : `[${first ?? ''},${past ?? ''})`
}

export function rangeOfNights({ least, most }: Wish['when']['nights']): string | null {
  return least === null && most === null ? null : written(least ?? 0, most === null ? null : most + 1)
}

export function rangeOfDays({ earliest, latest }: Days): string | null {
  return written(earliest, latest && addDays(latest, 1))
}
