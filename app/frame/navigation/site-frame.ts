import { type BannerWording, bannerWording } from '#app/features/request/form/banner-wording.ts'

/** The parts of the site's frame that a page shows, by its path without language (specification, section 2). */
export interface SiteFrame {
  /** A page without any frame, which keeps the keyboard's position itself. */
  area: boolean
  header: boolean
  footer: boolean
  /** Where there is no footer: its links alone, so that no page is a dead end (decision 13). */
  closing: boolean
  /** 'Real Voices, Real Benefits' and the reviews carousel. */
  voices: boolean
  /** The trip planner's sentence at the end of the page. */
  planner: boolean
  /** The wording of the contact banner; null for none. */
  banner: BannerWording | null
}

const HOME = /^\/$/
const TRAVEL_PLANNING = /^\/[a-z0-9-]+\/vacations\/travel-planning$/

/** Pages without any frame: full-screen maps, logged-in areas, pages behind a link, partners' pages and /dev. */
const areas = [
  /^\/[a-z0-9-]+\/maps(\/|$)/,
  /^\/maps\/trip/,
  /^\/(admin|account|book|org|user|shared|vote|aaa-preview|aaa-success|dev)(\/|$)/,
]

const lists = /^\/[a-z0-9-]+\/(tours|hotels|destinations)$/

const LEGAL = /^\/(company\/)?(privacy|terms-of-service)$/

/** The specification hides everything below these. */
const endWithContent = [TRAVEL_PLANNING, lists, LEGAL, /^\/(expert|testimonials|company|saved|first-draft)/]

/** Pages of ours that answer a question of their own, and species, which no review is about. */
const withoutVoices = [
  /^\/(search|sitemap|when-to-go)(\/|$)/,
  /^\/flora-fauna\/./,
  /^\/[a-z0-9-]+\/before-you-go$/,
]

/** Pages with a form that is sent to us. */
const forms = /^\/(ask|receipt)(\/|$)/

/** Pages on which the banner would cover something that the visitor is doing. */
const withoutBanner = [TRAVEL_PLANNING, HOME, forms, LEGAL, /^\/(saved|first-draft)/]

function isAny(path: string, patterns: readonly RegExp[]): boolean {
  return patterns.some(pattern => pattern.test(path))
}

export function siteFrame(path: string): SiteFrame {
  const area = isAny(path, areas)
  const stands = !area && !isAny(path, [HOME, TRAVEL_PLANNING])
  const goesOn = !area && !forms.test(path) && !isAny(path, endWithContent)
  return {
    area,
    header: stands,
    footer: stands && !lists.test(path),
    closing: isAny(path, [HOME, lists]),
    voices: goesOn && !isAny(path, withoutVoices),
    planner: goesOn && path !== '/trips',
    banner: area || isAny(path, withoutBanner) ? null : bannerWording(path),
  }
}

/** Whether a page places voices and planner among its own sections; on other pages they follow the content. */
export function rendersOwnVoices(path: string): boolean {
  return HOME.test(path) || /^\/[a-z0-9-]+\/trip\//.test(path)
}
