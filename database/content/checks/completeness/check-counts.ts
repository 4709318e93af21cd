import type { Problem } from '../../content-file.ts'
import type { Check } from '../report.ts'
import { countsOf, totalCounts } from './country-counts.ts'

/** Checks that every country has enough of everything for a traveller to choose from. */
export const checkCounts: Check = catalogue => {
  const countries = catalogue.folders.map(folder => [folder.tag, countsOf(folder, catalogue)] as const)
  return [...countries, ['.', totalCounts(catalogue)] as const].flatMap(([tag, counts]) =>
    counts
      .filter(({ found, least }) => found < least)
      .map(
        ({ what, found, least }): Problem => ({
          file: tag === '.' ? 'content' : `content/${tag}`,
          line: 1,
          message: `${what}: ${found} of at least ${least}`,
          mend: 'npm run content:counts shows them all',
        }),
      ),
  )
}
