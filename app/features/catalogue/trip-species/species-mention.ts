/** Pure rules about how English texts speak of a species. */

/** What people call it when there is but one of its kind: “quetzal”. */
export function lastWord(name: string): string {
  return name.slice(name.lastIndexOf(' ') + 1).toLowerCase()
}

/** How a text speaks of something by any of its names; null where it does not. */
export function speaksOf(text: string, names: readonly string[]): 'named' | 'denied' | null {
  if (names.some(name => patternOf(name).test(text))) return 'named'
  return names.some(name => patternOf(name, '', '').test(text)) ? 'denied' : null
}

/** What says of a name that it is not there: “no lions”, “will not promise a jaguar”. */
const DENIED = '(?<!\\p{L})(?:no|nobody|none|not|never|nor|without)\\s(?:[\\p{L}’-]+\\s){0,3}'

/** The same, after the name: “lions are further north”. */
const AWAY = '\\s(?:and\\s[\\p{L}’-]+\\s)?(?:is|are)\\s(?:[\\p{L}’-]+\\s){0,4}(?:further|elsewhere)(?!\\p{L})'

/** Long names that people shorten. */
const SHORTENED = /(?<=^(?:.* )?(?:rhino|hippo))(?:ceros|potamus)$/i

/** Finds a name in a text, of one or of several, as words of their own, where it is not denied. */
export function patternOf(name: string, before = `|${DENIED}`, after = `|${AWAY}`): RegExp {
  const words = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(SHORTENED, rest => `(?:${rest})?`)
  return new RegExp(`(?<!\\p{L}${before})${words}s?(?!\\p{L}${after})`, 'iu')
}
