/** The rules of tools/check-structure.ts (docs/architecture.md). */

/** Rooms from the ground up: each imports only from itself and from rooms above it in this list. */
export const ROOMS: readonly string[] = [
  'database/values',
  'art',
  'cartography',
  'app',
  'app/text',
  'app/outbox',
  'app/ui',
  'app/brand',
  'app/map',
  'app/client',
  'app/picture',
  'app/features/wish',
  'app/features/visit',
  'app/features/people',
  'app/features/trip',
  'app/features/catalogue',
  'app/features/search',
  'app/features/voices',
  'app/features/account',
  'app/features/plan',
  'app/features/request',
  'app/features/conversation',
  'app/features/money',
  'app/features/proposal',
  'app/features/traveller',
  'app/features/office',
  'app/features/reading',
  'app/emails',
  'app/frame',
  'app/pages',
]

/** Files that connect the whole application and may import from any room. */
export const ENTRANCES = [
  'app/root.tsx',
  'app/routes.ts',
  'app/entry.client.tsx',
  'app/entry.server.tsx',
  'app/request-context.ts',
]

/** Outside the application's order: compiled messages, and rooms whose imports dependency-cruiser checks. */
export const OUTSIDE = ['app/paraglide', 'server', 'database']

/** Verbs with which a server file may begin: one verb, one file (`find-answerer.server.ts`). */
const VERBS =
  'accrue|add|attach|authorize|compose|count|create|describe|draw|find|finish|get|hash|identify|is|list|lock|log|loosen|make|match|open|pass|present|read|remove|reset|respell|run|save|select|send|sign|spend|start|store|validate|write'

/** What a file of a kind must say. */
type Says = 'its name' | 'a word of its name' | 'command()'

/** The kinds of file in a feature; a new kind is a decision. */
export const KINDS: readonly (readonly [kind: string, pattern: RegExp, says?: Says])[] = [
  ['tests', /\.test\.tsx?$/],
  ['reads', /-queries\.server\.ts$/],
  ['writes', /-commands\.server\.ts$/, 'command()'],
  ['a door', /-door\.server\.ts$/],
  ['a verb', new RegExp(`^(${VERBS})(-[a-z0-9]+)*\\.server\\.ts$`), 'its name'],
  ['a component', /^[a-z0-9-]+\.tsx$/],
  ['its look', /^[a-z0-9-]+\.module\.css$/],
  ['what crosses a door', /-schema\.ts$/],
  ['who may', /-access\.ts$/],
  ['words', /-words\.ts$/],
  ['calls', /-calls\.ts$/],
  ['a hook', /^use-[a-z0-9-]+\.ts$/],
  ['a thread of its own', /-worker\.ts$/],
  ['rules', /^[a-z0-9-]+\.ts$/, 'a word of its name'],
]

/** Shelves of one noun, which hold its files themselves. */
export const NOUN_SHELVES = ['wish']

/** How many files with rules, schemas, reads or writes a folder may have: more are two nouns. */
export const MOST_FILES = 15

/** How many components and hooks it may have. */
export const MOST_COMPONENTS = 40

/** A file that only one other of its folder reads stands in it, while both together have fewer lines (decision 73). */
export const JOINED_LINES = 250

/** A component or a hook, which does not count as a rule. */
export const COMPONENT = /\.tsx$|^use-[a-z0-9-]+\.ts$/

/** Folders with many files of one kind, exempt from the limit. */
export const COLLECTIONS = [
  /^art\//,
  /^app\/pages\//,
  /^server\/api$/,
  /^app\/emails$/,
  /^app\/ui$/,
  /^app\/styles$/,
  /^app\/pages\/dev\/style-guide$/,
  /^database\/(schema|seed|content|migrations|values)$/,
]

/** What has one home, and how it looks where somebody writes it a second time. */
export const ONE_HOME: readonly (readonly [
  home: string,
  name: string,
  again: RegExp,
  /** What every page has, which the home would make heavier. */
  without?: readonly string[],
])[] = [
  ['database/values/locale.ts', 'Locale', /'en' \| 'es'|z\.enum\(\['en', 'es'\]\)/],
  ['app/request-context.ts', 'ReadContext', /Pick<RequestContext, 'db' \| 'locale'>/],
  ['database/schema/published.ts', 'isPublished', /isNull\([\w.]+\.archived\)/],
  ['app/request-context.ts', 'CallerContext', /Pick<RequestContext, 'db' \| 'actor'>/],
  [
    'app/text/days.ts',
    'dayOf',
    /\.toISOString\(\)\.slice\(0, 10\)/,
    ['app/text/time-zone.ts', 'app/features/plan/core/plan.ts'],
  ],
]

/**
 * Violations that are still allowed. Only ever shorten this: an entry that no longer applies fails the check until it
 * is removed.
 */
export const EXCEPTIONS: readonly string[] = []
