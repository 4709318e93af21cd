import { expect, it } from 'vitest'
import { brokenContent } from '#tools/testing/broken-content.ts'
import { checkRoomPrices } from './check-room-prices.ts'

it('rooms sold at half as much again as the hotels ask are told', () => {
  const file = 'guatemala/trips/boats-before-noon.yaml'
  const { problems, copy } = brokenContent(checkRoomPrices, [[file, ['prices', 0, 'amount'], 710]])
  expect(problems).toEqual([
    {
      file: `content/${file}`,
      line: copy.lineOf(file, 'amount: 710'),
      message: expect.stringMatching(/^US\$ 710 for rooms that are listed at \d+ to \d+$/),
      mend: expect.any(String),
    },
  ])
})
