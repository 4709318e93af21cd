import { Suspense } from 'react'
import { Section } from '#app/ui/section.tsx'
import track from '#app/ui/track.module.css'
import { whenWanted } from '#app/ui/when-wanted.ts'
import card from './film-card.module.css'
import row from './film-row.module.css'
import type { FilmData } from './film-schema.ts'

const FilmRow = whenWanted(async () => (await import('./film-row.tsx')).FilmRow, [card, row, track])

/** What travellers answered on camera (specification, section 4). Nothing where nobody was asked. */
export function FilmCarousel({ films }: { films: readonly FilmData[] }) {
  if (films.length === 0) return null
  return (
    <Section tone="night" id="films">
      <Suspense>
        <FilmRow key={films.map(({ key }) => key).join(' ')} films={films} />
      </Suspense>
    </Section>
  )
}
