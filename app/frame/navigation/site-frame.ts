import { type BannerWording, bannerWording } from '#app/features/request/banner/banner-wording.ts'

/** Which of the site's frame a page shows, by its path without language (specification, section 2). */
export interface SiteFrame {
  /** Nothing of the site stands around it, and it keeps the keyboard's place itself. */
  area: boolean
  header: boolean
  footer: boolean
  /** 'Real Voices, Real Benefits' and the reviews carousel. */
  voices: boolean
  /** The trip planner's sentence at the foot of the page. */
  planner: boolean
  /** The wording of the contact banner, or none. */
  banner: BannerWording | null
}

const HOME = /^\/$/
const TRAVEL_PLANNING = /^\/[a-z0-9-]+\/vacations\/travel-planning$/

/** Full-screen maps, signed-in areas, what is opened by a link, partners' pages and /dev: nothing of the site stands around them. */
const areas = [
  /^\/[a-z0-9-]+\/maps(\/|$)/,
  /^\/maps\/trip/,
  /^\/(admin|account|book|org|user|shared|vote|aaa-preview|aaa-success|dev)(\/|$)/,
]

const lists = /^\/[a-z0-9-]+\/(tours|hotels|destinations)$/

const LEGAL = /^\/(company\/)?(privacy|terms-of-service)$/

const withoutVoices = [TRAVEL_PLANNING, lists, LEGAL, /^\/(expert|testimonials|company)/]

/** Pages on which somebody writes to us already. */
const forms = /^\/(ask|receipt)(\/|$)/

/** Where a visitor is busy with something that the banner would lie upon. */
const withoutBanner = [TRAVEL_PLANNING, HOME, forms, LEGAL]

function isAny(path: string, patterns: readonly RegExp[]): boolean {
  return patterns.some(pattern => pattern.test(path))
}

export function siteFrame(path: string): SiteFrame {
  const area = isAny(path, areas)
  const stands = !area && !isAny(path, [HOME, TRAVEL_PLANNING])
  const voices = !area && !forms.test(path) && !isAny(path, withoutVoices)
  return {
    area,
    header: stands,
    footer: stands && !lists.test(path),
    voices,
    planner: voices && path !== '/trips',
    banner: area || isAny(path, withoutBanner) ? null : bannerWording(path),
  }
}

/** Whether a page hangs voices and planner among its own sections; elsewhere they stand below the page. */
export function rendersOwnVoices(path: string): boolean {
  return HOME.test(path) || /^\/[a-z0-9-]+\/trip\//.test(path)
}
