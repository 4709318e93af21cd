import { expect, it } from 'vitest'
import { brokenContent } from '#tools/testing/broken-content.ts'
import { checkFamilyTours } from './check-family-tours.ts'

it('a family tour from nine years is reported, one from eight and one for others are not', () => {
  const { problems } = brokenContent(checkFamilyTours, [
    ['laos/tours/nam-song-by-kayak.yaml', ['minimumAge'], 8],
    ['guatemala/tours/pacaya-in-half-a-day.yaml', ['minimumAge'], 9],
    ['guatemala/tours/lake-by-kayak-at-six.yaml', ['minimumAge'], 12],
  ])
  expect(problems).toMatchObject([
    {
      file: 'content/guatemala/tours/pacaya-in-half-a-day.yaml',
      message: 'takes nobody under 9, and is listed for families',
    },
  ])
})
