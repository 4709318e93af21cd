/** The clock of each country, by its tag; where a country has several, the one most of its visitors live by. */
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

/** IANA name of a country's clock; UTC for one that has none here. */
export function timeZoneOf(countryTag: string): string {
  return zones[countryTag] ?? 'UTC'
}
