import { CompanyHead } from '#app/features/people/company/company-head.tsx'
import { signCard } from '#app/features/reading/share-card/sign-card.server.ts'
import { SitemapLists } from '#app/features/reading/sitemap/sitemap-lists.tsx'
import { getSitemap } from '#app/features/reading/sitemap/sitemap-queries.server.ts'
import { links } from '#app/links.ts'
import { pageDoor } from '#app/pages/page-door.server.ts'
import { pageMeta } from '#app/pages/page-meta.ts'
import { m } from '#app/paraglide/messages.js'
import { Section } from '#app/ui/section.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import type { Route } from './+types/sitemap.ts'
import styles from './sitemap.module.css'

export { publicPage as headers } from '#app/pages/page-headers.ts'

export const loader = pageDoor(async ctx => {
  const card = await signCard(ctx, { title: m.sitemap_title(), kicker: '', poster: null })
  return { ...(await getSitemap(ctx)), card }
})

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return pageMeta({
    title: m.sitemap_title(),
    description: m.sitemap_intro(),
    path: links.sitemap(),
    card: loaderData?.card,
    matches,
  })
}

/** The sitemap for people. */
export default function Sitemap({ loaderData }: Route.ComponentProps) {
  const { countries, lists, site } = loaderData
  return (
    <main id="main">
      <CompanyHead title={m.sitemap_title()} intro={m.sitemap_intro()} />
      <Section rhythm="close">
        <Wrap className={styles.parts}>
          <SitemapLists countries={countries} lists={lists} site={site} />
        </Wrap>
      </Section>
    </main>
  )
}
