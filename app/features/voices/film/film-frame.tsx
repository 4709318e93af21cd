import { type Ref, type RefObject, useEffect, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import { clockOf } from './film.ts'
import styles from './film-card.module.css'
import { captionOf, FilmClip } from './film-clip.tsx'
import type { FilmData } from './film-schema.ts'

/** State of a video. */
interface ClipState {
  /** Whether its first frame was shown, so that the poster frame is hidden. */
  begun: boolean
  /** Progress, from 0 to 1. */
  part: number
  /** Current caption. */
  caption: string
}

const still: ClipState = { begun: false, part: 0, caption: '' }

/** Tracks a video's state, however it was started. A rewound video shows its poster frame again. */
function useClip(video: RefObject<HTMLVideoElement | null>): ClipState {
  const [state, setState] = useState(still)
  useEffect(() => {
    const clip = video.current
    if (!clip) return
    const ended = new AbortController()
    const follow = () => {
      const part = clip.duration > 0 ? clip.currentTime / clip.duration : 0
      setState({ begun: clip.readyState >= 2, part, caption: captionOf(clip) })
    }
    for (const event of ['playing', 'timeupdate', 'seeked'])
      clip.addEventListener(event, follow, { signal: ended.signal })
    clip.addEventListener('emptied', () => setState(still), { signal: ended.signal })
    for (const track of clip.textTracks) track.addEventListener('cuechange', follow, { signal: ended.signal })
    return () => ended.abort()
  }, [video])
  return state
}

interface FilmControlsProps {
  film: FilmData
  playing: boolean
  part: number
  captions: boolean
  onPress: () => void
  onCaptions: () => void
  /** Seeks to a position, from 0 to 1. */
  onSeek: (part: number) => void
}

/** Controls below the picture, for devices on which films do not play on hover (specification, section 4). */
function FilmControls({ film, playing, part, captions, onPress, onCaptions, onSeek }: FilmControlsProps) {
  const { title, seconds } = film
  return (
    <fieldset className={styles.controls} data-scripted aria-label={m.film_controls()}>
      <button
        type="button"
        aria-label={playing ? m.film_pause({ title }) : playLabel(film)}
        onClick={onPress}
      >
        <Icon name={playing ? 'pause-fill' : 'play-fill'} />
      </button>
      <input
        type="range"
        min="0"
        max="1"
        step="0.01"
        // Rounded to steps: a value rounded by the browser would count as input.
        value={Math.round(part * 100) / 100}
        aria-label={m.film_position()}
        aria-valuetext={clockOf(part * seconds)}
        onChange={event => onSeek(event.target.valueAsNumber)}
      />
      <button type="button" aria-label={m.film_captions()} aria-pressed={captions} onClick={onCaptions}>
        <Icon name="closed-captioning" />
      </button>
    </fieldset>
  )
}

function playLabel({ title, seconds, customerNames: who, where }: FilmData): string {
  return m.film_play({ length: clockOf(seconds), title, who, where })
}

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
