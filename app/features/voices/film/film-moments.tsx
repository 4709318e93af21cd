import { files } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import styles from './film-moments.module.css'
import type { FilmData, FilmMoment } from './film-schema.ts'

interface FilmMomentsProps {
  film: FilmData
  moments: readonly FilmMoment[]
  /** Plays the film from this second. */
  onMoment: (seconds: number) => void
}

/** Moments of a film. Without script each links to the video with its time. */
export function FilmMoments({ film: { title, video }, moments, onMoment }: FilmMomentsProps) {
  return (
    <ul className={styles.moments} aria-label={m.film_moments({ title })}>
      {moments.map(moment => (
        <li key={moment.at}>
          {video === null ? (
            <p>
              <Said moment={moment} />
            </p>
          ) : (
            <a
              href={files.filmFrom(video, moment.at)}
              onClick={event => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return
                event.preventDefault()
                onMoment(moment.at)
              }}
            >
              <b>{moment.clock}</b> <Said moment={moment} />
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}

function Said({ moment: { pieces } }: { moment: FilmMoment }) {
  return (
    <span>
      {pieces.map(({ words, isAsked }, at) => {
        const place = `${at} ${words}`
        return isAsked ? <mark key={place}>{words}</mark> : <span key={place}>{words}</span>
      })}
    </span>
  )
}
