import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Ballot, priceVerdict, SMALLEST_GROUP, voteResult } from './vote.ts'

const EACH = 2_000_00
const ceiling = fc.integer({ min: 1_00, max: 5_000_00 })
const group = fc.array(ceiling, { minLength: SMALLEST_GROUP, maxLength: 12 })

function fits(each: number): boolean {
  return each >= EACH
}

/**
 * Every combination of the others' answers that is consistent with the result, for a reader who knows their own
 * ceiling.
 */
function possibleWorlds(ceilings: readonly number[]): boolean[][] {
  const worlds = Array.from({ length: 2 ** ceilings.length }, (_, bits) =>
    ceilings.map((_, i) => (bits & (1 << i)) !== 0),
  )
  const told = JSON.stringify(priceVerdict(ceilings, EACH))
  return worlds.filter(
    world =>
      JSON.stringify(
        priceVerdict(
          world.map(yes => (yes ? EACH : EACH - 1)),
          EACH,
        ),
      ) === told,
  )
}

describe('the verdict on a price', () => {
  it('depends only on whether each ceiling is above or below the price', () => {
    fc.assert(
      fc.property(group, fc.infiniteStream(ceiling), (ceilings, others) => {
        const sameSides = ceilings.map(each => {
          for (const other of others) if (fits(other) === fits(each)) return other
          return each
        })
        expect(priceVerdict(sameSides, EACH)).toEqual(priceVerdict(ceilings, EACH))
      }),
    )
  })

  it('does not reveal any single other ceiling, even to a reader who knows their own', () => {
    fc.assert(
      fc.property(fc.array(ceiling, { minLength: 3, maxLength: 9 }), ceilings => {
        if (priceVerdict(ceilings, EACH).verdict === 'everybody') return
        const worlds = possibleWorlds(ceilings)
        ceilings.forEach((own, me) => {
          const mine = worlds.filter(world => world[me] === fits(own))
          ceilings.forEach((_, other) => {
            if (other === me) return
            expect(new Set(mine.map(world => world[other])).size).toBe(2)
          })
        })
      }),
    )
  })

  it('does not depend on the order in which they answered', () => {
    fc.assert(
      fc.property(group, ceilings => {
        expect(priceVerdict(ceilings.toReversed(), EACH)).toEqual(priceVerdict(ceilings, EACH))
      }),
    )
  })

  it.each([
    [[2_000_00, 2_500_00, 9_000_00], { verdict: 'everybody' }],
    [[1_999_99, 2_500_00, 9_000_00], { verdict: 'not_everybody' }],
    [[1_00, 1_00, 1_00], { verdict: 'not_everybody' }],
    [[9_000_00, 9_000_00, 9_000_00, 1_00, 1_00], { verdict: 'not_everybody' }],
    [[9_000_00, 9_000_00, 9_000_00, 1_00, 1_00, 1_00], { verdict: 'some', fits: 3, of: 6 }],
    [[9_000_00, 9_000_00], { verdict: 'too_few' }],
  ] as const)('of %j is %j', (ceilings, verdict) => {
    expect(priceVerdict(ceilings, EACH)).toEqual(verdict)
  })

  it('is too_few while the price is unknown', () => {
    expect(priceVerdict([1_00, 2_00, 3_00], null)).toEqual({ verdict: 'too_few' })
  })
})

describe('the result of a vote', () => {
  const days = [{ id: 'd1' }, { id: 'd2' }] as Parameters<typeof voteResult>[1]['days']
  const ballot = (marks: Ballot['marks'], ceilingMinor: number | null = null) => ({ marks, ceilingMinor })

  it('counts each day', () => {
    const ballots = [ballot({ d1: 'yes', d2: 'ask' }), ballot({ d1: 'yes' }), ballot({ d1: 'rather_not' })]
    expect(voteResult(ballots, { days, eachMinor: EACH })).toEqual({
      answers: 3,
      days: [
        { day: 'd1', yes: 2, ask: 0, ratherNot: 1 },
        { day: 'd2', yes: 0, ask: 1, ratherNot: 0 },
      ],
      price: { verdict: 'too_few' },
    })
  })

  it('of fewer than three says only that', () => {
    const ballots = [ballot({ d1: 'yes' }, 9_000_00), ballot({ d1: 'yes' }, 9_000_00)]
    const result = { answers: 2, days: null, price: { verdict: 'too_few' } }
    expect(voteResult(ballots, { days, eachMinor: EACH })).toEqual(result)
  })
})
