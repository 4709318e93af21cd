import type { FilmData } from '#app/features/voices/film/film.ts'
import { FilmCard } from '#app/features/voices/film/film-card.tsx'
import { Sample } from './sample.tsx'

const nothing = () => undefined
const still = {
  onHover: nothing,
  onMoved: nothing,
  onLeave: nothing,
  onPress: nothing,
  onStarted: nothing,
  onStopped: nothing,
  onEnded: nothing,
  video: nothing,
  bare: true,
}

/** The three states of a film card, for any film. */
export function FilmsPart({ film }: { film: FilmData | null }) {
  if (!film) return <p>There is no film to show.</p>
  return (
    <Sample name="FilmCard: at rest, playing, in writing" look="cards">
      <FilmCard film={film} playing={false} {...still} />
      <FilmCard film={film} playing {...still} />
      <FilmCard
        film={{ ...film, video: null, answer: film.answer ?? 'The other coast is dry.' }}
        playing={false}
        {...still}
      />
    </Sample>
  )
}
