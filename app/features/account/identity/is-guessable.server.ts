/** The account that the password is for. */
interface Owner {
  name?: string
  email?: string
}

/** Words that are easy to guess on this site. */
const OURS = ['ceiba', 'contraseña', 'password']
/** Minimum length of a part of a name that is checked. */
const SHORTEST_PART = 4
/** Digits and symbols that people append to meet password rules. */
const TAIL = /[\d\P{L}]+$/u

let common: Promise<ReadonlySet<string>> | undefined

/** Common passwords in lower case; loaded on first use. */
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
 * Whether a password is easy to guess: a common one, also with digits or symbols appended, or little more than a word
 * of this site or of its owner's name and address (OWASP ASVS 5.0, 6.2.4 and 6.2.11).
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
