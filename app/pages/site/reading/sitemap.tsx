import { type MetaArgs, useLoaderData } from 'react-router'
import { CompanyHead } from '#app/features/people/company/company-head.tsx'
import { getCard } from '#app/features/reading/share-card/card-address.server.ts'
import { SitemapLists } from '#app/features/reading/sitemap/sitemap-lists.tsx'
import { getSitemap } from '#app/features/reading/sitemap/sitemap-queries.server.ts'
import { links } from '#app/links.ts'
import { pageDoor } from '#app/pages/page-door.server.ts'
import { pageMeta } from '#app/pages/page-meta.ts'
import { m } from '#app/paraglide/messages.js'
import { Section } from '#app/ui/section.tsx'
import { Wrap } from '#app/ui/wrap.tsx'

export { publicPage as headers } from '#app/pages/page-headers.ts'

export const loader = pageDoor(async ctx => {
  const card = await getCard(ctx, { title: m.sitemap_title(), kicker: '', poster: null })
  return { parts: await getSitemap(ctx), card }
})

export function meta({ loaderData, matches }: MetaArgs<typeof loader>) {
  return pageMeta({
    title: m.sitemap_title(),
    description: m.sitemap_intro(),
    path: links.sitemap(),
    card: loaderData?.card,
    matches,
  })
}

/** Every page, for people. */
export default function Sitemap() {
  const { parts } = useLoaderData<typeof loader>()
  return (
    <main id="main">
      <CompanyHead title={m.sitemap_title()} intro={m.sitemap_intro()} />
      <Section>
        <Wrap>
          <SitemapLists parts={parts} />
        </Wrap>
      </Section>
    </main>
  )
}
