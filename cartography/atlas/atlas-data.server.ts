/**
 * ISO 3166-1 alpha-2 codes of the countries that can be drawn, with their numeric codes in the atlas: the fifteen
 * first, then neighbours that a trip may cross into.
 */
const NUMBERS: Record<string, string> = {
  PE: '604',
  CR: '188',
  VN: '704',
  EC: '218',
  TH: '764',
  BZ: '084',
  ID: '360',
  GT: '320',
  PA: '591',
  LA: '418',
  KH: '116',
  TZ: '834',
  KE: '404',
  RW: '646',
  UG: '800',
  BI: '108',
  BO: '068',
  BT: '064',
  CO: '170',
  CU: '192',
  HN: '340',
  LK: '144',
  MM: '104',
  MX: '484',
  MY: '458',
  NI: '558',
  NP: '524',
  PH: '608',
  SV: '222',
}

export const DRAWABLE_NUMBERS: readonly string[] = Object.values(NUMBERS)

/** The atlas's number of a country. @throws RangeError for a code that is not in the table. */
export function countryNumber(code: string): string {
  const number = NUMBERS[code.toUpperCase()]
  if (!number) throw new RangeError(`No map is drawn of the country "${code}"`)
  return number
}

/** Countries shown beside those, with their names. */
const NEIGHBOURS: Record<string, string> = {
  AR: '032',
  AU: '036',
  BD: '050',
  BN: '096',
  BR: '076',
  CD: '180',
  CL: '152',
  CN: '156',
  ET: '231',
  IN: '356',
  MW: '454',
  MZ: '508',
  PG: '598',
  SG: '702',
  SO: '706',
  SS: '728',
  TL: '626',
  VE: '862',
  ZM: '894',
}

/** Alpha-2 codes by the atlas's numbers. */
export const CODES: ReadonlyMap<string, string> = new Map(
  Object.entries({ ...NUMBERS, ...NEIGHBOURS }).map(([code, number]) => [number, code]),
)
