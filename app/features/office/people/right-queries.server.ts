import { AppError } from '#app/app-error.ts'
import { commands } from '#app/command.ts'
import { requireAdmin } from '#app/features/account/identity/identity-access.ts'
import { mayPublish } from '#app/features/office/catalogue/document-queries.server.ts'
import { m } from '#app/paraglide/messages.js'
import type { Actor, CallerContext } from '#app/request-context.ts'
import { auditGroups } from './audit-schema.ts'
import { commandsOf } from './audit-words.ts'
import type { Right, RightAnswer } from './people-schema.ts'

type Rule = (typeof commands)[number]['authorize']

/** Whether a rule lets an actor pass. It gets no database, so one that looks at a row or at its subject fails: it depends. */
async function passes(rule: Rule, actor: Actor, input: object): Promise<boolean | 'depends'> {
  // A rule takes the context and the input of its own command; none is given more than it may look at here.
  const authorize = rule as unknown as (ctx: object, input: object) => unknown
  try {
    await authorize({ actor }, input)
    return true
  } catch (error) {
    return error instanceof AppError ? false : 'depends'
  }
}

const actors = {
  traveller: { kind: 'traveller', userId: 1 },
  planner: { kind: 'planner', userId: 1, fkey: '', countries: [] },
  admin: { kind: 'admin', userId: 1 },
} as const satisfies Partial<Record<Actor['kind'], Actor>>

/** A rule is tried on something of the actor's own, and on something of somebody else's. */
async function answerOf(rule: Rule, actor: Actor): Promise<RightAnswer> {
  const [own, other] = await Promise.all([
    passes(rule, actor, { userId: 1, planId: 1 }),
    passes(rule, actor, { userId: 2, planId: 1 }),
  ])
  if (own === false) return 'no'
  if (actor.kind === 'admin' || (own === true && other === true)) return 'yes'
  return other === false ? 'self' : 'own'
}

/** Commands that put a document before visitors. */
const PUBLISHING = [
  'publish documents',
  'withdraw an hour of publishing',
  'revert a document',
  'archive a document',
  'check a fact again',
]

/** What each command of the office is called in the table of rights. */
const may: Readonly<Record<string, () => string>> = {
  'assign a plan': m.office_may_assign,
  'set a plan’s stage': m.office_may_stage,
  'snooze a plan': m.office_may_snooze,
  'trust a plan': m.office_may_trust,
  'correct a wish': m.office_may_wish,
  'reply to a plan': m.office_may_reply,
  'write a note': m.office_may_note,
  'write a phrase': m.office_may_phrase,
  'remove a phrase': m.office_may_phrase_remove,
  'put an email into the conversation': m.office_may_put_email,
  'withdraw the links in a traveller’s emails': m.office_may_links,
  'begin a draft': m.office_may_draft_begin,
  'save a draft of a proposal': m.office_may_draft_save,
  'send a proposal': m.office_may_proposal_send,
  'stop sending a proposal': m.office_may_proposal_stop,
  'make a plan of an unsorted request': m.office_may_sort,
  'close an unsorted request': m.office_may_sort_close,
  'record a payment': m.office_may_payment,
  'refund a traveller': m.office_may_refund,
  'reverse an entry': m.office_may_reverse,
  'cancel a trip': m.office_may_cancel,
  'pay a partner': m.office_may_payout_half,
  'pay a partner what is due': m.office_may_payout,
  'publish a review': m.office_may_review_publish,
  'refuse a review': m.office_may_review_refuse,
  'save a document': m.office_may_document_save,
  'publish documents': m.office_may_document_publish,
  'withdraw an hour of publishing': m.office_may_document_hour,
  'revert a document': m.office_may_document_revert,
  'archive a document': m.office_may_document_archive,
  'check a fact again': m.office_may_fact,
  'write what an email says': m.office_may_email_write,
  'try what an email says': m.office_may_email_try,
  'add a photograph': m.office_may_photo_add,
  'attach a photograph': m.office_may_photo_attach,
  'change a photograph': m.office_may_photo_change,
  'replace a photograph': m.office_may_photo_replace,
  'remove a photograph': m.office_may_photo_remove,
  'grant a country': m.office_may_country_grant,
  'withdraw a country': m.office_may_country_withdraw,
  'note a person': m.office_may_note_person,
  'enter an absence': m.office_may_absence_enter,
  'end an absence': m.office_may_absence_end,
  'end the sessions of a person': m.office_may_sessions_end,
  'deactivate a planner': m.office_may_leave,
  'give the rights of an admin': m.office_may_admin_give,
  'withdraw the rights of an admin': m.office_may_admin_withdraw,
  'invite a colleague': m.office_may_invite,
  'withdraw an invitation': m.office_may_invite_withdraw,
  'deactivate a person of a partner': m.office_may_leave_partner,
  'make an API key': m.office_may_api_key_make,
  'withdraw an API key': m.office_may_api_key_withdraw,
}

function mayWords(command: string): string | null {
  return Object.hasOwn(may, command) ? (may[command]?.() ?? null) : null
}

/**
 * Who may do what in the office, read from the rules that authorize each command.
 * @throws AppError not_logged_in; unauthorized for anyone but admins.
 */
export async function listRights(ctx: CallerContext): Promise<Right[]> {
  requireAdmin(ctx)
  const publish = await mayPublish({ ...ctx, actor: actors.planner })
  const named = auditGroups.flatMap(commandsOf)
  const rights = await Promise.all(
    named.map(async (name): Promise<Right | null> => {
      const rule = commands.find(each => each.name === name)?.authorize
      if (!rule || (await answerOf(rule, actors.traveller)) !== 'no') return null
      const [planner, admin] = [await answerOf(rule, actors.planner), await answerOf(rule, actors.admin)]
      if (admin === 'no') return null
      const isOperators = planner !== 'no' && PUBLISHING.includes(name) && !publish
      return {
        ...{ what: name, words: mayWords(name) ?? name, admin },
        planner: isOperators ? 'operator' : planner,
      }
    }),
  )
  return rights.filter(each => each !== null)
}
