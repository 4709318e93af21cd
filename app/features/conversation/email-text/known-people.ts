/** Who is of our side in an email's head, so that what they wrote is in the conversation already. */
export interface OurPeople {
  /** Names of the operator, its planners, and the sender. */
  names: readonly string[]
  /** Their email addresses. */
  addresses: readonly string[]
  /** Domains from which nobody else writes. */
  domains: readonly string[]
}

const ADDRESS = /([\p{L}\p{N}._%+-]+)@([\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+)/u

function wordsOf(name: string): string[] {
  return name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}

/** Whether all words of a name, or its first word alone, are those of one of ours: "Daniela", "Quesada, Daniela". */
function isNamed(name: string, person: string): boolean {
  const words = wordsOf(name)
  const said = wordsOf(person)
  if (words.length === 0) return false
  return (
    words.every(word => said.includes(word)) ||
    (said.length > 0 && said.length <= words.length && said.every(word => words.includes(word)))
  )
}

/** Whether the person in a quoted email's head ("Daniela <reply+…@…>") is one of ours. */
export function isOurs(person: string, { names, addresses, domains }: OurPeople): boolean {
  const [address = '', local = '', domain = ''] = ADDRESS.exec(person.toLowerCase()) ?? []
  // Our addresses for replies begin like this, whatever a program made of the rest.
  if (/^reply(?:\+|$)/.test(local) || domains.includes(domain) || addresses.includes(address)) return true
  const name = person.replace(/[<[(].*$/s, '').replaceAll(/["“”'‘’*]/g, ' ')
  const bare = address === '' ? name : name.replace(new RegExp(ADDRESS, 'gu'), ' ')
  return names.some(known => isNamed(known, bare))
}
