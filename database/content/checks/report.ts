import type { Catalogue } from '../catalogue.ts'
import { at, type Problem, type Sourced } from '../content-file.ts'

/** A check reads the whole catalogue and returns its problems, each with its line and how to correct it. */
export type Check = (catalogue: Catalogue) => Problem[]

/** A problem at a path of a file. */
export function problemAt(
  source: Pick<Sourced<unknown>, 'file' | 'lineOf'>,
  path: readonly PropertyKey[],
  message: string,
  mend: string,
): Problem {
  return { ...at(source, path), message, mend }
}
