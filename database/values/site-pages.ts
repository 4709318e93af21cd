/** The pages of the site itself that the search knows; `nothing` is what we do not do, answered by how to ask us. */
export const sitePages = [
  'terms',
  'account',
  'password',
  'signup',
  'contact',
  'how',
  'company',
  'privacy',
  'reviews',
  'draft',
  'nothing',
] as const
export type SitePage = (typeof sitePages)[number]
