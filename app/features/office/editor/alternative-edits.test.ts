import { describe, expect, it } from 'vitest'
import { proposalContent } from '#app/features/proposal/proposal/proposal-schema.ts'
import { totalMinor } from '#app/features/proposal/proposal/sums.ts'
import { withChoices } from '#app/features/proposal/sent/line-answers.ts'
import { readAmount } from '#app/text/typed-amount.ts'
import { aProposal } from '#tools/testing/proposals.ts'
import {
  addAlternative,
  changeAlternative,
  MOST_ALTERNATIVES,
  removeAlternative,
} from './alternative-list.tsx'

const content = aProposal()
const LINES = ['hotel:d1', 'activity:bridges']

describe.each(LINES)('alternatives of %s', line => {
  const added = addAlternative(content, line, { key: 'casa-escalante', name: 'Another' })
  const alternatives = (from: typeof content) => [
    ...(from.days[0]?.hotel?.alternatives ?? []),
    ...(from.days[2]?.activities[0]?.alternatives ?? []),
  ]
  const [own] = alternatives(added)

  it('can be added, priced and removed, and a draft with them can be saved', () => {
    expect(alternatives(added)).toMatchObject([{ name: 'Another', priceDeltaMinor: null, why: '' }])
    const id = own?.id ?? ''
    const valued = changeAlternative(added, line, id, { priceDeltaMinor: 12_000, why: 'Quieter.' })
    expect(proposalContent.safeParse(valued).success).toBe(true)
    expect(removeAlternative(valued, line, id)).toEqual(content)
    expect(alternatives(content)).toEqual([])
  })

  it('can be chosen by the traveller, with the resulting price', () => {
    const valued = changeAlternative(added, line, own?.id ?? '', { priceDeltaMinor: 12_000 })
    const answer = { line, answer: 'accept', alternative: own?.id ?? '' } as const
    const swapped = withChoices(valued, new Map([[line, answer]]))
    expect(totalMinor(swapped)).toBe((totalMinor(content) ?? 0) + 12_000)
    expect(JSON.stringify(swapped.days)).toContain('Another')
  })

  it('are four at most', () => {
    let full = content
    for (let i = 0; i < 6; i++) full = addAlternative(full, line, { key: null, name: `House ${i}` })
    expect(alternatives(full)).toHaveLength(MOST_ALTERNATIVES)
  })
})

it.each([
  ['', null],
  ['x', null],
  ['120', 12_000],
  ['-45,5', -4_550],
  ['0', 0],
])('%j is a difference of %j', (text, minor) => {
  expect(readAmount(text, 'USD')).toBe(minor)
})
