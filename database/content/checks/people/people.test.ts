import { expect, it } from 'vitest'
import { brokenContent } from '#tools/testing/broken-content.ts'
import { checkPeople } from './check-people.ts'
import { checkReviewers } from './check-reviewers.ts'

it('a second biography, a planner without the language of the place, a number of nobody on the staff, a second review and a fourth reviewer of one name are reported', () => {
  const trip = 'guatemala/trips/temples-then-reef.yaml'
  const { problems } = brokenContent(
    catalogue => [...checkPeople(catalogue), ...checkReviewers(catalogue)],
    [
      ['guatemala/staff.yaml', [0, 'name'], 'Grace Nakato'],
      ['tanzania/staff.yaml', [0, 'languages'], ['EN', 'ES']],
      [trip, ['prices', 7, 'what', 'en'], 'Our work, taxes and Dorian’s number'],
      ['guatemala/reviews.yaml', [0, 'name'], 'Margaret Oduya'],
      ['guatemala/reviews.yaml', [1, 'name'], 'Priya Okonjo'],
    ],
  )
  expect(problems.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^Grace Nakato has a biography already, under /),
    expect.stringMatching(/ lives in tanzania and speaks none of SW$/),
    'Dorian is none of the staff',
    'Margaret Oduya reviews in content/ecuador/reviews.yaml too',
    expect.stringMatching(/^4 reviewers are called Priya, 3 at the most$/),
    expect.stringMatching(/^4 reviewers are called Margaret, 3 at the most$/),
  ])
})
