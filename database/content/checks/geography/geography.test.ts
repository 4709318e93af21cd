import { expect, it } from 'vitest'
import { brokenContent } from '#tools/testing/broken-content.ts'
import { checkPoints } from './check-points.ts'
import { checkSettlements } from './check-settlements.ts'

const MONTEVERDE = 'costa-rica/destinations/monteverde.yaml'

it('a point with swapped numbers is reported with its line', () => {
  const { problems, copy } = brokenContent(checkPoints, [[MONTEVERDE, ['coordinates'], [-84.82, 10.31]]])
  expect(problems).toContainEqual({
    file: `content/${MONTEVERDE}`,
    line: copy.lineOf(MONTEVERDE, '-84.82'),
    message: expect.stringMatching(/^the point lies \d+ km outside Costa Rica$/),
    mend: expect.any(String),
  })
})

it('a mountain village in the sea is reported, a reef there is not', () => {
  const at: [number, number] = [9.3, -84.9]
  const { problems } = brokenContent(checkPoints, [
    [MONTEVERDE, ['coordinates'], at],
    ['costa-rica/destinations/uvita.yaml', ['coordinates'], at],
  ])
  expect(problems.map(({ file }) => file)).toContain(`content/${MONTEVERDE}`)
  expect(problems.map(({ file }) => file)).not.toContain('content/costa-rica/destinations/uvita.yaml')
})

it('an attraction further from its town than another town is reported', () => {
  const file = 'costa-rica/attractions/poas-volcano.yaml'
  const { problems } = brokenContent(checkPoints, [[file, ['near'], 'puerto-viejo']])
  expect(problems.map(({ message }) => message)).toEqual([
    expect.stringMatching(/km from puerto-viejo, at most 60 expected$/),
  ])
})

it('a town five kilometres from its point in GeoNames is reported', () => {
  const file = 'guatemala/destinations/coban.yaml'
  const { problems } = brokenContent(checkSettlements, [[file, ['coordinates'], [15.43, -90.37]]])
  expect(problems.map(({ message }) => message)).toEqual([
    expect.stringMatching(/km from Cobán in GeoNames, at most 3 expected$/),
  ])
  const explained = brokenContent(checkSettlements, [
    [file, ['coordinates'], [15.43, -90.37]],
    [file, ['coordinatesAreOf'], 'the caves, not the town'],
  ])
  expect(explained.problems).toEqual([])
})
