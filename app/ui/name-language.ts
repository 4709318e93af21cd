/** The language of a name where its letters need taller lines and a voice of their own: Vietnamese. */
export function nameLanguage(name: string): 'vi' | undefined {
  return /[\u1ea0-\u1ef9]/i.test(name) ? 'vi' : undefined
}
