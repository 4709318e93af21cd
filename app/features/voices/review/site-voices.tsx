import { Suspense } from 'react'
import { whenWanted } from '#app/ui/when-wanted.ts'
import type { VoicesBandProps } from './voices-band.tsx'
import { voicesStyles } from './voices-styles.ts'

const VoicesBand = whenWanted(async () => (await import('./voices-band.tsx')).VoicesBand, voicesStyles)

/** The voices among a page's own sections: they read and scroll before their script is there. */
export function SiteVoices(props: VoicesBandProps) {
  return (
    <Suspense>
      <VoicesBand {...props} />
    </Suspense>
  )
}
