import { expect, it } from 'vitest'
import { brokenContent } from '#tools/testing/broken-content.ts'
import { checkPeople } from './check-people.ts'

it('a second biography of one name, and the number of a person who is not on the staff, are reported', () => {
  const trip = 'guatemala/trips/temples-then-reef.yaml'
  const { problems } = brokenContent(checkPeople, [
    ['guatemala/staff.yaml', [0, 'name'], 'Grace Nakato'],
    [trip, ['prices', 7, 'what', 'en'], 'Our work, taxes and Dorian’s number'],
  ])
  expect(problems.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^Grace Nakato has a biography already, under /),
    'Dorian is none of the staff',
  ])
})
