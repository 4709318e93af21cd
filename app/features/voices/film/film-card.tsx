import { type PointerEvent, type Ref, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { classNames } from '#app/ui/class-names.ts'
import { Display } from '#app/ui/display.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Text } from '#app/ui/text.tsx'
import { clockOf } from './film.ts'
import styles from './film-card.module.css'
import { FilmClip } from './film-clip.tsx'
import type { FilmData } from './film-schema.ts'

const groups = { Solo: m.film_solo, Family: m.film_family, Couple: m.film_couple } as const

/** What happens to a film, told as it happens. */
interface FilmEvents {
  onHover: () => void
  onLeave: () => void
  onPress: () => void
  onStarted: () => void
  onStopped: () => void
  onEnded: () => void
}

interface FilmCardProps extends FilmEvents {
  film: FilmData
  video: Ref<HTMLVideoElement>
  playing: boolean
  /** Without the browser's controls: the whole picture is the button. */
  bare: boolean
}

/** A finger does not hover. */
const byMouse = (act: () => void) => (event: PointerEvent) => {
  if (event.pointerType !== 'touch') act()
}

/** A question and the film of its answer. */
export function FilmCard({ film, playing, onHover, onLeave, ...frame }: FilmCardProps) {
  const { title, customerNames, groupType, where } = film
  return (
    <article
      className={styles.card}
      data-playing={playing || undefined}
      onPointerEnter={byMouse(onHover)}
      onPointerLeave={byMouse(onLeave)}
    >
      <FilmFrame film={film} playing={playing} {...frame} />
      <Display as="h3" size={24} className={styles.title}>
        {title}
      </Display>
      <Text size="small" tone="quiet">
        <b>{customerNames}</b> {groups[groupType]()}, {where}
      </Text>
    </article>
  )
}

type FilmFrameProps = Omit<FilmCardProps, 'onHover' | 'onLeave'>

/**
 * The still waits until it is near the screen, which a film's own poster cannot. Once it is there and script runs,
 * the film shows it as its poster, with the browser's controls where films are not bare.
 */
function FilmFrame({ film, video, playing, bare, onPress, onStarted, onStopped, onEnded }: FilmFrameProps) {
  const { still } = film
  const [posed, setPosed] = useState(false)
  return (
    <div className={classNames(styles.frame, (posed || playing) && styles.posed)}>
      <img
        ref={image => void (image && image.naturalWidth > 0 && setPosed(true))}
        className={styles.still}
        src={still}
        width={720}
        height={960}
        alt=""
        loading="lazy"
        onLoad={() => setPosed(true)}
        onError={() => setPosed(true)}
      />
      <FilmClip
        film={film}
        ref={video}
        className={classNames(styles.film, styles.scripted)}
        poster={posed ? still : undefined}
        controls={!bare}
        onPlay={onStarted}
        onPause={onStopped}
        onEnded={onEnded}
      />
      <noscript>
        <FilmClip film={film} className={styles.film} poster={still} controls captioned />
      </noscript>
      <PressButton film={film} playing={playing} onPress={onPress} />
    </div>
  )
}

function PressButton({ film, playing, onPress }: Pick<FilmCardProps, 'film' | 'playing' | 'onPress'>) {
  const { title, customerNames: who, where } = film
  const length = clockOf(film.seconds)
  const label = playing ? m.film_pause({ title }) : m.film_play({ length, title, who, where })
  return (
    <button type="button" className={styles.press} aria-label={label} onClick={onPress}>
      <span className={styles.disc}>
        <Icon name="play-fill" />
      </span>
      <Text as="b" size="fine" className={styles.length}>
        {length}
      </Text>
    </button>
  )
}
