/** The variants of the contact banner's text (specification, section 2). */
export type BannerWording = 'trip' | 'item' | 'place' | 'other'

const wordings: [RegExp, BannerWording][] = [
  [/\/(trips?|itinerar(y|ies))(\/|$)/, 'trip'],
  [/\/(tours?|hotels?)(\/|$)/, 'item'],
  [/\/(transports?|destinations?)(\/|$)/, 'place'],
]

/** Chooses the variant by the path without its language. */
export function bannerWording(path: string): BannerWording {
  return wordings.find(([pattern]) => pattern.test(path))?.[1] ?? 'other'
}
