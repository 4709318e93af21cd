import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '../connect.ts'
import { filesOf } from '../content/catalogue.ts'
import type { Problem } from '../content/content-file.ts'
import { asAuthored } from '../content/document/as-authored.ts'
import { countryOf, documentOf, isMade, titleOf } from '../content/document-kinds.ts'
import { readYaml, UnreadableYaml } from '../content/read-yaml.ts'
import { isSame } from '../values/document/fields.ts'
import { countryNames } from './country-names.ts'
import { addVersion, beginDocument } from './versions.ts'

/** Every document of a folder in the form of content/; what cannot be read is in `problems`. */
function readFolder(folder: string) {
  const problems: Problem[] = []
  const files = filesOf(folder).files.filter(file => file.endsWith('.yaml'))
  const documents = files.flatMap(file => {
    const refuse = (message: string, line = 1) => {
      problems.push({ file, line, message })
      return []
    }
    const found = documentOf(file)
    if (!found) return refuse('no kind of document is written here')
    const { id, place } = found
    if (isMade(id.kind)) return []
    try {
      const content = readYaml(readFileSync(join(folder, file.slice('content/'.length)), 'utf8')).value
      const isDocument = typeof content === 'object' && content !== null
      return isDocument ? [{ id, schema: place.schema, content }] : refuse('fields or a list are expected')
    } catch (error) {
      if (!(error instanceof UnreadableYaml)) throw error
      return refuse(error.message, error.line)
    }
  })
  return { documents, problems }
}

/**
 * Reads a folder in the form of content/ into drafts: of each document that says something else than its latest version. All
 * of them, or none if some file cannot be read. Returns how many drafts there are, or why there is none.
 */
export async function importDocuments(
  db: Database,
  folder: string,
): Promise<{ ok: true; drafts: number } | { ok: false; problems: Problem[] }> {
  const { documents, problems } = readFolder(folder)
  if (problems.length > 0) return { ok: false, problems }
  const names = await countryNames(db, documents.find(({ id }) => id.kind === 'countries')?.content)
  return db.transaction(async tx => {
    let drafts = 0
    for (const { id, schema, content } of documents) {
      // A default that is written says the same as one that is left out.
      const authored = (written: unknown) => asAuthored(schema, written)
      const about = countryOf(id, content, names)
      const { latest } = await beginDocument(tx, { id, about, title: titleOf(id, content, names) })
      if (latest && isSame(authored(latest.content), authored(content))) continue
      const base = latest?.base ?? null
      await addVersion(tx, id, { content, state: 'draft', base, note: 'content:import' })
      drafts++
    }
    return { ok: true, drafts }
  })
}
