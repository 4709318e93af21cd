import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { paymentsOf, percentOf } from './terms.ts'

const terms = { depositPercent: 20, depositDueDays: 3, balanceDueDays: 45 }
const trip = { totalMinor: 984_001, startsOn: '2027-02-11', acceptedOn: '2026-11-22' }

describe('the payments of a price', () => {
  it('are the deposit soon and the balance before the trip', () => {
    expect(paymentsOf(terms, trip)).toEqual({
      deposit: { amountMinor: 196_801, dueOn: '2026-11-25' },
      balance: { amountMinor: 787_200, dueOn: '2026-12-28' },
    })
  })

  it('are a single payment if the balance would already be due', () => {
    expect(paymentsOf(terms, { ...trip, startsOn: '2027-01-09' })).toEqual({
      deposit: { amountMinor: 984_001, dueOn: '2026-11-25' },
      balance: null,
    })
    expect(paymentsOf(terms, { ...trip, startsOn: '2027-01-10' }).balance).not.toBeNull()
  })

  it('leave the balance’s due date open while the first day is unknown', () => {
    expect(paymentsOf(terms, { ...trip, startsOn: null })).toMatchObject({ balance: null })
  })

  it('add up to the price, to the cent', () => {
    const money = fc.integer({ min: 1, max: 2 ** 50 })
    fc.assert(
      fc.property(money, fc.integer({ min: 1, max: 99 }), (totalMinor, depositPercent) => {
        const { deposit, balance } = paymentsOf({ ...terms, depositPercent }, { ...trip, totalMinor })
        expect(deposit.amountMinor).toBeGreaterThan(0)
        expect(deposit.amountMinor + (balance?.amountMinor ?? 0)).toBe(totalMinor)
        const part = (BigInt(totalMinor) * BigInt(100 - depositPercent)) / 100n
        expect(BigInt(percentOf(totalMinor, 100 - depositPercent))).toBe(part)
      }),
    )
  })
})
