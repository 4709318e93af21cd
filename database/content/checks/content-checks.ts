import type { Catalogue } from '../catalogue.ts'
import type { Problem } from '../content-file.ts'
import { checkBeforeYouGo } from './completeness/check-before-you-go.ts'
import { checkCounts } from './completeness/check-counts.ts'
import { checkNavigation } from './completeness/check-navigation.ts'
import { checkAges } from './facts/check-ages.ts'
import { checkFiguresInProse } from './facts/check-figures-in-prose.ts'
import { checkPoints } from './geography/check-points.ts'
import { checkSettlements } from './geography/check-settlements.ts'
import { checkBannedWords } from './language/check-banned-words.ts'
import { checkPlaceNames } from './language/check-place-names.ts'
import { checkRepeatedWords } from './language/check-repeated-words.ts'
import { checkSameMonths } from './language/check-same-months.ts'
import { checkSameNumbers } from './language/check-same-numbers.ts'
import { checkUnfinished } from './language/check-unfinished.ts'
import { checkRoomPrices } from './money/check-room-prices.ts'
import { checkSeasons } from './money/check-seasons.ts'
import { checkTermsQuotes } from './money/check-terms-quotes.ts'
import { checkTotals } from './money/check-totals.ts'
import { checkTourPrices } from './money/check-tour-prices.ts'
import { checkPeople } from './people/check-people.ts'
import { checkHouses } from './pictures/check-houses.ts'
import { checkPosters } from './pictures/check-posters.ts'
import type { Check } from './report.ts'
import { checkLatin } from './species/check-latin.ts'
import { checkSpeciesMonths } from './species/check-species-months.ts'
import { checkClosed } from './travel/check-closed.ts'
import { checkCounted } from './travel/check-counted.ts'
import { checkDayDaylight, checkTourDaylight } from './travel/check-daylight.ts'
import { checkFamilyTours } from './travel/check-family-tours.ts'
import { checkMovement } from './travel/check-movement.ts'
import { checkRain } from './travel/check-rain.ts'
import { checkTourSeasons } from './travel/check-tour-seasons.ts'
import { checkTripLegs } from './travel/check-trip-legs.ts'

/** Checks of the content against the world and against itself, beyond references. */
const checks: readonly Check[] = [
  checkCounts,
  checkBeforeYouGo,
  checkNavigation,
  checkPoints,
  checkSettlements,
  checkMovement,
  checkTripLegs,
  checkCounted,
  checkTourSeasons,
  checkFamilyTours,
  checkTourDaylight,
  checkDayDaylight,
  checkClosed,
  checkRain,
  checkRoomPrices,
  checkTourPrices,
  checkSeasons,
  checkTotals,
  checkTermsQuotes,
  checkAges,
  checkFiguresInProse,
  checkLatin,
  checkSpeciesMonths,
  checkPeople,
  checkSameNumbers,
  checkSameMonths,
  checkPlaceNames,
  checkBannedWords,
  checkRepeatedWords,
  checkUnfinished,
  checkPosters,
  checkHouses,
]

/** Finds everything untrue, impossible or contradictory in the catalogue. */
export function checkContent(catalogue: Catalogue): Problem[] {
  return checks.flatMap(check => check(catalogue))
}
