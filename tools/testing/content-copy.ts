import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseDocument } from 'yaml'
import { authoredContent, type ContentFolder } from '#database/content/content-file.ts'
import { temporaryFolder } from './temporary-folder.ts'
import { world } from './world.ts'

export interface ContentCopy extends ContentFolder {
  /** Sets a value at a path of a YAML file; undefined removes it. */
  set: (file: string, path: readonly (string | number)[], value: unknown) => void
  /** The first line of a file that contains a text. */
  lineOf: (file: string, text: string) => number
}

/** The authored content, read once and shared: copies differ only in what a test breaks. */
export const authored = authoredContent()

function copyOf(content: ContentFolder): ContentCopy {
  const root = temporaryFolder()
  cpSync(content.root, root, { recursive: true })
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  return {
    root,
    kept: content.kept,
    set: (file, path, value) => {
      const document = parseDocument(read(file))
      if (value === undefined) document.deleteIn(path)
      else document.setIn(path, value)
      writeFileSync(join(root, file), document.toString())
    },
    lineOf: (file, text) =>
      read(file)
        .split('\n')
        .findIndex(line => line.includes(text)) + 1,
  }
}

/** A copy of the authored content in a separate folder, for tests to break. */
export function copyContent(): ContentCopy {
  return copyOf(authored)
}

/** The same of the small world of the tests. */
export function copyWorld(): ContentCopy {
  return copyOf(world)
}
