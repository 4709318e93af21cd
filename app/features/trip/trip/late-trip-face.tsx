import { whenWanted } from '#app/ui/when-wanted.tsx'

/** The face beside the price, whose hour comes with a script of its own. */
export const TripFace = whenWanted(async () => (await import('./trip-face.tsx')).TripFace)
