/** Consecutive nights in one place. */
export interface Stay {
  place: string
  nights: number
}

/** The stays of a journey, from the place of each night. */
export function staysOf(beds: readonly string[]): Stay[] {
  const stays: Stay[] = []
  for (const place of beds) {
    const last = stays.at(-1)
    if (last?.place === place) last.nights++
    else stays.push({ place, nights: 1 })
  }
  return stays
}
