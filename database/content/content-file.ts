import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isNode } from 'yaml'
import type { z } from 'zod'
import { readYaml, UnreadableYaml } from './read-yaml.ts'

/** A mistake in an authored file, and its line. */
export interface Problem {
  file: string
  line: number
  /** Where in the document, if no file says so but the office. */
  path?: readonly PropertyKey[]
  message: string
  /** How to correct it, if the message does not make that plain. */
  mend?: string
}

/** The content of a file, with the line of each of its parts. */
export interface Sourced<T> {
  file: string
  value: T
  /** The same as it is written: without defaults, and in its order. */
  written: unknown
  lineOf: (path: readonly PropertyKey[]) => number
  isOffices?: true
}

/** Where a problem is: the line of a file, or the part of a document of the office. */
export function at(
  { file, lineOf, isOffices }: Pick<Sourced<unknown>, 'file' | 'lineOf'> & { isOffices?: true },
  path: readonly PropertyKey[],
): Pick<Problem, 'file' | 'line' | 'path'> {
  return isOffices ? { file, line: 1, path } : { file, line: lineOf(path) }
}

/** Files that were read without a problem, by name and text: an unchanged file is not parsed again. */
export type ParsedFiles = Map<string, Sourced<unknown>>

/** A folder of authored content, and what has been read of it. */
export interface ContentFolder {
  root: string
  kept: ParsedFiles
}

/** The content of a folder, of which nothing is read yet. */
export function contentFolder(root: string): ContentFolder {
  return { root, kept: new Map() }
}

/** The content that is seeded: content/ of the working directory. */
export function authoredContent(): ContentFolder {
  return contentFolder(join(process.cwd(), 'content'))
}

function readText(text: string, file: string, problems: Problem[]): { written: unknown } | null {
  try {
    return { written: readYaml(text).value }
  } catch (error) {
    if (!(error instanceof UnreadableYaml)) throw error
    problems.push({ file, line: error.line, message: error.message })
    return null
  }
}

/** Finds the lines of a text's parts. For that it is read anew: few files are asked, and what YAML is read into is large. */
function lineFinder(text: string): (path: readonly PropertyKey[]) => number {
  let read: ReturnType<typeof readYaml> | undefined
  return path => {
    read ??= readYaml(text)
    const { document, lines } = read
    for (let depth = path.length; depth > 0; depth--) {
      const node = document.getIn(path.slice(0, depth), true)
      if (isNode(node) && node.range) return lines.linePos(node.range[0]).line
    }
    return 1
  }
}

interface Reading {
  problems: Problem[]
  kept: ParsedFiles
  /** What the file is known to say, so that its YAML need not be read. */
  known?: { written: unknown }
}

/**
 * Reads one YAML file against its schema.
 * Returns null and adds to `problems` if it is not YAML or does not fit.
 */
export function readContentFile<S extends z.ZodType>(
  path: string,
  file: string,
  schema: S,
  { problems, kept, known }: Reading,
): Sourced<z.infer<S>> | null {
  const text = readFileSync(path, 'utf8')
  const key = `${file}\n${text}`
  const before = kept.get(key)
  if (before) return before as Sourced<z.infer<S>>
  const read = known ?? readText(text, file, problems)
  if (!read) return null
  const lineOf = lineFinder(text)
  const parsed = schema.safeParse(read.written)
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
  const source = { file, value: parsed.data, written: read.written, lineOf }
  kept.set(key, source)
  return source
}

/** Reads a document of the office in place of a file's. Returns null and adds to `problems` if it does not fit. */
export function readOfficeDocument(
  written: unknown,
  file: string,
  schema: z.ZodType,
  problems: Problem[],
): Sourced<unknown> | null {
  const parsed = schema.safeParse(written)
  if (parsed.success) return { file, value: parsed.data, written, lineOf: () => 1, isOffices: true }
  for (const { path, message } of parsed.error.issues) problems.push({ file, line: 1, path, message })
  return null
}
