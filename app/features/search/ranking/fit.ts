import type { NeedKind } from '#app/features/wish/wish.ts'
import type { Reason, Reasons } from './reasons.ts'

/** How far a trip is what was asked for: all of it, not all, something that cannot be or elsewhere, or what was refused. */
export type Fit = 'fits' | 'misses' | 'breaks' | 'refuses'

/** What is said, and breaks nothing by itself: who named the Andes or the islands wants to know how high, and how many boats. */
const SOFT: ReadonlySet<NeedKind> = new Set(['altitude', 'seasickness'])
const MISSING: ReadonlySet<Reason['kind']> = new Set([
  'months',
  'country',
  'place',
  'animal',
  'animal-elsewhen',
  'activity',
  'thing',
  'price',
  'unpriced',
  'weather',
  'weather-unknown',
])

/** Days beyond the length that was said from which a trip is another; fewer days are one where they are half of it. */
const OTHER_LENGTH = 3
const isOtherLength = (reason: Reason) =>
  reason.kind === 'days' &&
  (reason.beyond >= OTHER_LENGTH ||
    -reason.beyond >= Math.max(OTHER_LENGTH, (reason.days - reason.beyond) / 2))

/** A demanding trip is not nearly an easy one. */
const isTooHard = (reason: Reason) => reason.kind === 'effort' && reason.effort === 'easy' && reason.isHard

/** Little walking is a wish, and no need: who names a walk longer than that still wants to see it. */
const isMild = (reason: Reason) => reason.kind === 'need' && reason.isMild && reason.status === 'broken'

/** Whether somebody is too young for every trip to where one wants to go. */
export function isEachTooOld(all: readonly Reasons[]): boolean {
  const there = all.filter(reasons => !isElsewhere(reasons))
  return (
    there.length < all.length &&
    there.every(({ missed }) => missed.some(({ kind }) => kind === 'age' || kind === 'group'))
  )
}

/** Whether a trip goes nowhere where one wants to go. */
function isElsewhere({ met, missed }: Reasons): boolean {
  const isThere = ({ kind }: Reason) => kind === 'country' || kind === 'place'
  return (
    !met.some(isThere) &&
    missed.some(reason => isThere(reason) && !(reason.kind === 'place' && reason.isNear))
  )
}

/** Whether a trip only passes near the places that were named: Lima for Machu Picchu. */
function isPassing({ met, missed }: Reasons): boolean {
  const isPlace = ({ kind }: Reason) => kind === 'place'
  return !met.some(isPlace) && missed.some(reason => reason.kind === 'place' && reason.isNear)
}

function fitOf({ met, missed }: Reasons): Fit {
  if (missed.some(({ kind }) => kind === 'refused')) return 'refuses'
  // Who names a country is told what its trips break, for a child of four, before trips to another.
  if (isElsewhere({ met, missed })) return 'breaks'
  // Who gets out of breath and names Machu Picchu wants to know how high it is.
  const isPlaceNamed = met.some(({ kind }) => kind === 'place')
  const isBroken = (reason: Reason) =>
    reason.kind === 'age' ||
    (reason.kind === 'group' && reason.isBreaking) ||
    (reason.kind === 'need' &&
      reason.status === 'broken' &&
      (!SOFT.has(reason.need) || reason.isFigure) &&
      !(isPlaceNamed && reason.need === 'breath' && reason.measure?.unit === 'altitude') &&
      !isMild(reason))
  if (missed.some(isBroken)) return 'breaks'
  const isMissing = (reason: Reason) =>
    MISSING.has(reason.kind) ||
    isOtherLength(reason) ||
    isTooHard(reason) ||
    (reason.kind === 'avoid' && reason.what === 'heat') ||
    (reason.kind === 'group' && (reason.withChildren || reason.isFamilys)) ||
    isMild(reason)
  // What is nothing of all that was asked for fits nobody: friends' trips for a honeymoon.
  const isNothing = missed.length > 0 && met.length === 0
  return isNothing || missed.some(isMissing) ? 'misses' : 'fits'
}

/** Needs that do not keep somebody from an animal or a place that they name, if no trip there keeps them. */
const BORNE: ReadonlySet<NeedKind> = new Set(['knees', 'breath', 'altitude', 'heights', 'caves', 'dark'])

/** Whether all that a trip breaks is such a need, and it has all that was named. */
function isBorneFor({ met, missed }: Reasons): boolean {
  const isNamed = ({ kind }: Reason) => kind === 'animal' || kind === 'place' || kind === 'thing'
  return (
    met.some(isNamed) &&
    !missed.some(isNamed) &&
    !missed.some(
      reason =>
        reason.kind === 'age' ||
        (reason.kind === 'group' && reason.isBreaking) ||
        (reason.kind === 'need' && reason.status === 'broken' && !BORNE.has(reason.need)),
    )
  )
}

/** What is missed, and may have to be: an avoidance of how one travels, and a soft need. */
function softKeyOf(reason: Reason): string | null {
  if (reason.kind === 'avoid' && reason.what !== 'heat') return `avoid ${reason.what}`
  if (reason.kind === 'need' && SOFT.has(reason.need) && reason.status !== 'unknown' && !reason.isFigure)
    return `need ${reason.need}`
  return null
}

/** What is wished for by its name, and not only refused. */
const NAMED: ReadonlySet<Reason['kind']> = new Set([
  'country',
  'place',
  'animal',
  'animal-elsewhen',
  'activity',
  'thing',
])

/** Whether a trip lacks nothing that was named, whatever else it misses. */
function hasNamed({ missed }: Reasons): boolean {
  return !missed.some(({ kind }) => NAMED.has(kind))
}

/**
 * “No boats”: where some trip that has all else has that too, one without it misses it. A need is more: one misses it
 * also where a trip with all that was named keeps it in other months, or at another price.
 */
function withoutBorne(fits: readonly Fit[], all: readonly Reasons[]): Fit[] {
  const softKeys = (reasons: readonly Reason[]) => reasons.flatMap(reason => softKeyOf(reason) ?? [])
  const isKeeper = (fit: Fit | undefined, key: string, reasons: Reasons) =>
    fit === 'fits' || (fit === 'misses' && key.startsWith('need') && hasNamed(reasons))
  const kept = new Set(
    all.flatMap((reasons, i) => softKeys(reasons.met).filter(key => isKeeper(fits[i], key, reasons))),
  )
  return fits.map((fit, i) =>
    fit === 'fits' && softKeys(all[i]?.missed ?? []).some(key => kept.has(key)) ? 'misses' : fit,
  )
}

/** “No hiking, no boats, no early mornings”: where all is refused, a way of travelling is refused as much as the rest. */
function refusedAlike(fits: readonly Fit[], all: readonly Reasons[]): Fit[] {
  const ways = (reason: Reason) =>
    reason.kind === 'avoid' && (reason.what === 'boats' || reason.what === 'flights') ? [reason.what] : []
  const kinds = new Set(all.flatMap(({ met, missed }) => [...met, ...missed].map(({ kind }) => kind)))
  const isAllRefused = kinds.has('refused') && kinds.isDisjointFrom(NAMED)
  const kept = new Set(isAllRefused ? all.flatMap(({ met }) => met.flatMap(ways)) : [])
  return fits.map((fit, i) =>
    fit !== 'breaks' && (all[i]?.missed ?? []).flatMap(ways).some(way => kept.has(way)) ? 'refuses' : fit,
  )
}

/** How far each trip is what was asked for; what every trip of a country has, “Vietnam without cities”, is borne there. */
export function fitsOf(all: readonly Reasons[]): Fit[] {
  const first = all.map(fitOf)
  const isNamedKept = all.some((reasons, i) => isBorneFor(reasons) && first[i] !== 'breaks')
  // “My knees are bad, but gorillas”: where no trip to them keeps the need, it is said, and they come before trips without.
  const fits = first.map((fit, i) => {
    const reasons = all[i]
    return fit === 'breaks' && !isNamedKept && reasons && isBorneFor(reasons) ? 'misses' : fit
  })
  // Where a trip that breaks nothing goes to the place that was named, one that only passes near it comes after.
  const isReached = all.some(
    ({ met }, i) =>
      met.some(({ kind }) => kind === 'place') && (first[i] === 'fits' || first[i] === 'misses'),
  )
  const passing = (fit: Fit, i: number): Fit =>
    isReached && fit === 'misses' && all[i] && isPassing(all[i]) ? 'breaks' : fit
  const there = fits.filter((_, i) => all[i] && !isElsewhere(all[i]))
  const isBorne = there.length < all.length && there.every(fit => fit === 'refuses')
  const borne = withoutBorne(
    fits.map(passing).map(fit => (isBorne && fit === 'refuses' ? 'breaks' : fit)),
    all,
  )
  return isBorne ? borne : refusedAlike(borne, all)
}
