import { describe, expect, it } from 'vitest'
import { gallery } from './gallery.ts'
import { photoHostName, videoPage, videoPlayer } from './media-hosts.ts'

const alt = { en: 'A waterfall', es: 'Una cascada' }
const external = (url: string) => [{ kind: 'external_photo', url, alt }]

describe('an external photograph', () => {
  it.each([
    ['https://upload.wikimedia.org/wikipedia/commons/3/36/Hopetoun_falls.jpg', 'Wikimedia Commons'],
    ['https://ceiba.imgix.net/falls.jpg', 'imgix'],
  ])('may be at %s, which is called %s', (url, name) => {
    expect(gallery.safeParse(external(url)).success).toBe(true)
    expect(photoHostName(url)).toBe(name)
  })

  it.each([
    'https://example.org/falls.jpg',
    'https://upload.wikimedia.org.example.org/falls.jpg',
    'https://imgix.net.example.org/falls.jpg',
    'https://evilimgix.net/falls.jpg',
    'http://upload.wikimedia.org/falls.jpg',
    'javascript:alert(1)',
    '/falls.jpg',
  ])('may not be at %s', url => {
    expect(gallery.safeParse(external(url)).success).toBe(false)
  })
})

describe('a video', () => {
  it.each(['', 'short', 'aqz-KE-bpK"', 'aqz-KE-bpKQ&autoplay=1', '../../embed'])(
    'is named by its eleven characters, not by %s',
    id => {
      expect(gallery.safeParse([{ kind: 'youtube', id, title: alt }]).success).toBe(false)
    },
  )

  it('plays without cookies, and has a page for readers without script', () => {
    expect(gallery.safeParse([{ kind: 'youtube', id: 'aqz-KE-bpKQ', title: alt }]).success).toBe(true)
    expect(videoPlayer('aqz-KE-bpKQ')).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/aqz-KE-bpKQ\?/)
    expect(videoPage('aqz-KE-bpKQ')).toBe('https://www.youtube.com/watch?v=aqz-KE-bpKQ')
  })
})
