import { m } from '#app/paraglide/messages.js'

/** The messages of schemas that people meet while they type, by their beginnings; the rest are shown as they are. */
const known: readonly [pattern: RegExp, words: (limit: string) => string][] = [
  [/received undefined|>=1 characters/, () => m.office_problem_missing()],
  [/^Too small: expected array to have >=(\d+) items/, least => m.office_problem_more({ least })],
  [/^Too big: expected array to have <=(\d+) items/, most => m.office_problem_fewer({ most })],
  [/^at most (\d+) characters/, most => m.office_problem_long({ most })],
  [/^Too small: expected (?:int|number) to be >=?(-?[\d.]+)/, least => m.office_problem_small({ least })],
  [/^Too big: expected (?:int|number) to be <=?(-?[\d.]+)/, most => m.office_problem_big({ most })],
  [/^Invalid option/, () => m.office_problem_option()],
  [/^lower-case words/, () => m.office_problem_key()],
  [/^there is no .* (\S+)$/, name => m.office_problem_no_such({ name })],
]

/** What a check says, in the reader's language as far as that is known. */
export function problemWords(message: string): string {
  for (const [pattern, words] of known) {
    const found = pattern.exec(message)
    if (found) return words(found[1] ?? '')
  }
  return message
}
