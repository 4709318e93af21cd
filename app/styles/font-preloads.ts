import phudu from './fonts/phudu.woff2?url'
import rosario from './fonts/rosario.woff2?url'

/** The two fonts of every page's first screen, as `<link>` descriptors for the head. */
export const fontPreloads = [phudu, rosario].map(href => ({
  rel: 'preload',
  as: 'font',
  type: 'font/woff2',
  crossOrigin: 'anonymous' as const,
  href,
}))
