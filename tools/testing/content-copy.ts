import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseDocument } from 'yaml'
import { authoredContent, type ContentFolder } from '#database/content/content-file.ts'
import { temporaryFolder } from './temporary-folder.ts'

export interface ContentCopy extends ContentFolder {
  /** Puts a value at a path of a YAML file. */
  set: (file: string, path: readonly (string | number)[], value: unknown) => void
  /** The line of a file on which a text stands first. */
  lineOf: (file: string, text: string) => number
}

/** What is authored, read once: every copy is the same but for what a test breaks, so they share it. */
export const authored = authoredContent()

/** The authored content in a folder of its own, to be broken at will. */
export function copyContent(): ContentCopy {
  const root = temporaryFolder()
  cpSync(authored.root, root, { recursive: true })
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  return {
    root,
    kept: authored.kept,
    set: (file, path, value) => {
      const document = parseDocument(read(file))
      document.setIn(path, value)
      writeFileSync(join(root, file), document.toString())
    },
    lineOf: (file, text) =>
      read(file)
        .split('\n')
        .findIndex(line => line.includes(text)) + 1,
  }
}
