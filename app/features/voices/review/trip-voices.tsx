import { whenWanted } from '#app/ui/when-wanted.tsx'

/** Reviews of a trip; they are readable and scrollable before their script loads. */
export const TripVoices = whenWanted(async () => (await import('./trip-voices-band.tsx')).TripVoicesBand)
