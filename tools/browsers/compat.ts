import type {
  BrowserName,
  CompatStatement,
  Identifier,
  SimpleSupportStatement,
} from '@mdn/browser-compat-data'
import { TARGETS } from './targets.ts'

/** A web platform feature that one of the supported browsers lacks. */
export interface Unsupported {
  /** Its name in documentation: `text-wrap: pretty`, `Promise.withResolvers`. */
  feature: string
  lacks: string
  file: string
  /** Absent for style sheets, which are checked after the build. */
  line?: number
}

/** In place of data that does not exist. */
export const NOTHING: Identifier = {}

const NAMES: Record<string, BrowserName> = { ios_saf: 'safari_ios' }

function isNewer(added: string, target: string): boolean {
  const [ours, theirs] = [target, added.replace('≤', '')].map(version => version.split('.').map(Number))
  const at = theirs?.findIndex((part, index) => part !== (ours?.[index] ?? 0)) ?? -1
  return at >= 0 && (theirs?.[at] ?? 0) > (ours?.[at] ?? 0)
}

/** Whether a feature is supported by its own name, or by one of the prefixes used beside it. */
function holds(support: SimpleSupportStatement, version: string, prefixes: readonly string[]): boolean {
  const { version_added: added, version_removed: removed, prefix, alternative_name: other, flags } = support
  if (!added || added === 'preview' || flags || other) return false
  if (prefix && !prefixes.includes(prefix)) return false
  return !isNewer(added, version) && !(removed && (removed === 'preview' || !isNewer(removed, version)))
}

/** The first supported browser that lacks the feature. Returns null if all have it. */
export function lacking({ support }: CompatStatement, prefixes: readonly string[] = []): string | null {
  const found = TARGETS.find(([browser, version]) => {
    const statement = support[NAMES[browser] ?? (browser as BrowserName)]
    const each = statement === undefined ? [] : Array.isArray(statement) ? statement : [statement]
    return each.length > 0 && !each.some(one => holds(one, version, prefixes))
  })
  return found ? found.join(' ') : null
}

/** Every feature below a node of the data, by its last name. */
export function byLastName(root: Identifier): Map<string, CompatStatement[]> {
  const found = new Map<string, CompatStatement[]>()
  const walk = (node: Identifier) => {
    for (const [name, child] of Object.entries(node)) {
      if (name === '__compat') continue
      const inside = child as Identifier
      if (inside.__compat) found.set(name, [...(found.get(name) ?? []), inside.__compat])
      walk(inside)
    }
  }
  walk(root)
  return found
}
