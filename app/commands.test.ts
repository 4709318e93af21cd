import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { didWords } from '#app/features/office/people/audit-words.ts'
import type { Spent } from './allowance.ts'
import { AppError } from './app-error.ts'
import { allow, command, commands } from './command.ts'
import type { Actor } from './request-context.ts'

// Commands register themselves when they are loaded. Not by a glob of Vite's: knip would count all of them as used.
await Promise.all(globSync('app/**/*.server.{ts,tsx}').map(path => import(resolve(path))))

const actors: Record<Actor['kind'], Actor> = {
  visitor: { kind: 'visitor' },
  traveller: { kind: 'traveller', userId: 1 },
  planner: { kind: 'planner', userId: 2, fkey: 'daniela-quesada', countries: ['costa-rica'] },
  partner: { kind: 'partner', userId: 3, affiliateId: 1 },
  admin: { kind: 'admin', userId: 4 },
  link_reader: { kind: 'link_reader', planId: 5, travellerId: 6 },
  program: { kind: 'program', keyId: 7, affiliateId: 1, scopes: ['catalogue:read'] },
  system: { kind: 'system' },
}
const everybody = ['visitor', 'traveller', 'planner', 'partner', 'admin']

/** Who may give each command. */
const allowed: Record<string, readonly string[]> = {
  'sign up': everybody,
  'send the sign-up email again': everybody,
  'validate an email': everybody,
  'log in': everybody,
  'log out': everybody,
  'start a login link': everybody,
  'change oneself': everybody.slice(1),
  'end a session': everybody.slice(1),
  'end all sessions': everybody.slice(1),
  'confirm by password': everybody.slice(1),
  'confirm by passkey': everybody.slice(1),
  'change one’s password': everybody.slice(1),
  'finish a login link': everybody,
  'start to log in by passkey': everybody,
  'log in by passkey': everybody,
  'start to add a passkey': everybody.slice(1),
  'add a passkey': everybody.slice(1),
  'rename a passkey': everybody.slice(1),
  'remove a passkey': everybody.slice(1),
  'choose one’s emails': everybody.slice(1),
  'decide on emails by their link': everybody,
  'ask for one’s deletion': everybody.slice(1),
  'keep one’s account': everybody.slice(1),
  'delete the accounts that are due': ['system'],
  'delete the passports that are due': ['system'],
  'make an admin': ['system'],
  'start a password reset': everybody,
  'finish a password reset': everybody,
  'subscribe to the newsletter': everybody,
  'decide on the newsletter': everybody,
  'send a request': [...everybody, 'program'],
  'prove a request': [...everybody, 'program'],
  'create a plan': [...everybody, 'program'],
  'save a draft': ['visitor', 'program'],
  'answer a vote': everybody,
  'save items': everybody.slice(1),
  'share a saved list': everybody,
  'withdraw a saved list': everybody,
  'open a saved list by its link': everybody,
  'delete the lists that nobody reads': ['system'],
  'open a proposal by its link': everybody,
  'answer a line by a link': everybody,
  'store accepted requests': ['system'],
  'record a payment': ['admin'],
  'cancel a trip': ['admin'],
  'pay a partner': ['admin'],
  'pay a partner what is due': ['admin'],
  'refund a traveller': ['admin'],
  'reverse an entry': ['admin'],
  'end the sessions of a person': ['admin'],
  'grant a country': ['admin'],
  'write what an email says': ['admin'],
  'try what an email says': ['admin'],
  'withdraw a country': ['admin'],
  'deactivate a planner': ['admin'],
  'give the rights of an admin': ['admin'],
  'withdraw the rights of an admin': ['admin'],
  'deactivate a person of a partner': ['admin'],
  'invite a colleague': ['admin'],
  'withdraw an invitation': ['admin'],
  'accept an invitation': everybody,
  'make an API key': ['partner', 'admin'],
  'withdraw an API key': ['partner', 'admin'],
  'receive a payment event': ['system'],
  'receive an email': ['system'],
  'add the demonstration': ['system'],
  'remove the demonstration': ['system'],
  'send the proposals that are due': ['system'],
  'publish the documents that are due': ['system'],
  'ask again for refunds': ['system'],
  'remind travellers': ['system'],
  'greet on anniversaries': ['system'],
  'tell planners which facts are old': ['system'],
  'note a person': ['planner', 'admin'],
  'pass on what is late, or waits for somebody away': ['system'],
}

/**
 * Depends on what the photograph shows (photo-commands.db.test.ts); without a subject, anybody who may add
 * photographs at all is allowed.
 */
const decidedBySubject = [
  'make a plan of an unsorted request',
  'close an unsorted request',
  'add a photograph',
  'attach a photograph',
  'change a photograph',
  'replace a photograph',
  'remove a photograph',
]

/**
 * Depends on whose plan it is (`authorizeOffice`, find-own-plan.server.ts); without a plan, everybody who can have plans is allowed.
 */
const decidedByPlan = {
  office: [
    'reply to a plan',
    'write a note',
    'put an email into the conversation',
    'assign a plan',
    'set a plan’s stage',
    'snooze a plan',
    'trust a plan',
    'correct a wish',
    'withdraw the links in a traveller’s emails',
    'be present at a plan',
    'begin a draft',
    'save a draft of a proposal',
    'send a proposal',
    'stop sending a proposal',
    'publish a review',
    'refuse a review',
  ],
  traveller: [
    'write a message',
    'read a thread',
    'accept a proposal',
    'ask for the deposit',
    'write a review',
    'share a plan',
    'withdraw the links in one’s emails',
    'stop sharing a plan',
    'open a vote',
    'close a vote',
    'add a traveller',
    'change a traveller',
    'remove a traveller',
    'change one’s flights',
    'keep a passport',
    'remove a passport',
  ],
}

/** Depends on whose plan it is, and on whose email the link came from. */
const BY_LINK = 'answer a line of a proposal'

/** Depends on which country the document is about (office-documents.db.test.ts). */
const decidedByDocument = [
  ...['save a document', 'publish documents', 'withdraw an hour of publishing'],
  ...['revert a document', 'archive a document'],
  'check a fact again',
  'be present at a document',
]

/** Of one's own phrases. */
const decidedByWriter = ['write a phrase', 'remove a phrase']

/** Admins may for anybody, planners for themselves. */
const decidedByOwn = ['enter an absence', 'end an absence']

/** Depends on which person it is about. */
const ABOUT_A_PERSON = 'log where a person came from'

/** Only by the program that calls with that key. */
const BY_ITS_KEY = 'note the use of an API key'

/** Runs only the authorization, without a database: a caller who lacks the role is refused before any lookup. */
async function refusalOf(name: string, actor: Actor, input: object = {}): Promise<string | null> {
  const found = commands.find(each => each.name === name)
  if (!found) throw new RangeError(`no command ${name}`)
  const authorize = found.authorize as (ctx: object, input: object) => unknown
  try {
    await authorize({ actor }, input)
    return null
  } catch (error) {
    return error instanceof AppError ? error.code : 'looked something up'
  }
}

describe('every command', () => {
  it('is listed in one of the tables of this test', () => {
    expect(commands.map(({ name }) => name).toSorted()).toEqual(
      [
        ...Object.keys(allowed),
        ...decidedBySubject,
        ...decidedByOwn,
        ...decidedByDocument,
        ...decidedByWriter,
        ...Object.values(decidedByPlan).flat(),
        ABOUT_A_PERSON,
        BY_LINK,
        BY_ITS_KEY,
      ].toSorted(),
    )
  })

  it.each(Object.entries(allowed))('%s: is allowed for %j alone', async (name, kinds) => {
    for (const [kind, actor] of Object.entries(actors))
      expect([kind, await refusalOf(name, actor)]).toEqual([
        kind,
        kinds.includes(kind) ? null : 'unauthorized',
      ])
  })

  it('of the office has words in the log', () => {
    const jobs = Object.keys(allowed).filter(name => allowed[name]?.join() === 'system')
    const byPages = [
      'be present at a plan',
      'be present at a document',
      'save items',
      'log where a person came from',
      BY_ITS_KEY,
    ]
    const silent = [...jobs, ...byPages, 'save a draft'].filter(name => name !== 'make an admin')
    const named = commands.map(({ name }) => name).filter(name => didWords(name) !== null)
    const expected = commands.map(({ name }) => name).filter(name => !silent.includes(name))
    expect(named.toSorted()).toEqual(expected.toSorted())
  })

  it.each(decidedByOwn)('%s: is allowed for admins, and for planners about themselves', async name => {
    for (const [kind, actor] of Object.entries(actors)) {
      const own = 'userId' in actor ? actor.userId : 0
      expect([kind, await refusalOf(name, actor, { userId: own })]).toEqual([
        kind,
        kind === 'admin' || kind === 'planner' ? null : 'unauthorized',
      ])
      const isAdmin = kind === 'admin'
      expect(await refusalOf(name, actor, { userId: 5 })).toBe(isAdmin ? null : 'unauthorized')
    }
  })

  it.each([...decidedByDocument, ...decidedByWriter])(
    '%s: refuses everybody outside the office without a lookup',
    async name => {
      for (const [kind, actor] of Object.entries(actors))
        expect([kind, await refusalOf(name, actor)]).toEqual([
          kind,
          kind === 'visitor' ? 'not_logged_in' : ['planner', 'admin'].includes(kind) ? null : 'unauthorized',
        ])
    },
  )

  it('that changes how a person logs in requires a fresh session', () => {
    expect(
      commands
        .filter(({ needsFresh }) => needsFresh)
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual([
      ...['end a session', 'end all sessions', 'make an API key', 'remove a passkey'],
      'start to add a passkey',
    ])
  })

  it.each(decidedBySubject)('%s: refuses visitors, travellers and partners without a lookup', async name => {
    expect(await refusalOf(name, actors.visitor)).toBe('not_logged_in')
    expect(await refusalOf(name, actors.traveller)).toBe('unauthorized')
    expect(await refusalOf(name, actors.partner)).toBe('unauthorized')
  })

  it.each(decidedByPlan.office)('%s: refuses everybody outside the office', async name => {
    expect(await refusalOf(name, actors.visitor, { planId: 1 })).toBe('not_logged_in')
    for (const kind of ['traveller', 'partner', 'system'] as const)
      expect(await refusalOf(name, actors[kind], { planId: 1 })).toBe('unauthorized')
    expect(await refusalOf(name, actors.planner, { planId: 1 })).toBe('looked something up')
  })

  it.each(decidedByPlan.traveller)(
    '%s: is refused to visitors at once, and to others by the plan',
    async name => {
      for (const [kind, actor] of Object.entries(actors))
        expect([kind, await refusalOf(name, actor, { planId: 1 })]).toEqual([
          kind,
          kind === 'visitor' ? 'not_logged_in' : 'looked something up',
        ])
    },
  )

  it(`${BY_LINK}: is refused to visitors, and by a link to another plan, without a lookup`, async () => {
    for (const [kind, actor] of Object.entries(actors))
      expect([kind, await refusalOf(BY_LINK, actor, { planId: 1 })]).toEqual([
        kind,
        kind === 'visitor' ? 'not_logged_in' : kind === 'link_reader' ? 'not_found' : 'looked something up',
      ])
    expect(await refusalOf(BY_LINK, actors.link_reader, { planId: 5 })).toBeNull()
  })

  it(`${BY_ITS_KEY}: is allowed for the program of that key alone`, async () => {
    for (const [kind, actor] of Object.entries(actors)) {
      expect([kind, await refusalOf(BY_ITS_KEY, actor, { id: 7 })]).toEqual([
        kind,
        kind === 'program' ? null : 'unauthorized',
      ])
      expect(await refusalOf(BY_ITS_KEY, actor, { id: 8 })).toBe('unauthorized')
    }
  })

  it(`${ABOUT_A_PERSON}: is allowed for that person, and for the holder of a ticket`, async () => {
    for (const [kind, actor] of Object.entries(actors)) {
      const refusal = kind === 'visitor' ? 'not_logged_in' : kind === 'traveller' ? null : 'unauthorized'
      expect([kind, await refusalOf(ABOUT_A_PERSON, actor, { userId: 1 })]).toEqual([kind, refusal])
      expect(await refusalOf(ABOUT_A_PERSON, actor, { userId: 1, ticket: 'x' })).toBeNull()
    }
  })
})

describe('a command', () => {
  const ctx = { db: {} as never, actor: actors.visitor }

  /** A command that records its steps. */
  function noting(may: boolean, spent: Spent) {
    onTestFinished(() => void commands.pop())
    const done: string[] = []
    const rules = {
      authorize: (caller: typeof ctx) => {
        done.push('authorize')
        allow(() => may, 'note')(caller)
      },
      spend: async () => {
        done.push('count')
        return spent
      },
    }
    return { done, note: command('note', rules, async () => void done.push('run')) }
  }

  it('authorizes, then counts, then runs', async () => {
    const { done, note } = noting(true, { ok: true })
    await note(ctx, {})
    expect(done).toEqual(['authorize', 'count', 'run'])
  })

  it('neither counts nor runs for callers who are not allowed', async () => {
    const { done, note } = noting(false, { ok: true })
    await expect(note(ctx, {})).rejects.toMatchObject({ code: 'unauthorized' })
    expect(done).toEqual(['authorize'])
  })

  it('that needs a fresh session does not run for a caller who logged in more than a quarter of an hour ago', async () => {
    onTestFinished(() => void commands.pop())
    const guard = command('guard', { authorize: () => undefined, needsFresh: true }, async () => 'run')
    const at = (loggedInAt?: string) => ({
      ...{ ...ctx, now: () => new Date('2026-11-21T12:00:00Z') },
      loggedInAt: loggedInAt ? new Date(loggedInAt) : undefined,
    })
    for (const caller of [ctx, at(), at('2026-11-21T11:45:00Z')])
      await expect(guard(caller, {})).rejects.toMatchObject({ code: 'session_not_fresh', status: 403 })
    expect(await guard(at('2026-11-21T11:45:01Z'), {})).toBe('run')
  })

  it('does not run for a caller over the limit', async () => {
    const tooMany = { ok: false, reason: 'too_many', retryAfterSeconds: 9 } as const
    const { done, note } = noting(true, tooMany)
    expect(await note(ctx, {})).toEqual(tooMany)
    expect(done).toEqual(['authorize', 'count'])
  })
})
