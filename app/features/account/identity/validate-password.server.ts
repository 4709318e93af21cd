/** Whose password it would be. */
interface Owner {
  name?: string
  email?: string
}

/** Words that are easy to think of here. */
const OURS = ['ceiba', 'contraseña', 'password']
/** A part of a name that is shorter says nothing. */
const SHORTEST_PART = 4
/** What somebody adds to a word in order to be let in. */
const TAIL = /[\d\P{L}]+$/u

let common: Promise<ReadonlySet<string>> | undefined

/** Passwords that many people have chosen, in lower case; read when first asked for. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  )
  return common
}

function partsOf({ name = '', email = '' }: Owner): string[] {
  const [mailbox = ''] = email.toLowerCase().split('@')
  return [mailbox, ...name.toLowerCase().split(/\s+/)].filter(({ length }) => length >= SHORTEST_PART)
}

/**
 * Whether somebody who guesses would soon try it: one of the common ones, also with figures or signs after it, or
 * little but a word of ours or of its owner's name and address (OWASP ASVS 5.0, 6.2.4 and 6.2.11).
 */
export async function isGuessable(password: string, owner: Owner = {}): Promise<boolean> {
  const lower = password.normalize('NFKC').toLowerCase()
  const word = lower.replace(TAIL, '')
  const known = await commonPasswords()
  if (known.has(lower) || known.has(word)) return true
  return [...OURS, ...partsOf(owner)].some(
    part => word.replaceAll(part, '').length < SHORTEST_PART && word.includes(part),
  )
}
