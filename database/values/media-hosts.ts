/** The only places elsewhere that a gallery may show something from, once the reader asks for it. */
const PHOTO_HOSTS = [
  { host: 'upload.wikimedia.org', name: 'Wikimedia Commons' },
  { host: 'live.staticflickr.com', name: 'Flickr' },
  { host: 'images.unsplash.com', name: 'Unsplash' },
  { host: '*.imgix.net', name: 'imgix' },
] as const

const VIDEO_ORIGIN = 'https://www.youtube-nocookie.com'

/** What a page's content security policy must allow besides the site itself. */
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

/** What people call the place a photograph lies at. */
export function photoHostName(url: string): string {
  return knownHost(url)?.name ?? url
}

/** A video as its own site shows it, for those without script. */
export function videoPage(id: string): string {
  return `https://www.youtube.com/watch?v=${encodeURIComponent(id)}`
}

/** The player that sets no cookie before it plays; it begins, for it was asked to. */
export function videoPlayer(id: string): string {
  return `${VIDEO_ORIGIN}/embed/${encodeURIComponent(id)}?autoplay=1&rel=0`
}
