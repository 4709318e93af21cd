import type { WishTexts } from './wish-fields.ts'
import type { Named } from './wish-schema.ts'

/** What pages need to lead to a form with a wish; reading it, with the schema, is the form's. */

/** A list in an address: commas separate, and are escaped within a text. */
function listText(list: readonly string[]): string {
  return list.map(one => one.replaceAll(/[\\,]/g, mark => `\\${mark}`)).join(',')
}

/** Something named: `key~English~Spanish`, the Spanish only where it differs. */
export function namedText({ key, name }: Named): string {
  const [en, es] = [name.en, name.es].map(text => text.replaceAll('~', ' '))
  return [key ?? '', en, ...(es === en ? [] : [es])].join('~')
}

/** The part of an address that carries a wish. */
export function queryOfTexts(said: WishTexts): Record<string, string> {
  return Object.fromEntries(Object.entries(said).map(([name, list]) => [name, listText(list)]))
}
