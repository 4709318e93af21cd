import { type RefObject, useEffect, useState } from 'react'
import { captionOf } from './film-clip.tsx'

/** State of a video. */
export interface ClipState {
  /** Whether its first frame was shown, so that the poster frame is hidden. */
  begun: boolean
  /** Progress, from 0 to 1. */
  part: number
  /** Current caption. */
  caption: string
}

const still: ClipState = { begun: false, part: 0, caption: '' }

/** Tracks a video's state, however it was started. A rewound video shows its poster frame again. */
export function useClip(video: RefObject<HTMLVideoElement | null>): ClipState {
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
