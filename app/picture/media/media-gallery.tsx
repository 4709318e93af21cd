import { type MouseEvent, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { PhotoCredit } from '#app/picture/photo-credit.tsx'
import { PictureFrame } from '#app/picture/picture-frame.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Text } from '#app/ui/text.tsx'
import { photoHostName, videoPage, videoPlayer } from '#database/values/media-hosts.ts'
import styles from './media-gallery.module.css'
import type { ElsewhereData, MediaData } from './media-schema.ts'

type State = 'covered' | 'shown' | 'failed'

/** The host's own page, its name, and the label of the button. */
function offerOf(item: ElsewhereData) {
  if (item.kind === 'youtube')
    return { to: videoPage(item.id), title: item.title, words: m.media_show_video({ host: 'YouTube' }) }
  const host = photoHostName(item.url)
  return { to: item.url, title: item.alt, words: m.media_show_photo({ host }) }
}

/**
 * An external photograph or video: a poster of ours and a link, until it is pressed. Without script the link leads to
 * the source.
 */
function Elsewhere({ item }: { item: ElsewhereData }) {
  const [state, setState] = useState<State>('covered')
  const { to, title, words } = offerOf(item)
  function show(event: MouseEvent): void {
    // The browser handles a press that opens a new tab.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    setState('shown')
  }
  return (
    <figure>
      {state === 'shown' ? (
        <div className={styles.stage}>
          <Shown item={item} onFailed={() => setState('failed')} />
        </div>
      ) : (
        <a href={to} rel="noreferrer" className={styles.offer} onClick={show}>
          <PictureFrame
            picture={{ poster: item.cover }}
            ratio="4x3"
            sizes="(width >= 64rem) 28rem, (width >= 40rem) 50vw, 100vw"
          />
          <span className={styles.words}>
            <span className={styles.disc}>
              <Icon name={item.kind === 'youtube' ? 'play-fill' : 'arrow-right-bold'} />
            </span>
            {words}
          </span>
        </a>
      )}
      <figcaption className={styles.caption}>
        {title}
        {state === 'failed' && (
          <Text as="span" size="fine" role="status">
            {m.media_failed()}
          </Text>
        )}
      </figcaption>
    </figure>
  )
}

function Shown({ item, onFailed }: { item: ElsewhereData; onFailed: () => void }) {
  if (item.kind === 'external_photo')
    return (
      // The focus moves to where the link was.
      <img
        src={item.url}
        alt={item.alt}
        referrerPolicy="no-referrer"
        tabIndex={-1}
        ref={element => element?.focus()}
        onError={onFailed}
      />
    )
  return (
    // The player does not play for a page that hides its origin.
    <iframe
      src={videoPlayer(item.id)}
      title={item.title}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin"
      ref={element => element?.focus()}
    />
  )
}

/** A page's photographs and videos. External ones are loaded only when the reader asks for them. */
export function MediaGallery({ items }: { items: readonly MediaData[] }) {
  return (
    <ul className={styles.gallery}>
      {items.map(item => (
        <li key={keyOf(item)}>
          {item.kind === 'photo' ? (
            <figure>
              <PictureFrame
                picture={item}
                ratio="4x3"
                sizes="(width >= 64rem) 28rem, (width >= 40rem) 50vw, 100vw"
              />
              <figcaption className={styles.caption}>
                <PhotoCredit picture={item} />
              </figcaption>
            </figure>
          ) : (
            <Elsewhere item={item} />
          )}
        </li>
      ))}
    </ul>
  )
}

function keyOf(item: MediaData): string {
  if (item.kind === 'photo') return item.photo.key
  return item.kind === 'youtube' ? item.id : item.url
}
