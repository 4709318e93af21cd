import { type Check, problemAt } from '../report.ts'

/** A tour that requires an older child is too hard for the family lists. */
const OLD_ENOUGH = 8

/** Checks that a tour listed for families accepts children of eight: "from twelve" is not for families. */
export const checkFamilyTours: Check = ({ folders }) =>
  folders.flatMap(({ tours }) =>
    [...tours.values()].flatMap(source => {
      const { interests, minimumAge = 0 } = source.value
      if (minimumAge <= OLD_ENOUGH || !interests.includes('family')) return []
      const message = `takes nobody under ${minimumAge}, and is listed for families`
      return [problemAt(source, ['interests'], message, 'leave out the interest family')]
    }),
  )
