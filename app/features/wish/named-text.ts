import type { Named } from './wish-schema.ts'

/** Something named: `key~English~Spanish`, the Spanish only where it differs. */
export function namedText({ key, name }: Named): string {
  const [en, es] = [name.en, name.es].map(text => text.replaceAll('~', ' '))
  return [key ?? '', en, ...(es === en ? [] : [es])].join('~')
}
