import { isUnreachable } from '#database/connect.ts'
import { explainStartFault } from '#server/start/start-fault.ts'

/** Runs one of the commands; what goes wrong is told in words. */
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
  // A file that is not there says the same as a socket that is not there, and names its path.
  const isFile = error instanceof Error && 'path' in error
  return isUnreachable(error) && !isFile ? 'The database cannot be reached. Nothing was changed.' : null
}
