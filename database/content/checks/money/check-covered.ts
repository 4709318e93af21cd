import type { Problem } from '../../content-file.ts'
import { type Check, problemAt } from '../report.ts'

/** How a list or a price line speaks of what carries one. What is not included must be named as such. */
const NAMED = {
  air: /\b(?:flights?|planes?|airfare|flown)\b/i,
  road: /\b(?:cars?|vans?|taxis?|roads?|drivers?|driver-guides?|transfers?|4x4s?|jeeps?|bus(?:es)?|minibus|shuttles?|tuk-tuks?|remorks?|trucks?)\b/i,
  boat: /\b(?:boats?|ferr(?:y|ies)|launch(?:es)?|canoes?|lanchas?|crossings?|rides?|speedboats?|sail(?:ing)?|rivers?|water taxis?|ship|catamaran)\b/i,
} as const

/** Checks that what flies, drives and sails in a trip's days is named by what is included, what is not, or a price line. */
export const checkCovered: Check = ({ folders }) =>
  folders
    .flatMap(({ trips }) => [...trips.values()])
    .flatMap((source): Problem[] => {
      const { days, included, notIncluded, prices } = source.value
      const paid = [...included, ...prices.map(({ what }) => what)].map(({ en }) => en).join('\n')
      // That flights from home are not included says nothing of those within the trip.
      const all = { air: paid, road: `${paid}\n${notIncluded.map(({ en }) => en).join('\n')}` }
      return (['air', 'road', 'boat'] as const)
        .filter(mode => days.some(({ legs }) => legs.some(leg => leg.mode === mode)))
        .filter(mode => !NAMED[mode].test(mode === 'air' ? all.air : all.road))
        .map(mode =>
          problemAt(
            source,
            ['included'],
            `goes by ${mode}, and nobody says whether the price covers it`,
            'name it under included, not included or in a price line',
          ),
        )
    })
