/** What the contact banner says (specification, section 2). */
export type BannerWording = 'trip' | 'item' | 'place' | 'other'

const wordings: [RegExp, BannerWording][] = [
  [/\/(trips?|itinerar(y|ies))(\/|$)/, 'trip'],
  [/\/(tours?|hotels?)(\/|$)/, 'item'],
  [/\/(transports?|destinations?)(\/|$)/, 'place'],
]

/** The banner's wording by the path without language. */
export function bannerWording(path: string): BannerWording {
  return wordings.find(([pattern]) => pattern.test(path))?.[1] ?? 'other'
}
