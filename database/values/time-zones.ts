/** A country's time zones, by their IANA names. */
export interface TimeZones {
  /** Where most visitors go. */
  timeZone: string
  /** What lies west or east of a longitude has another clock. */
  otherTimeZones: readonly { zone: string; westOf?: number | undefined; eastOf?: number | undefined }[]
}

/** The time zone of a point of a country, by its longitude in degrees. */
export function zoneAt({ timeZone, otherTimeZones }: TimeZones, longitude: number): string {
  const other = otherTimeZones.find(
    ({ westOf, eastOf }) =>
      (westOf !== undefined && longitude < westOf) || (eastOf !== undefined && longitude > eastOf),
  )
  return other?.zone ?? timeZone
}

/** Whether a name is an IANA time zone that this machine knows: America/Lima. */
export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}
