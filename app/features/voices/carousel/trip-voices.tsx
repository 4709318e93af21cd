import { whenWanted } from '#app/ui/when-wanted.tsx'

/** A trip's voices: they read and scroll before their script is there. */
export const TripVoices = whenWanted(async () => (await import('./trip-voices-band.tsx')).TripVoicesBand)
