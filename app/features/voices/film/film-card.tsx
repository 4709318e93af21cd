import {
  type PointerEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'
import { initialsOf } from '#app/features/voices/review/review.ts'
import { m } from '#app/paraglide/messages.js'
import { classNames } from '#app/ui/class-names.ts'
import { Display } from '#app/ui/display.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Text } from '#app/ui/text.tsx'
import { clockOf, type FilmData } from './film.ts'
import styles from './film-card.module.css'
import { captionOf, FilmClip } from './film-clip.tsx'

const groups = { Solo: m.film_solo, Family: m.film_family, Couple: m.film_couple } as const

interface FilmCardProps extends FilmEvents {
  film: FilmData
  video: Ref<HTMLVideoElement>
  playing: boolean
  /** Whether films play on hover, without controls. */
  bare: boolean
  onHover: () => void
  /** Called when the pointer itself moves, not when the row scrolls under it. */
  onMoved: () => void
  onLeave: () => void
  /** Shown below the question. */
  children?: ReactNode
}

/** Ignores touch, which has no hover. */
const byMouse = (act: (event: PointerEvent) => void) => (event: PointerEvent) => {
  if (event.pointerType !== 'touch') act(event)
}

/** A question, its author and the video of the answer, or a written answer (design, 22, AskCard). */
export function FilmCard({ film, onHover, onMoved, onLeave, children, ...frame }: FilmCardProps) {
  const own = useRef<HTMLVideoElement>(null)
  const { title, video, answer } = film
  const { playing } = frame
  return (
    <article
      className={`on-paper ${styles.card}`}
      onPointerEnter={byMouse(onHover)}
      onPointerMove={byMouse(({ movementX, movementY }) => (movementX || movementY) && onMoved())}
      onPointerLeave={byMouse(onLeave)}
    >
      {video === null ? (
        <div className={styles.frame}>
          <FilmStill film={film} />
        </div>
      ) : (
        <FilmFrame film={film} own={own} {...frame} />
      )}
      <Display as="h3" size={30} className={styles.title}>
        {title}
      </Display>
      {video === null && <p className={styles.answer}>{answer}</p>}
      {children}
      <Answerer film={film} playing={playing} />
    </article>
  )
}

/** Initials instead of a portrait, because none is drawn of travellers. */
function Answerer({ film, playing }: Pick<FilmCardProps, 'film' | 'playing'>) {
  const { customerNames, groupType, where } = film
  return (
    <div className={styles.by}>
      <span aria-hidden="true">{initialsOf(customerNames)}</span>
      <Text size="small">
        <b>{customerNames}</b> {groups[groupType]()}, {where}
        <small>{stateWords(film, playing)}</small>
      </Text>
    </div>
  )
}

function stateWords({ video, seconds, captions }: FilmData, playing: boolean): string {
  if (video === null) return m.film_reads()
  if (playing) return m.film_playing()
  const languages = captions.map(({ language }) => language.toUpperCase()).join(' ')
  return m.film_length({ length: clockOf(seconds), languages })
}

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
interface FilmEvents {
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
function FilmFrame({ film, own, video, playing, bare, onPress, ...events }: FilmFrameProps) {
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
function FilmStill({ film: { still } }: { film: FilmData }) {
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
