import { type Ref, type RefObject, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import styles from './film-card.module.css'
import { FilmClip } from './film-clip.tsx'
import { FilmControls, playLabel } from './film-controls.tsx'
import type { FilmData } from './film-schema.ts'
import { useClip } from './use-clip.ts'

/** What happens to a film by itself or under a finger. */
export interface FilmEvents {
  onPress: () => void
  onStarted: () => void
  onStopped: () => void
  onEnded: () => void
}

interface FilmFrameProps extends FilmEvents {
  film: FilmData
  /** The clip, for the card and for the row. */
  own: RefObject<HTMLVideoElement | null>
  video: Ref<HTMLVideoElement>
  playing: boolean
  /** Films play under the pointer: no controls but the picture itself. */
  bare: boolean
}

/** The picture of a card that has a film: a press anywhere on it plays or stops it (design, 22). */
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

/** A frame of the film, or the picture of an answer in writing. */
export function FilmStill({ film: { still } }: { film: FilmData }) {
  return <img className={styles.still} src={still} width={720} height={540} alt="" loading="lazy" />
}

type PressButtonProps = Pick<FilmFrameProps, 'film' | 'playing' | 'bare' | 'onPress'>

/** Where there are controls they say what the picture does: it is not read out twice. */
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
