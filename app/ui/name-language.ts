/** The language of a name whose letters need taller lines and another pronunciation: Vietnamese. */
export function nameLanguage(name: string): 'vi' | undefined {
  return /[\u1ea0-\u1ef9]/i.test(name) ? 'vi' : undefined
}
