import { Section } from '#app/ui/section.tsx'
import { whenWanted } from '#app/ui/when-wanted.tsx'
import type { FilmData } from './film-schema.ts'

const FilmRow = whenWanted(async () => (await import('./film-row.tsx')).FilmRow)

/** What travellers answered on camera (specification, section 4). Nothing where nobody was asked. */
export function FilmCarousel({ films }: { films: readonly FilmData[] }) {
  if (films.length === 0) return null
  return (
    <Section tone="night" id="films">
      <FilmRow key={films.map(({ key }) => key).join(' ')} films={films} />
    </Section>
  )
}
