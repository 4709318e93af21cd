/** The parts of the world in which the home page and the header list countries, in their order. */
export const AREAS = ['latin-america', 'south-east-asia', 'east-africa', 'elsewhere'] as const
export type Area = (typeof AREAS)[number]
