import { type DocumentId, schemaOf } from '../content/document-kinds.ts'
import { isFields } from '../values/document/fields.ts'
import type { DocumentProblem } from './release.ts'

/** A draft with what is published of it; undefined if nothing is. */
export interface Draft {
  id: DocumentId
  content: unknown
  published: unknown
}

/** The names by which others refer to a document, or to its entries. */
function namesOf({ key }: DocumentId, content: unknown): string[] {
  if (content === undefined) return []
  const own = key.slice(key.indexOf('.') + 1)
  if (!Array.isArray(content)) return [own, ...(isFields(content) ? Object.keys(content) : [])]
  return content.flatMap(one => {
    const name = isFields(one) ? (one.key ?? one.fkey ?? one.tag) : undefined
    return typeof name === 'string' ? [name] : []
  })
}

/** What the fields of a document refer to, as the schema marks them: `kind name`. */
function addReferences(schema: unknown, value: unknown, found: Set<string>): void {
  if (!isFields(schema)) return
  if (typeof value === 'string' && Array.isArray(schema.refersTo))
    for (const kind of schema.refersTo) found.add(`${kind} ${value}`)
  for (const shape of Array.isArray(schema.anyOf) ? schema.anyOf : []) addReferences(shape, value, found)
  if (Array.isArray(value)) for (const one of value) addReferences(schema.items, one, found)
  else if (isFields(value))
    for (const [name, one] of Object.entries(value)) {
      const own = isFields(schema.properties) ? schema.properties[name] : undefined
      if (own === undefined) addReferences(schema.propertyNames, name, found)
      addReferences(own ?? schema.additionalProperties, one, found)
    }
}

/** What a document refers to, with its country and, of a person, the holidays of where they live. */
function referencesOf({ kind, country }: DocumentId, content: unknown): ReadonlySet<string> {
  const found = new Set(country === null ? [] : [`countries ${country}`])
  addReferences(schemaOf(kind), content, found)
  if (kind === 'staff' && Array.isArray(content))
    for (const person of content) if (isFields(person)) found.add(`holidays ${person.livesIn}`)
  return found
}

/** What a check says of a name, and of a file, that it did not find. */
const NOT_FOUND = /^there is no .*?(\S+?)(?:; did you mean .*)?$/
const NO_FILE = 'this file is missing'

/** The draft that has what a check of a document did not find: one that the document needs, or the file itself. */
export function draftBehind<Other extends Draft>(
  { message, document }: DocumentProblem,
  needed: readonly Other[],
  others: readonly Other[],
): Other | undefined {
  if (message === NO_FILE)
    return others.find(({ id }) => id.kind === document?.kind && id.key === document.key)
  const name = NOT_FOUND.exec(message)?.[1]
  return name === undefined
    ? undefined
    : needed.find(({ id, content }) => namesOf(id, content).includes(name))
}

/** For each draft, the others without which it cannot be published: those that introduce what it refers to, and what those need. */
export function needsOf<One extends Draft>(drafts: readonly One[]): Map<One, One[]> {
  const introduced = drafts.map(draft => {
    const before = new Set(namesOf(draft.id, draft.published))
    const names = namesOf(draft.id, draft.content).filter(name => !before.has(name))
    return { draft, names: names.map(name => `${draft.id.kind} ${name}`) }
  })
  const direct = new Map(
    drafts.map(draft => {
      const references = referencesOf(draft.id, draft.content)
      return [draft, introduced.filter(({ names }) => names.some(name => references.has(name)))]
    }),
  )
  function allOf(draft: One): One[] {
    const found = new Set([draft])
    // A set hands out what is added while it is walked.
    for (const one of found) for (const need of direct.get(one) ?? []) found.add(need.draft)
    return [...found].slice(1)
  }
  return new Map(drafts.map(draft => [draft, allOf(draft)]))
}
