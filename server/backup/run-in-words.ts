import { isUnreachable } from '#database/connect.ts'
import { explainStartFault } from '#server/start/start-fault.ts'

/** Runs a command; prints an expected failure as a sentence. */
export async function runInWords(run: () => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await run()}\n`)
  } catch (error) {
    const words = explain(error)
    if (words === null) throw error
    process.stderr.write(`${words}\n`)
    process.exitCode = 1
  }
}

function explain(error: unknown): string | null {
  const words = explainStartFault(error)
  if (words !== null) return words
  return isUnreachable(error) ? 'The database cannot be reached. Nothing was changed.' : null
}
