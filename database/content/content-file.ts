import { readFileSync } from 'node:fs'
import { isNode, LineCounter, parseDocument } from 'yaml'
import type { z } from 'zod'

/** Something wrong in an authored file, and the line to mend. */
export interface Problem {
  file: string
  line: number
  message: string
}

/** What a file of content/ says, with the way back to its lines. */
export interface Sourced<T> {
  file: string
  value: T
  lineOf: (path: readonly PropertyKey[]) => number
}

/**
 * Reads one YAML file against its schema.
 * Answers null and adds to `problems` when it is not YAML or not of that form.
 */
export function readContentFile<S extends z.ZodType>(
  path: string,
  file: string,
  schema: S,
  problems: Problem[],
): Sourced<z.infer<S>> | null {
  const lines = new LineCounter()
  const document = parseDocument(readFileSync(path, 'utf8'), { lineCounter: lines })
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
  return { file, value: parsed.data, lineOf }
}
