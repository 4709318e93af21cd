import { useRef } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Display } from '#app/ui/display.tsx'
import { Text } from '#app/ui/text.tsx'
import { Track } from '#app/ui/track.tsx'
import { FilmCard } from './film-card.tsx'
import styles from './film-row.module.css'
import type { FilmData } from './film-schema.ts'
import { useBare, useProjector } from './use-projector.ts'

/** Films in a row, one of which plays. One element, so that a press on it is known before its script is here. */
export function FilmRow({ films }: { films: readonly FilmData[] }) {
  const videos = useRef<(HTMLVideoElement | null)[]>([])
  const bare = useBare()
  const { playing, projector } = useProjector(videos)
  const clips = films.filter(({ video }) => video !== null)
  return (
    <div>
      <Track
        label={m.film_track()}
        title={
          <>
            <Display size={64}>{m.film_title()}</Display>
            <Text size="small" tone="quiet" className={styles.note}>
              {m.film_samples()}
            </Text>
          </>
        }
        column="24rem"
      >
        {films.map(film => {
          // An answer in writing has no place among the clips.
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
            />
          )
        })}
      </Track>
    </div>
  )
}
