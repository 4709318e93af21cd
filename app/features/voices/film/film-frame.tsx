import { type Ref, type RefObject, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import styles from './film-card.module.css'
import { FilmClip } from './film-clip.tsx'
import { FilmControls, playLabel } from './film-controls.tsx'
import type { FilmData } from './film-schema.ts'
import { useClip } from './use-clip.ts'

/** Events of a film. */
export interface FilmEvents {
  onPress: () => void
  onStarted: () => void
  onStopped: () => void
  onEnded: () => void
}

interface FilmFrameProps extends FilmEvents {
  film: FilmData
  /** Ref of the video, for the card and for the row. */
  own: RefObject<HTMLVideoElement | null>
  video: Ref<HTMLVideoElement>
  playing: boolean
  /** Whether films play on hover, without controls. */
  bare: boolean
}

/** Picture of a card with a film; a click anywhere plays or pauses it (design, 22). */
export function FilmFrame({ film, own, video, playing, bare, onPress, ...events }: FilmFrameProps) {
  const { begun, part, caption } = useClip(own)
  const [captions, setCaptions] = useState(true)
  return (
    <>
      <div className={classNames(styles.frame, begun && styles.begun)}>
        <FilmStill film={film} />
        <FilmClip
          film={film}
          ref={clip => {
            own.current = clip
            if (typeof video === 'function') video(clip)
          }}
          className={styles.film}
          onPlay={events.onStarted}
          onPause={events.onStopped}
          onEnded={events.onEnded}
        />
        <noscript>
          <FilmClip film={film} className={styles.film} poster={film.still} controls captioned />
        </noscript>
        {captions && caption && <p className={styles.caption}>{caption}</p>}
        {begun && bare && <progress className={styles.passed} value={part} aria-hidden="true" />}
        <PressButton film={film} playing={playing} bare={bare} onPress={onPress} />
      </div>
      {!bare && (
        <FilmControls
          film={film}
          playing={playing}
          part={part}
          captions={captions}
          onPress={onPress}
          onCaptions={() => setCaptions(!captions)}
          onSeek={to => {
            const clip = own.current
            if (clip && clip.duration > 0) clip.currentTime = to * clip.duration
          }}
        />
      )}
    </>
  )
}

/** Poster frame of a film, or the picture of a written answer. */
export function FilmStill({ film: { still } }: { film: FilmData }) {
  return <img className={styles.still} src={still} width={720} height={540} alt="" loading="lazy" />
}

type PressButtonProps = Pick<FilmFrameProps, 'film' | 'playing' | 'bare' | 'onPress'>

/** Hidden from screen readers if there are controls that do the same. */
function PressButton({ film, playing, bare, onPress }: PressButtonProps) {
  const label = playing ? m.film_pause({ title: film.title }) : playLabel(film)
  return (
    <button
      type="button"
      data-scripted
      className={styles.press}
      aria-label={label}
      aria-hidden={!bare || undefined}
      tabIndex={bare ? undefined : -1}
      onClick={onPress}
    >
      {!playing && (
        <span className={styles.disc}>
          <Icon name="play-fill" />
        </span>
      )}
    </button>
  )
}
