import { keyFor } from '#app/features/conversation/composer/kept-words.ts'

/** What is said of a line, as far as a retry has to be the same. */
export interface Said {
  line: string
  answer: string
  alternative: string | null
  body?: string | undefined
}

/**
 * Keys for what is said of lines: the same said of a line once more is the same try, until it has arrived or something
 * else was said of that line, which a late first try must not undo.
 */
export function makeAnswerKeys(makeKey: () => string) {
  const tried = new Map<string, { body: string; key: string }>()
  return {
    keyOf({ line, answer, alternative, body }: Said): string {
      const said = JSON.stringify([answer, alternative, body])
      const key = keyFor(said, tried.get(line) ?? null, makeKey)
      tried.set(line, { body: said, key })
      return key
    },
    /** Said again, it is another answer. */
    arrived: (line: string): void => void tried.delete(line),
  }
}
