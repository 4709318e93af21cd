import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { type DocumentId, documentOf } from '#database/content/document-kinds.ts'
import { readYaml } from '#database/content/read-yaml.ts'
import { isFields } from '#database/values/document/fields.ts'

const ROOT = 'tools/testing/new-country'

export interface NewDocument {
  id: DocumentId
  content: unknown
}

/** A country of which no other catalogue knows anything, as its documents are written; its facts rest on an authority. */
export function newCountry(authority: string): NewDocument[] {
  const files = readdirSync(ROOT, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile())
  return files
    .map(entry => relative(ROOT, join(entry.parentPath, entry.name)))
    .sort()
    .map(path => {
      const id = documentOf(`content/${path}`)?.id
      if (!id) throw new Error(`${path} is no document`)
      const text = readFileSync(join(ROOT, path), 'utf8').replaceAll('AUTHORITY', authority)
      return { id, content: readYaml(text).value }
    })
}

/** A shared list with the new country's entries after those that are there. */
export function withEntries(before: unknown, more: unknown): unknown {
  if (Array.isArray(before) && Array.isArray(more)) return [...before, ...more]
  return isFields(before) && isFields(more) ? { ...before, ...more } : more
}
