import { m } from '#app/paraglide/messages.js'
import { plainLetters } from '#app/text/plain-letters.ts'
import type { AuditEntry, AuditGroup, AuditThing } from './audit-schema.ts'

type Words = () => string

/** What each command of the office is called in the log, in words, by what it is about. A test finds one that is missing. */
const did: Record<AuditGroup, Readonly<Record<string, Words>>> = {
  plan: {
    'assign a plan': m.audit_did_assign,
    'set a plan’s stage': m.audit_did_stage,
    'snooze a plan': m.audit_did_snooze,
    'trust a plan': m.audit_did_trust,
    'correct a wish': m.audit_did_wish,
    'reply to a plan': m.audit_did_reply,
    'write a note': m.audit_did_note,
    'write a phrase': m.audit_did_phrase,
    'remove a phrase': m.audit_did_phrase_remove,
    'put an email into the conversation': m.audit_did_put_email,
    'withdraw the links in a traveller’s emails': m.audit_did_links,
    'begin a draft': m.audit_did_draft_begin,
    'save a draft of a proposal': m.audit_did_draft_save,
    'send a proposal': m.audit_did_proposal_send,
    'stop sending a proposal': m.audit_did_proposal_stop,
    'make a plan of an unsorted request': m.audit_did_sort,
    'close an unsorted request': m.audit_did_sort_close,
    'send a request': m.audit_did_request,
    'create a plan': m.audit_did_create,
    'prove a request': m.audit_did_prove,
    'write a message': m.audit_did_message,
    'read a thread': m.audit_did_read,
    'accept a proposal': m.audit_did_accept,
    'answer a line of a proposal': m.audit_did_line,
    'answer a line by a link': m.audit_did_line_link,
    'open a proposal by its link': m.audit_did_open_link,
    'withdraw the links in one’s emails': m.audit_did_links_own,
    'share a plan': m.audit_did_share,
    'stop sharing a plan': m.audit_did_share_stop,
    'open a vote': m.audit_did_vote,
    'close a vote': m.audit_did_vote_close,
    'answer a vote': m.audit_did_vote_answer,
    'add a traveller': m.audit_did_traveller_add,
    'change a traveller': m.audit_did_traveller_change,
    'remove a traveller': m.audit_did_traveller_remove,
    'change one’s flights': m.audit_did_flights,
    'keep a passport': m.audit_did_passport,
    'remove a passport': m.audit_did_passport_remove,
  },
  money: {
    'record a payment': m.audit_did_payment,
    'refund a traveller': m.audit_did_refund,
    'reverse an entry': m.audit_did_reverse,
    'cancel a trip': m.audit_did_cancel,
    'pay a partner': m.audit_did_payout_half,
    'pay a partner what is due': m.audit_did_payout,
    'ask for the deposit': m.audit_did_deposit,
  },
  review: {
    'publish a review': m.audit_did_review_publish,
    'refuse a review': m.audit_did_review_refuse,
    'write a review': m.audit_did_review_write,
  },
  catalogue: {
    'save a document': m.audit_did_document_save,
    'publish documents': m.audit_did_document_publish,
    'withdraw an hour of publishing': m.audit_did_document_hour,
    'revert a document': m.audit_did_document_revert,
    'archive a document': m.audit_did_document_archive,
    'check a fact again': m.audit_did_fact,
    'write what an email says': m.audit_did_email_write,
    'try what an email says': m.audit_did_email_try,
    'add a photograph': m.audit_did_photo_add,
    'attach a photograph': m.audit_did_photo_attach,
    'change a photograph': m.audit_did_photo_change,
    'replace a photograph': m.audit_did_photo_replace,
    'remove a photograph': m.audit_did_photo_remove,
  },
  people: {
    'grant a country': m.audit_did_country_grant,
    'withdraw a country': m.audit_did_country_withdraw,
    'make an admin': m.audit_did_admin_make,
    'deactivate a planner': m.audit_did_leave_staff,
    'give the rights of an admin': m.audit_did_admin_give,
    'withdraw the rights of an admin': m.audit_did_admin_withdraw,
    'invite a colleague': m.audit_did_invite,
    'withdraw an invitation': m.audit_did_invite_withdraw,
    'accept an invitation': m.audit_did_invite_accept,
    'deactivate a person of a partner': m.audit_did_leave_partner,
    'make an API key': m.audit_did_api_key_make,
    'withdraw an API key': m.audit_did_api_key_withdraw,
    'note a person': m.audit_did_note_person,
    'enter an absence': m.audit_did_absence_enter,
    'end an absence': m.audit_did_absence_end,
    'end the sessions of a person': m.audit_did_sessions_end,
  },
  account: {
    'log in': m.audit_did_log_in,
    'log out': m.audit_did_log_out,
    'log in by passkey': m.audit_did_log_in_passkey,
    'start to log in by passkey': m.audit_did_log_in_passkey_start,
    'start a login link': m.audit_did_login_link,
    'finish a login link': m.audit_did_login_link_finish,
    'sign up': m.audit_did_sign_up,
    'send the sign-up email again': m.audit_did_sign_up_again,
    'validate an email': m.audit_did_validate,
    'start a password reset': m.audit_did_reset,
    'finish a password reset': m.audit_did_reset_finish,
    'change one’s password': m.audit_did_password,
    'confirm by password': m.audit_did_confirm_password,
    'confirm by passkey': m.audit_did_confirm_passkey,
    'start to add a passkey': m.audit_did_passkey_start,
    'add a passkey': m.audit_did_passkey_add,
    'rename a passkey': m.audit_did_passkey_rename,
    'remove a passkey': m.audit_did_passkey_remove,
    'change oneself': m.audit_did_oneself,
    'end a session': m.audit_did_session_end,
    'end all sessions': m.audit_did_sessions_own,
    'choose one’s emails': m.audit_did_emails,
    'decide on emails by their link': m.audit_did_emails_link,
    'ask for one’s deletion': m.audit_did_leave,
    'keep one’s account': m.audit_did_stay,
    'subscribe to the newsletter': m.audit_did_letter,
    'decide on the newsletter': m.audit_did_letter_decide,
    'share a saved list': m.audit_did_saved_share,
    'withdraw a saved list': m.audit_did_saved_withdraw,
    'open a saved list by its link': m.audit_did_saved_open,
  },
}

const words = new Map(Object.values(did).flatMap(Object.entries<Words>))

/** What somebody did, in the language of the reader; null for a command without words. */
export function didWords(command: string): string | null {
  return words.get(command)?.() ?? null
}

/** The commands of a group. */
export function commandsOf(group: AuditGroup): string[] {
  return Object.keys(did[group])
}

/** The commands whose words in the language of the reader contain these; accents and capitals do not matter. */
export function commandsNamed(sought: string): string[] {
  return [...words].flatMap(([command, say]) =>
    plainLetters(say()).includes(plainLetters(sought)) ? [command] : [],
  )
}

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
