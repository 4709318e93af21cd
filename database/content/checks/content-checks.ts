import type { Catalogue } from '../catalogue.ts'
import type { Problem } from '../content-file.ts'
import { checkBeforeYouGo } from './completeness/check-before-you-go.ts'
import { checkFilms } from './completeness/check-films.ts'
import { checkNavigation } from './completeness/check-navigation.ts'
import { checkAges } from './facts/check-ages.ts'
import { checkAltitudes } from './facts/check-altitudes.ts'
import { checkArticleDates } from './facts/check-article-dates.ts'
import { checkFiguresInProse } from './facts/check-figures-in-prose.ts'
import { checkSpirits } from './facts/check-spirits.ts'
import { checkPoints } from './geography/check-points.ts'
import { checkSettlements } from './geography/check-settlements.ts'
import { checkAddress } from './language/check-address.ts'
import { checkBannedWords } from './language/check-banned-words.ts'
import { checkHouseNames } from './language/check-house-names.ts'
import { checkOneWord } from './language/check-one-word.ts'
import { checkPlaceNames } from './language/check-place-names.ts'
import { checkRepeatedWords } from './language/check-repeated-words.ts'
import { checkSameMonths } from './language/check-same-months.ts'
import { checkSameNumbers } from './language/check-same-numbers.ts'
import { checkUnfinished } from './language/check-unfinished.ts'
import { checkChildPrices } from './money/check-child-prices.ts'
import { checkCovered } from './money/check-covered.ts'
import { checkRoomPrices } from './money/check-room-prices.ts'
import { checkSeasons } from './money/check-seasons.ts'
import { checkTariffs } from './money/check-tariffs.ts'
import { checkTermsQuotes } from './money/check-terms-quotes.ts'
import { checkTotals } from './money/check-totals.ts'
import { checkTourPrices } from './money/check-tour-prices.ts'
import { checkPeople } from './people/check-people.ts'
import { checkReviewers } from './people/check-reviewers.ts'
import { checkHouses } from './pictures/check-houses.ts'
import { checkPosterWords } from './pictures/check-poster-words.ts'
import { checkPosters } from './pictures/check-posters.ts'
import type { Check } from './report.ts'
import { checkLatin } from './species/check-latin.ts'
import { checkSpeciesMonths } from './species/check-species-months.ts'
import { checkAirportRoads } from './travel/check-airport-roads.ts'
import { checkBestMonths } from './travel/check-best-months.ts'
import { checkClaims } from './travel/check-claims.ts'
import { checkClosed } from './travel/check-closed.ts'
import { checkCounted } from './travel/check-counted.ts'
import { checkDayDaylight, checkTourDaylight } from './travel/check-daylight.ts'
import { checkDepartures } from './travel/check-departures.ts'
import { checkEfforts } from './travel/check-efforts.ts'
import { checkFamilyTours } from './travel/check-family-tours.ts'
import { checkHeights } from './travel/check-heights.ts'
import { checkMovement } from './travel/check-movement.ts'
import { checkNotRun } from './travel/check-not-run.ts'
import { checkRain } from './travel/check-rain.ts'
import { checkTourSeasons } from './travel/check-tour-seasons.ts'
import { checkTripLegs } from './travel/check-trip-legs.ts'

/** Checks of the content against the world and against itself, beyond references. */
const checks: readonly Check[] = [
  checkBeforeYouGo,
  checkNavigation,
  checkFilms,
  checkPoints,
  checkSettlements,
  checkMovement,
  checkHeights,
  checkTripLegs,
  checkAirportRoads,
  checkClaims,
  checkDepartures,
  checkCounted,
  checkTourSeasons,
  checkFamilyTours,
  checkEfforts,
  checkTourDaylight,
  checkDayDaylight,
  checkClosed,
  checkNotRun,
  checkRain,
  checkBestMonths,
  checkCovered,
  checkRoomPrices,
  checkTourPrices,
  checkSeasons,
  checkChildPrices,
  checkTotals,
  checkTermsQuotes,
  checkTariffs,
  checkAges,
  checkFiguresInProse,
  checkAltitudes,
  checkArticleDates,
  checkSpirits,
  checkLatin,
  checkSpeciesMonths,
  checkPeople,
  checkReviewers,
  checkSameNumbers,
  checkSameMonths,
  checkPlaceNames,
  checkHouseNames,
  checkBannedWords,
  checkOneWord,
  checkAddress,
  checkRepeatedWords,
  checkUnfinished,
  checkPosters,
  checkPosterWords,
  checkHouses,
]

/** Finds everything untrue, impossible or contradictory in the catalogue. */
export function checkContent(catalogue: Catalogue): Problem[] {
  return checks.flatMap(check => check(catalogue))
}

/** What is impossible in a single document, whoever wrote it: the office is told it before it publishes. */
export function checkPublished(catalogue: Catalogue): Problem[] {
  return [checkPoints, checkSeasons].flatMap(check => check(catalogue))
}
