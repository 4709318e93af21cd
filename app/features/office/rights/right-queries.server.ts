import { AppError } from '#app/app-error.ts'
import { commands } from '#app/command.ts'
import { requireAdmin } from '#app/features/account/identity/identity-access.ts'
import { auditGroups } from '#app/features/office/audit/audit-schema.ts'
import { commandsOf } from '#app/features/office/audit/audit-words.ts'
import { mayPublish } from '#app/features/office/catalogue/document-queries.server.ts'
import type { Actor, CallerContext } from '#app/request-context.ts'
import type { Right, RightAnswer } from './right-schema.ts'
import { mayWords } from './right-words.ts'

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
