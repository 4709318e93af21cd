/** Nights in one place, one after the other. */
export interface Stay {
  place: string
  nights: number
}

/** The stays of a journey, by the name of the place where each of its nights is slept. */
export function staysOf(beds: readonly string[]): Stay[] {
  const stays: Stay[] = []
  for (const place of beds) {
    const last = stays.at(-1)
    if (last?.place === place) last.nights++
    else stays.push({ place, nights: 1 })
  }
  return stays
}
