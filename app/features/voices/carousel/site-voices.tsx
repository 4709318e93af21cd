import { whenWanted } from '#app/ui/when-wanted.tsx'

/** The voices among a page's own sections: they read and scroll before their script is there. */
export const SiteVoices = whenWanted(async () => (await import('./voices-band.tsx')).VoicesBand)
