/** Codes a person may have as their language (specification, section 3). */
export const languageCodes = ['EN', 'ES', 'FR', 'DE', 'IT', 'PT', 'JA', 'KO', 'ZH', 'AR'] as const
export type LanguageCode = (typeof languageCodes)[number]

/** The best supported code for the browser's languages; EN if none fits (section 7). */
export function matchLanguage(preferred: readonly string[]): LanguageCode {
  for (const tag of preferred) {
    const language = tag.split('-')[0]?.toUpperCase()
    const code = languageCodes.find(known => known === language)
    if (code) return code
  }
  return 'EN'
}
