import { useRef } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Display } from '#app/ui/display.tsx'
import { Text } from '#app/ui/text.tsx'
import { Track } from '#app/ui/track.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import { FilmCard } from './film-card.tsx'
import { FilmMoments } from './film-moments.tsx'
import styles from './film-row.module.css'
import type { FilmData, FilmMoment } from './film-schema.ts'
import { useBare, useProjector } from './use-projector.ts'

interface FilmRowProps {
  films: readonly FilmData[]
  /** Matching moments, by key of the film. */
  moments?: Readonly<Record<string, readonly FilmMoment[]>>
}

const CARD = '24rem'
/** Width if two films share the page. */
const PAIR = 'max(24rem, min(40rem, 44vw))'

/**
 * A row of films of which one plays; a single one is beside its title. One element in both cases, so that a click
 * before hydration is kept.
 */
export function FilmRow({ films, moments }: FilmRowProps) {
  const videos = useRef<(HTMLVideoElement | null)[]>([])
  const bare = useBare()
  const { playing, projector } = useProjector(videos)
  /** Before a video is loaded, the time set is where it will start. */
  function playFrom(place: number, seconds: number) {
    const video = videos.current[place]
    if (!video) return
    video.currentTime = seconds
    if (playing !== place) projector.current?.press(place)
  }

  const clips = films.filter(({ video }) => video !== null)
  const label = moments ? m.film_said_title() : m.film_track()
  const title = (
    <>
      <Display size={64}>{moments ? m.film_said_title() : m.film_title()}</Display>
      <Text size="small" tone="quiet" className={styles.note}>
        {moments && m.film_said()} {m.film_samples()}
      </Text>
    </>
  )
  const cards = films.map(film => {
    // Written answers are not among the videos.
    const place = clips.indexOf(film)
    return (
      <FilmCard
        key={film.key}
        film={film}
        video={video => {
          if (place >= 0) videos.current[place] = video
        }}
        playing={playing === place}
        bare={bare}
        onHover={() => bare && projector.current?.hover(place)}
        onMoved={() => bare && projector.current?.moved(place)}
        onLeave={() => bare && projector.current?.leave(place)}
        onPress={() => projector.current?.press(place)}
        onStarted={() => projector.current?.started(place)}
        onStopped={() => projector.current?.stopped(place)}
        onEnded={() => projector.current?.ended(place)}
      >
        {moments?.[film.key] && (
          <FilmMoments
            film={film}
            moments={moments[film.key] ?? []}
            onMoment={seconds => playFrom(place, seconds)}
          />
        )}
      </FilmCard>
    )
  })
  return (
    <div>
      {films.length === 1 ? (
        <Wrap className={styles.single}>
          <div>{title}</div>
          {cards}
        </Wrap>
      ) : (
        <Track label={label} title={title} column={films.length === 2 ? PAIR : CARD}>
          {cards}
        </Track>
      )}
    </div>
  )
}
