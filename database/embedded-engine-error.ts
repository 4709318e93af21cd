import { dirname, join, resolve } from 'node:path'

/** The embedded database cannot be opened; the message says what is safe and what to do. */
export class EmbeddedEngineError extends Error {
  override name = 'EmbeddedEngineError'

  constructor(folder: string, cause: unknown) {
    const path = resolve(folder)
    super(
      `The embedded database in ${path} cannot be opened: it is damaged, or from another version. ` +
        `Accepted requests are safe in ${join(dirname(path), 'requests.journal')}. ` +
        'Put a backup of the folder in its place; or move the folder away and start again: the catalogue is seeded ' +
        'anew and the requests of the last days are stored from the journal, but accounts and older requests are not.',
      { cause },
    )
  }
}
