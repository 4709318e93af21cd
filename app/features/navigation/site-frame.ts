/** Which of the site's frame a page shows, by its path without language (specification, section 2). */
export interface SiteFrame {
  header: boolean
  footer: boolean
}

/** Pages that stand alone: the home page, full-screen maps, signed-in areas, partners' pages, /dev. */
const alone = [
  /^\/$/,
  /^\/[a-z0-9-]+\/maps(\/|$)/,
  /^\/maps\/trip/,
  /^\/(admin|account|org|user|aaa-preview|aaa-success|dev)(\/|$)/,
  /^\/[a-z0-9-]+\/vacations\/travel-planning$/,
]

const lists = /^\/[a-z0-9-]+\/(tours|hotels|destinations)$/

export function siteFrame(path: string): SiteFrame {
  const stands = !alone.some(pattern => pattern.test(path))
  return { header: stands, footer: stands && !lists.test(path) }
}
