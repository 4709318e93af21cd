import { expect, it } from 'vitest'
import { brokenContent } from '#tools/testing/broken-content.ts'
import { checkEfforts } from './check-efforts.ts'

it('easy walking with a moderate day is reported unless it names that day', () => {
  const words = (en: string) => ({ en, es: 'Suave' })
  const { problems } = brokenContent(checkEfforts, [
    ['costa-rica/trips/cloud-forest-to-corcovado.yaml', ['walking'], words('Easy, one muddy day')],
    ['costa-rica/trips/slow-water.yaml', ['walking'], words('Easy, one moderate morning')],
    ['costa-rica/trips/dry-side-green-side.yaml', ['walking'], words('Three flights of steps')],
  ])
  expect(problems).toMatchObject([
    {
      file: 'content/costa-rica/trips/cloud-forest-to-corcovado.yaml',
      message: 'corcovado-with-a-ranger is “Moderate”; the walking of the trip is “Easy, one muddy day”',
    },
  ])
})
