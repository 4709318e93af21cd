import phudu from './fonts/phudu.woff2?url'
import rosario from './fonts/rosario.woff2?url'

/** The two faces every page sets its first screen in, as `<link>` descriptors for the document's head. */
export const fontPreloads = [phudu, rosario].map(href => ({
  rel: 'preload',
  as: 'font',
  type: 'font/woff2',
  crossOrigin: 'anonymous' as const,
  href,
}))
