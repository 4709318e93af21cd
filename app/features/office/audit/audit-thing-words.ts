import { m } from '#app/paraglide/messages.js'
import type { AuditEntry, AuditThing } from './audit-schema.ts'

const outcomes: Record<AuditEntry['outcome'], () => string> = {
  done: m.office_audit_done,
  refused: m.office_audit_refused,
  failed: m.office_audit_failed,
}

export function outcomeWords(outcome: AuditEntry['outcome']): string {
  return outcomes[outcome]()
}

/** Who did it, in words. */
export function whoWords(who: AuditEntry['who']): string {
  if (!who) return m.office_audit_shell()
  return who.name ?? m.office_audit_gone({ number: who.id })
}

/** What a thing is called: by its name, with the number of what has one. */
export function thingWords({ kind, id, name }: AuditThing): string {
  switch (kind) {
    case 'plan': {
      const number = m.office_audit_plan({ number: id })
      return name ? `${number}, ${name}` : number
    }
    case 'entry':
      return m.office_audit_entry({ number: id })
    case 'key':
      return name ? m.office_audit_key_of({ name }) : m.office_audit_key({ number: id })
    case 'number':
      return m.office_audit_number({ number: id })
    case 'photo':
      return m.office_audit_photo({ key: id.slice(0, 8) })
    case 'person':
      return name ?? m.office_audit_gone({ number: id })
    default:
      return name ?? id
  }
}
