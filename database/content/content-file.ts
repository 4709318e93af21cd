import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isNode, LineCounter, parseDocument } from 'yaml'
import type { z } from 'zod'

/** Something wrong in an authored file, and the line to mend. */
export interface Problem {
  file: string
  line: number
  message: string
  /** What to do about it, where that is not plain from the message. */
  mend?: string
}

/** What a file of content/ says, with the way back to its lines. */
export interface Sourced<T> {
  file: string
  value: T
  lineOf: (path: readonly PropertyKey[]) => number
}

/** What has been read without a problem, by name and text: a file that says the same is not read a second time. */
export type KeptFiles = Map<string, Sourced<unknown>>

/** A folder of authored content, and what has been read of it. */
export interface ContentFolder {
  root: string
  kept: KeptFiles
}

/** The content that is seeded: content/ where the process runs. */
export function authoredContent(): ContentFolder {
  return { root: join(process.cwd(), 'content'), kept: new Map() }
}

/** A reading of a folder, and what is wrong in it. */
export interface Reading extends ContentFolder {
  problems: Problem[]
}

/**
 * Reads one YAML file against its schema.
 * Answers null and adds to `problems` when it is not YAML or not of that form.
 */
export function readContentFile<S extends z.ZodType>(
  path: string,
  file: string,
  schema: S,
  { problems, kept }: Pick<Reading, 'problems' | 'kept'>,
): Sourced<z.infer<S>> | null {
  const text = readFileSync(path, 'utf8')
  const key = `${file}\n${text}`
  const before = kept.get(key)
  if (before) return before as Sourced<z.infer<S>>
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines })
  if (document.errors.length > 0) {
    for (const error of document.errors) {
      problems.push({
        file,
        line: error.linePos?.[0].line ?? 1,
        message: error.message.split('\n')[0] ?? error.code,
      })
    }
    return null
  }
  function lineOf(path: readonly PropertyKey[]): number {
    for (let depth = path.length; depth > 0; depth--) {
      const node = document.getIn(path.slice(0, depth), true)
      if (isNode(node) && node.range) return lines.linePos(node.range[0]).line
    }
    return 1
  }
  const parsed = schema.safeParse(document.toJS())
  if (!parsed.success) {
    for (const issue of parsed.error.issues) {
      problems.push({
        file,
        line: lineOf(issue.path),
        message: `${issue.path.join('.') || 'file'}: ${issue.message}`,
      })
    }
    return null
  }
  const source = { file, value: parsed.data, lineOf }
  kept.set(key, source)
  return source
}
