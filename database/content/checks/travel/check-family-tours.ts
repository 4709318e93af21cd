import { type Check, problemAt } from '../report.ts'

/** How old a child may be for whom a tour of the lists for families is too hard. */
const OLD_ENOUGH = 8

/** A tour that is listed for families takes children of eight: "from twelve" is not for families. */
export const checkFamilyTours: Check = ({ folders }) =>
  folders.flatMap(({ tours }) =>
    [...tours.values()].flatMap(source => {
      const { interests, minimumAge = 0 } = source.value
      if (minimumAge <= OLD_ENOUGH || !interests.includes('family')) return []
      const message = `takes nobody under ${minimumAge}, and is listed for families`
      return [problemAt(source, ['interests'], message, 'leave out the interest family')]
    }),
  )
