import type { Actor } from '#app/request-context.ts'

/** Commands that tell only who looks at something; pages give them by themselves. */
const UNAUDITED = [
  ...['be present at a plan', 'be present at a document'],
  ...['save items', 'log where a person came from'],
]

/** What partners do that gives or takes access; their requests and reads are their own. */
const PARTNERS = ['make an API key', 'withdraw an API key']

/** What a person at the shell does; the system's other commands are jobs. */
const SHELL = ['make an admin']

/** Parts of an input that name what it is about, by its number or key. Nothing else of an input is recorded. */
const NUMBERS = ['planId', 'entryId', 'userId', 'keyId', 'id', 'number']
const KEYS = ['kind', 'key', 'country', 'partner', 'fkey', 'to']
const KEY = /^[a-z0-9.-]{1,100}$/

/** Commands whose `key` is a secret, or whose other parts say what only a passport should. */
const UNNAMED = ['decide on the newsletter', 'keep a passport']
const NAMED_ALWAYS = ['planId', 'id']

const LONGEST = 200

function aboutOf(command: string, input: unknown): string | null {
  if (typeof input !== 'object' || input === null) return null
  const parts = Object.entries(input).flatMap(([name, value]) => {
    const isNumber = NUMBERS.includes(name) && typeof value === 'number'
    const isKey = KEYS.includes(name) && typeof value === 'string' && KEY.test(value)
    const isOpen = !UNNAMED.includes(command) || NAMED_ALWAYS.includes(name)
    return isOpen && (isNumber || isKey) ? [`${name} ${value}`] : []
  })
  return parts.length === 0 ? null : parts.join(', ').slice(0, LONGEST)
}

/** A line of the audit log without its outcome. */
export interface AuditLine {
  userId: number | null
  role: 'planner' | 'admin' | 'partner' | 'system'
  command: string
  about: string | null
}

/** What a command is done to: each of several documents by itself, so that it is found by its key. */
function subjectsOf(input: unknown): unknown[] {
  const documents = typeof input === 'object' && input !== null && 'documents' in input && input.documents
  return Array.isArray(documents) ? documents : [input]
}

/** The lines of the audit log for a command of a planner, an admin, the shell or a partner; none for all others. */
export function auditLinesOf(command: string, actor: Actor, input: unknown): AuditLine[] {
  if (UNAUDITED.includes(command)) return []
  const about = subjectsOf(input).map(subject => aboutOf(command, subject))
  const isPartner = actor.kind === 'partner' && PARTNERS.includes(command)
  if (actor.kind === 'planner' || actor.kind === 'admin' || isPartner)
    return about.map(one => ({ userId: actor.userId, role: actor.kind, command, about: one }))
  const isShell = actor.kind === 'system' && SHELL.includes(command)
  return isShell ? about.map(one => ({ userId: null, role: 'system', command, about: one })) : []
}

/** Whether a command answered that it did nothing. */
export function isRefusal(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'ok' in answer && answer.ok === false
}
