import {
  type DocumentId,
  type DocumentKind,
  officeKinds,
  schemaOf,
} from '#database/content/document-kinds.ts'
import { isFields } from '#database/values/document/fields.ts'

/** A draft with what is published of it; undefined if nothing is. */
export interface Draft {
  id: DocumentId
  about: string | null
  content: unknown
  published: unknown
}

/** The kinds that some field of a document refers to. */
function referredKinds(part: unknown, found: Set<unknown>): Set<unknown> {
  if (Array.isArray(part)) for (const one of part) referredKinds(one, found)
  if (!isFields(part)) return found
  if (Array.isArray(part.refersTo)) for (const kind of part.refersTo) found.add(kind)
  for (const one of Object.values(part)) referredKinds(one, found)
  return found
}

/** A planner's country needs its holidays, to which no field refers. */
const referred: ReadonlySet<unknown> = officeKinds.reduce(
  (found, kind) => referredKinds(schemaOf(kind), found),
  new Set<unknown>(['holidays' satisfies DocumentKind]),
)

/** The names by which others refer to a document, or to its entries. */
function namesOf({ kind, key }: DocumentId, content: unknown): string[] {
  if (content === undefined || !referred.has(kind)) return []
  if (Array.isArray(content))
    return content.flatMap(one => {
      const name = isFields(one) ? (one.key ?? one.fkey ?? one.tag) : undefined
      return typeof name === 'string' ? [name] : []
    })
  const isRecord = 'additionalProperties' in schemaOf(kind) && schemaOf(kind).additionalProperties !== false
  if (isRecord && isFields(content)) return Object.keys(content)
  return [key.slice(key.indexOf('.') + 1)]
}

function addWords(part: unknown, found: Set<string>): Set<string> {
  if (typeof part === 'string') found.add(part)
  else if (Array.isArray(part)) for (const one of part) addWords(one, found)
  else if (isFields(part)) for (const [name, one] of Object.entries(part)) addWords(one, found.add(name))
  return found
}

/** For each draft, the others without which it cannot be published: those that introduce a name that it mentions. */
export function needsOf(drafts: readonly Draft[]): Map<Draft, Draft[]> {
  const introduced = drafts.map(draft => {
    const before = new Set(namesOf(draft.id, draft.published))
    return { draft, names: namesOf(draft.id, draft.content).filter(name => !before.has(name)) }
  })
  return new Map(
    drafts.map(draft => {
      const { id, about, content } = draft
      const words = addWords(content, new Set([id.country ?? id.key, about ?? '']))
      const needs = introduced.filter(
        ({ draft: other, names }) =>
          other !== draft &&
          (other.id.country === null || words.has(other.id.country)) &&
          names.some(name => words.has(name)),
      )
      return [draft, needs.map(({ draft: other }) => other)]
    }),
  )
}
