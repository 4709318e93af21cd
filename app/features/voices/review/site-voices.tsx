import { whenWanted } from '#app/ui/when-wanted.tsx'

/** Reviews on a page; they are readable and scrollable before their script loads. */
export const SiteVoices = whenWanted(async () => (await import('./voices-band.tsx')).VoicesBand)
