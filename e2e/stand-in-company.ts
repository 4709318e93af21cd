import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A call that a page made to a service: its kind and its arguments. */
export interface Told {
  service: 'tag' | 'behaviour' | 'messaging' | 'pixel'
  words: unknown[]
}

export interface StandInCompany {
  origin: string
  /** Paths of the requested scripts. */
  scripts: string[]
  told: Told[]
  stop: () => Promise<void>
}

const SEND = `
const { origin } = new URL(document.currentScript.src)
function send(service, words) {
  // At an address of its own, as companies do: two tabs of one process would share a picture.
  const once = Math.random()
  new Image().src = origin + '/told?' + new URLSearchParams({ service, words: JSON.stringify(words), once })
}
document.cookie = '_ga=1; path=/'
`

/** Each behaves like the company's own script: it takes over the queued calls, and receives later ones. */
const scripts: Record<string, string> = {
  '/tag.js': `{${SEND}
    function take(words) {
      send('tag', [...words])
      if (words[0] === 'get') words[3]('session-7')
    }
    dataLayer.forEach(take)
    dataLayer.push = take
  }`,
  '/behaviour/b1.js': `{${SEND}
    const call = name => (...words) => send('behaviour', [name, ...words])
    globalThis.amplitude = {
      init: call('init'), setUserId: call('setUserId'), track: call('track'), getDeviceId: () => 'device-9',
    }
  }`,
  '/widget/m1': `{${SEND}
    const queued = Intercom.q
    globalThis.Intercom = (...words) => send('messaging', words)
    for (const words of queued) Intercom(...words)
  }`,
  '/pixel.js': `{${SEND}
    fbq.callMethod = (...words) => send('pixel', words)
    for (const words of fbq.queue.splice(0)) fbq.callMethod(...words)
  }`,
}

/** A stand-in for another company's server, on this machine: it records its requests and calls. */
export async function openStandIn(): Promise<StandInCompany> {
  const asked: string[] = []
  const told: Told[] = []
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stand.in')
    if (pathname === '/told') {
      const service = searchParams.get('service') as Told['service']
      told.push({ service, words: JSON.parse(searchParams.get('words') ?? '[]') })
      response.writeHead(204).end()
      return
    }
    asked.push(pathname)
    const script = scripts[pathname]
    response.writeHead(script ? 200 : 404, { 'content-type': 'text/javascript' }).end(script)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  function stop(): Promise<void> {
    server.closeAllConnections()
    return new Promise(resolve => server.close(() => resolve()))
  }
  return { origin: `http://127.0.0.1:${port}`, scripts: asked, told, stop }
}

/** Settings that point every kind of service to the stand-in. */
export function servicesAt(origin: string): Record<string, string> {
  return {
    ADS_ACCOUNTS: 'AW-1/sent-1/paid-1 AW-2/sent-2/paid-2',
    ADS_SCRIPT: `${origin}/tag.js`,
    ANALYTICS_KEY: 'G-1',
    ANALYTICS_SCRIPT: `${origin}/tag.js`,
    BEHAVIOUR_KEY: 'b1',
    BEHAVIOUR_SCRIPT: `${origin}/behaviour`,
    MESSAGING_KEY: 'm1',
    MESSAGING_SCRIPT: `${origin}/widget`,
    PIXEL_KEY: 'p1',
    PIXEL_SCRIPT: `${origin}/pixel.js`,
  }
}
