/** The only external hosts that a gallery may load from, once the reader asks for it. */
const PHOTO_HOSTS = [
  { host: 'upload.wikimedia.org', name: 'Wikimedia Commons' },
  { host: 'live.staticflickr.com', name: 'Flickr' },
  { host: 'images.unsplash.com', name: 'Unsplash' },
  { host: '*.imgix.net', name: 'imgix' },
] as const

const VIDEO_ORIGIN = 'https://www.youtube-nocookie.com'

/** The hosts that a page's content security policy must allow besides the site itself. */
export const mediaSources = {
  images: PHOTO_HOSTS.map(({ host }) => `https://${host}`),
  frames: [VIDEO_ORIGIN],
} as const

function knownHost(url: string) {
  const hostname = URL.parse(url)?.hostname ?? ''
  return PHOTO_HOSTS.find(({ host }) =>
    host.startsWith('*') ? hostname.endsWith(host.slice(1)) : hostname === host,
  )
}

export function isKnownHost(url: string): boolean {
  return knownHost(url) !== undefined
}

/** The common name of a photograph's host. */
export function photoHostName(url: string): string {
  return knownHost(url)?.name ?? url
}

/** A video's page on its own site, for readers without script. */
export function videoPage(id: string): string {
  return `https://www.youtube.com/watch?v=${encodeURIComponent(id)}`
}

/** The player that sets no cookie before it plays; it starts at once, because the reader pressed play. */
export function videoPlayer(id: string): string {
  return `${VIDEO_ORIGIN}/embed/${encodeURIComponent(id)}?autoplay=1&rel=0`
}
