import type { WishTexts } from './wish-fields.ts'

/** What pages need to lead to a form with a wish; reading it, with the schema, is the form's. */

/** A list in an address: commas separate, and are escaped within a text. */
function listText(list: readonly string[]): string {
  return list.map(one => one.replaceAll(/[\\,]/g, mark => `\\${mark}`)).join(',')
}

/** The part of an address that carries a wish. */
export function queryOfTexts(said: WishTexts): Record<string, string> {
  return Object.fromEntries(Object.entries(said).map(([name, list]) => [name, listText(list)]))
}
