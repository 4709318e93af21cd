/** The time zone of each country, by its tag; if it has several, the one that most visitors need. */
const zones: Record<string, string> = {
  peru: 'America/Lima',
  'costa-rica': 'America/Costa_Rica',
  vietnam: 'Asia/Ho_Chi_Minh',
  ecuador: 'America/Guayaquil',
  thailand: 'Asia/Bangkok',
  belize: 'America/Belize',
  indonesia: 'Asia/Makassar',
  guatemala: 'America/Guatemala',
  panama: 'America/Panama',
  laos: 'Asia/Vientiane',
  cambodia: 'Asia/Phnom_Penh',
  tanzania: 'Africa/Dar_es_Salaam',
  kenya: 'Africa/Nairobi',
  rwanda: 'Africa/Kigali',
  uganda: 'Africa/Kampala',
}

/** IANA name of a country's time zone; UTC if it is not listed. */
export function timeZoneOf(countryTag: string): string {
  return zones[countryTag] ?? 'UTC'
}
