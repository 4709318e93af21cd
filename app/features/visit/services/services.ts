import {
  ANALYTICS_EVENT,
  type Happening,
  measuredAs,
  purchaseFigures,
} from '#app/features/visit/analytics/analytics.ts'
import { tellablePath } from '#app/features/visit/analytics/private-pages.ts'
import type { ServiceConfig } from '#app/features/visit/analytics/service-config.ts'
import { isSuppressedHere } from '#app/features/visit/analytics/suppressed.ts'
import type { ArrivalDetails, PageSeen, Service } from './service.ts'

/** Meta's global function: until its script loads, commands wait in `queue`. */
interface Pixel {
  (...command: unknown[]): void
  queue: unknown[][]
  callMethod?: (...command: unknown[]) => void
  loaded: boolean
  version: string
  /** Prevents it from tracking navigation itself. */
  disablePushState: boolean
}

declare global {
  var fbq: Pixel | undefined
}

function makePixel(): Pixel {
  const pixel: Pixel = Object.assign(
    (...words: unknown[]) => {
      if (pixel.callMethod) pixel.callMethod(...words)
      else pixel.queue.push(words)
    },
    { queue: [], loaded: true, version: '2.0', disablePushState: true },
  )
  return pixel
}

/** The social pixel. */
function pixelService({ script, key }: NonNullable<ServiceConfig['pixel']>): Service {
  globalThis.fbq ??= makePixel()
  const pixel = globalThis.fbq
  return {
    load() {
      // Prevents it from reading buttons and page data itself.
      pixel('set', 'autoConfig', false, key)
      pixel('init', key)
      return loadScript(script)
    },
    identify: userId => pixel('init', key, { external_id: String(userId) }),
    event: (name, details) => pixel('trackCustom', name, details),
    pageView: () => pixel('track', 'PageView'),
    purchase: figures => pixel('track', 'Purchase', figures),
  }
}

/** Intercom's global function: until its script loads, commands wait in `q`. */
interface Messenger {
  (...command: unknown[]): void
  q?: unknown[][]
}

declare global {
  var Intercom: Messenger | undefined
}

function command(...words: unknown[]): void {
  globalThis.Intercom ??= Object.assign((...later: unknown[]) => globalThis.Intercom?.q?.push(later), {
    q: [] as unknown[][],
  })
  globalThis.Intercom(...words)
}

/** The chat window. */
function messagingService({ script, key }: NonNullable<ServiceConfig['messaging']>): Service {
  return {
    async load() {
      command('boot', { app_id: key })
      await loadScript(`${script}/${encodeURIComponent(key)}`)
    },
    identify: userId => command('update', { user_id: String(userId) }),
    event: (name, details) => command('trackEvent', name, details),
    pageView: () => command('update'),
    purchase: figures => command('trackEvent', 'Purchase', figures),
  }
}

declare global {
  var dataLayer: unknown[] | undefined
}

/** Loaded scripts by address, without the account ID. */
const scripts = new Map<string, Promise<void>>()

/** Queues a command of Google's tag; its script processes the queue once loaded. */
function tag(..._command: unknown[]): void {
  globalThis.dataLayer ??= []
  // biome-ignore lint/complexity/noArguments: the tag obeys arguments objects and ignores arrays
  globalThis.dataLayer.push(arguments)
}

/** Loads the tag for an account. Advertising and analytics share one script, loaded by the first of them. */
function loadTag(script: string, id: string): Promise<void> {
  if (scripts.size === 0) tag('js', new Date())
  const load = scripts.get(script) ?? loadScript(`${script}?id=${encodeURIComponent(id)}`)
  scripts.set(script, load)
  tag('config', id, { send_page_view: false })
  return load
}

/** The tag reads the address itself unless it is given one; ours has no query. */
function tagPage(sendTo: string | string[], { address, path, title }: PageSeen): void {
  tag('set', { page_location: address })
  tag('event', 'page_view', {
    send_to: sendTo,
    page_location: address,
    page_path: path,
    page_title: title,
  })
}

/** The functions of Amplitude's script that we use. */
interface Amplitude {
  init: (key: string, options: { autocapture: false; minIdLength: number }) => void
  setUserId: (id: string) => void
  getDeviceId: () => string | undefined
  track: (name: string, details?: object) => void
}

declare global {
  var amplitude: Amplitude | undefined
}

/** Tracks how pages are used, from our events only; autocapture is off. */
function behaviourService({ script, key }: NonNullable<ServiceConfig['behaviour']>): Service {
  const early: ((amplitude: Amplitude) => void)[] = []
  let ready: Amplitude | undefined
  function call(what: (amplitude: Amplitude) => void): void {
    if (ready) what(ready)
    else early.push(what)
  }
  return {
    async load() {
      await loadScript(`${script}/${encodeURIComponent(key)}.js`)
      const { amplitude } = globalThis
      if (!amplitude) throw new Error('the behaviour service did not introduce itself')
      // Our user IDs are shorter than the service's default minimum.
      amplitude.init(key, { autocapture: false, minIdLength: 1 })
      const device = amplitude.getDeviceId()
      if (device) measuredAs.amplitude_device_id = device
      ready = amplitude
      for (const what of early.splice(0)) what(amplitude)
    },
    identify: userId => call(amplitude => amplitude.setUserId(String(userId))),
    event: (name, details) => call(amplitude => amplitude.track(name, details)),
    pageView: page => call(amplitude => amplitude.track('Page View', page)),
    purchase: figures => call(amplitude => amplitude.track('Purchase', figures)),
  }
}

/** Google Analytics: counts visits. */
function analyticsService({ script, key }: NonNullable<ServiceConfig['analytics']>): Service {
  return {
    async load() {
      await loadTag(script, key)
      tag('get', key, 'session_id', (id: unknown) => {
        if (id) measuredAs.ga_session_id = String(id)
      })
    },
    identify: userId => tag('set', { user_id: String(userId) }),
    event: (name, details) => tag('event', name, { ...details, send_to: key }),
    pageView: page => tagPage(key, page),
    purchase: figures => tag('event', 'purchase', { ...figures, send_to: key }),
  }
}

/** The ads tag: events, page views, and conversions to a goal of each account (specification, sections 7 and 9). */
function adsService({ script, accounts }: NonNullable<ServiceConfig['ads']>): Service {
  const ids = accounts.map(({ id }) => id)
  return {
    load: async () => {
      await Promise.all(ids.map(id => loadTag(script, id)))
    },
    identify: userId => tag('set', { user_id: String(userId) }),
    event(name, details) {
      tag('event', name, { ...details, send_to: ids })
      if (name !== 'Request Sent') return
      for (const { id, requestGoal } of accounts)
        tag('event', 'conversion', { send_to: `${id}/${requestGoal}` })
    },
    pageView: page => tagPage(ids, page),
    purchase(figures) {
      for (const { id, purchaseGoal } of accounts)
        tag('event', 'conversion', { send_to: `${id}/${purchaseGoal}`, ...figures })
    },
  }
}

function makeServices({ ads, analytics, behaviour, messaging, pixel }: ServiceConfig): Service[] {
  return [
    ads && adsService(ads),
    analytics && analyticsService(analytics),
    behaviour && behaviourService(behaviour),
    messaging && messagingService(messaging),
    pixel && pixelService(pixel),
  ].filter(service => service !== undefined)
}

/** A failing service must not affect the others or the page. */
function warn(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: failures of analytics are logged only (specification, section 8)
  console.warn('A measuring service failed.', error)
}

function report(service: Service, happening: Happening): void {
  if (happening.name === 'Identified') service.identify(happening.userId)
  else if (happening.name === 'Purchase') service.purchase(purchaseFigures(happening.purchase))
  else service.event(happening.name)
}

export interface RunningServices {
  /** Reports the current page. */
  seePage: () => void
}

/** Loads the configured services and forwards events from now on. Call it once, after consent. */
export function startServices(config: ServiceConfig, arrival: ArrivalDetails): RunningServices {
  const services = makeServices(config)
  function each(act: (service: Service) => void): void {
    if (isSuppressedHere()) return
    for (const service of services) {
      try {
        act(service)
      } catch (error) {
        warn(error)
      }
    }
  }
  each(service => void service.load().catch(warn))
  each(service => service.event('Arrival', arrival))
  document.addEventListener(ANALYTICS_EVENT, event => {
    each(service => report(service, (event as CustomEvent<Happening>).detail))
  })
  return {
    seePage() {
      const path = tellablePath(location.pathname)
      each(service => service.pageView({ address: location.origin + path, path, title: document.title }))
    },
  }
}

const loads = new Map<string, Promise<void>>()

/** Loads a script once, however often it is requested. Rejects if it fails to load. */
function loadScript(address: string): Promise<void> {
  const known = loads.get(address)
  if (known) return known
  const load = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    script.async = true
    script.src = address
    script.onload = () => resolve()
    script.onerror = () => reject(new Error(`${address} did not come`))
    document.head.append(script)
  })
  loads.set(address, load)
  return load
}
