import { createHmac } from 'node:crypto'
import type pg from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Allowance, LimitedCall, LimitStatus, Spent } from '#app/allowance.ts'
import { refuseTooMany } from './api/too-many.ts'
import { householdOf } from './client-address.ts'

interface Limit {
  points: number
  seconds: number
}

const TEN_MINUTES = 10 * 60
/** How far the clocks of two nodes may differ. */
const SLACK_MS = 60_000

/** How often each call is allowed in a window. Generous: a whole office shares one address. */
const limits: Record<LimitedCall, Limit> = {
  'plan request': { points: 60, seconds: TEN_MINUTES },
  newsletter: { points: 60, seconds: TEN_MINUTES },
  'sign up': { points: 40, seconds: TEN_MINUTES },
  'log in': { points: 100, seconds: TEN_MINUTES },
  'use a token': { points: 60, seconds: TEN_MINUTES },
  vote: { points: 60, seconds: TEN_MINUTES },
  link: { points: 300, seconds: TEN_MINUTES },
  'make a file': { points: 60, seconds: TEN_MINUTES },
  preview: { points: 200, seconds: TEN_MINUTES },
  'shared list': { points: 60, seconds: TEN_MINUTES },
  email: { points: 10, seconds: 60 * 60 },
  receipt: { points: 5, seconds: 24 * 60 * 60 },
  password: { points: 20, seconds: 15 * 60 },
  'password anywhere': { points: 300, seconds: 60 * 60 },
}

interface LimitParts {
  pool: pg.Pool
  /** Key of the hashes that are stored, so that the table reveals neither addresses nor accounts. */
  secret: string
  /** Multiplies every limit; above 1 for tests and measurements. */
  factor: number
  /** Called once per window for a caller who has reached a limit. */
  onReached?: (call: LimitedCall) => void
}

/** Rate limits, counted in the database, and in memory while the database is away. */
export interface Limits {
  /** The remaining allowance of a network address. */
  allowanceOf: (address: string) => Allowance
}

function openLimiter(name: string, { points, seconds }: Limit, { pool, factor }: LimitParts) {
  const counted = {
    keyPrefix: name.replaceAll(' ', '-'),
    points: Math.ceil(points * factor),
    duration: seconds,
  }
  return new RateLimiterPostgres({
    ...counted,
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limit',
    tableCreated: true,
    clearExpiredByTimeout: name === 'plan request',
    insuranceLimiter: new RateLimiterMemory(counted),
  })
}

/** One mailbox has many addresses: with a part after a plus, and with dots where they do not count. */
function mailboxOf(email: string): string {
  const [local = '', domain = ''] = email.toLowerCase().split(/@(?=[^@]*$)/)
  const name = local.replace(/\+.*$/, '')
  return /^(?:gmail|googlemail)\.com$/.test(domain)
    ? `${name.replaceAll('.', '')}@gmail.com`
    : `${name}@${domain}`
}

/** Opens the rate limits: rate-limiter-flexible, on the table of migration 0014. */
export function openLimits(parts: LimitParts): Limits {
  const entries = Object.entries(limits).map(([name, limit]) => [name, openLimiter(name, limit, parts)])
  const limiters = Object.fromEntries(entries) as Record<LimitedCall, RateLimiterPostgres>
  const keyOf = (who: string) =>
    createHmac('sha256', parts.secret).update(`limit\0${who.toLowerCase()}`).digest('base64url')

  async function spend(call: LimitedCall, who: string): Promise<{ spent: Spent; status: LimitStatus }> {
    const { points: limit, duration: windowSeconds } = limiters[call]
    const statusAt = ({ remainingPoints, msBeforeNext }: RateLimiterRes) => ({
      ...{ limit, windowSeconds, remaining: Math.max(0, remainingPoints) },
      resetSeconds: Math.ceil(msBeforeNext / 1000),
    })
    try {
      return { spent: { ok: true }, status: statusAt(await limiters[call].consume(keyOf(who))) }
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      if (refusal.msBeforeNext > windowSeconds * 1_000 + SLACK_MS) {
        // A clock that was ahead made this count: nobody has to wait longer than one window.
        await limiters[call].delete(keyOf(who))
        return spend(call, who)
      }
      if (refusal.consumedPoints === limit + 1) parts.onReached?.(call)
      const status = statusAt(refusal)
      return {
        spent: { ok: false, reason: 'too_many', retryAfterSeconds: status.resetSeconds },
        status,
      }
    }
  }

  /** @param household who is counted: a network, or a program. */
  function allowanceFor(household: string): Allowance {
    let counted: LimitStatus | null = null
    const whoOf = (call: LimitedCall, account: string) => {
      if (call === 'password') return `${household} ${account}`
      return call === 'email' || call === 'receipt' ? mailboxOf(account) : account
    }
    return {
      spend: async (call, account) => {
        const who = account === undefined ? household : whoOf(call, account)
        const { spent, status } = await spend(call, who)
        if (account === undefined) counted = status
        return spent
      },
      forgive: async (call, account) => {
        await limiters[call].delete(keyOf(whoOf(call, account)))
      },
      limitStatus: () => counted,
      ofKey: keyId => allowanceFor(`key ${keyId}`),
    }
  }
  return { allowanceOf: address => allowanceFor(householdOf(address)) }
}

/** A third of a core, at what a page costs: no person, nor an office behind one address, reads as many that nobody has read. */
const RENDERINGS: Limit = { points: 600, seconds: 60 }

/** Counts the pages that are rendered for a network address, in memory. The function throws AppError too_many. */
export function openPageLimit({ factor }: Pick<LimitParts, 'factor'>): (address: string) => Promise<void> {
  const { points, seconds } = RENDERINGS
  const limiter = new RateLimiterMemory({ points: Math.ceil(points * factor), duration: seconds })
  return async address => {
    if (address === '') return
    try {
      await limiter.consume(householdOf(address))
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      const retryAfterSeconds = Math.ceil(refusal.msBeforeNext / 1_000)
      refuseTooMany({ ok: false, reason: 'too_many', retryAfterSeconds })
    }
  }
}
