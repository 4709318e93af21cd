/** Codes a person may have as their language (specification, section 3). */
export const languageCodes = ['EN', 'ES', 'FR', 'DE', 'IT', 'PT', 'JA', 'KO', 'ZH', 'AR'] as const
export type LanguageCode = (typeof languageCodes)[number]

/** Languages that a planner speaks: those, and the ones of the places where they were born or live. */
export const spokenLanguages = [
  ...languageCodes,
  ...(['BAN', 'BZJ', 'CAB', 'CGG', 'CMO', 'HMN', 'ID', 'JV', 'KEK', 'KI', 'KM', 'LG', 'LO', 'MQY'] as const),
  ...(['QU', 'RW', 'SAQ', 'SW', 'TH', 'TTJ', 'TZJ', 'VI'] as const),
] as const

/** The best supported code for the browser's languages; EN if none fits (section 7). */
export function matchLanguage(preferred: readonly string[]): LanguageCode {
  for (const tag of preferred) {
    const language = tag.split('-')[0]?.toUpperCase()
    const code = languageCodes.find(known => known === language)
    if (code) return code
  }
  return 'EN'
}
