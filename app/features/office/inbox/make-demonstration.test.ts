import { describe, expect, it } from 'vitest'
import { paymentsOf } from '#app/features/money/terms/terms.ts'
import { dayOf } from '#app/text/days.ts'
import { readContentFile } from '#database/content/content-file.ts'
import { demonstrationContent } from '#database/content/demonstration-content.ts'
import { termsContent } from '#database/content/terms-content.ts'
import { hoursBefore, makeRequest } from './add-demonstration.server.ts'

const START = new Date('2026-11-23T08:00:00Z')
const reading = { problems: [], kept: new Map() }

describe('the demonstration', () => {
  const plans =
    readContentFile('content/demonstration.yaml', 'demonstration.yaml', demonstrationContent, reading)
      ?.value ?? []
  const terms = readContentFile('content/terms.yaml', 'terms.yaml', termsContent, reading)?.value.at(-1)
  const booked = plans.flatMap(plan =>
    plan.steps.filter(step => step.do === 'accept').map(step => ({ plan, step })),
  )

  it('has a booked trip', () => expect(booked).not.toEqual([]))

  it.each(booked)('leaves the traveller of $plan.key a month to pay the balance', ({ plan, step }) => {
    const { balance } = paymentsOf(
      {
        depositPercent: terms?.deposit.percent ?? 0,
        depositDueDays: terms?.deposit.dueDays ?? 0,
        balanceDueDays: terms?.balance.dueDays ?? 0,
      },
      {
        totalMinor: 100_00,
        startsOn: makeRequest(plan, START).newPlan.wish.when.firstDay ?? null,
        acceptedOn: dayOf(hoursBefore(START, step.hoursAgo)),
      },
    )
    expect(balance?.dueOn).toBeDefined()
    expect(Date.parse(balance?.dueOn ?? '')).toBeGreaterThan(START.getTime() + 30 * 86_400_000)
  })
})
