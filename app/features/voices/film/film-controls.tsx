import { m } from '#app/paraglide/messages.js'
import { Icon } from '#app/ui/icon.tsx'
import { clockOf } from './film.ts'
import styles from './film-card.module.css'
import type { FilmData } from './film-schema.ts'

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
export function FilmControls({
  film,
  playing,
  part,
  captions,
  onPress,
  onCaptions,
  onSeek,
}: FilmControlsProps) {
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

export function playLabel({ title, seconds, customerNames: who, where }: FilmData): string {
  return m.film_play({ length: clockOf(seconds), title, who, where })
}
