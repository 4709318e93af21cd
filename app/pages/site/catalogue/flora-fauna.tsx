import { guideQuery } from '#app/features/catalogue/species/species.ts'
import { getFieldGuide } from '#app/features/catalogue/species/species-api-queries.server.ts'
import { SpeciesFilter } from '#app/features/catalogue/species/species-filter.tsx'
import { SpeciesRow } from '#app/features/catalogue/species/species-row.tsx'
import { kindName } from '#app/features/catalogue/species/species-words.ts'
import { signCard } from '#app/features/reading/share-card/sign-card.server.ts'
import { links } from '#app/links.ts'
import { pageDoor } from '#app/pages/page-door.server.ts'
import { pageMeta } from '#app/pages/page-meta.ts'
import { m } from '#app/paraglide/messages.js'
import { monthName } from '#app/text/figures.ts'
import { withInitial } from '#app/text/names.ts'
import { Chip } from '#app/ui/chip.tsx'
import { Display } from '#app/ui/display.tsx'
import { MoreLink } from '#app/ui/more-link.tsx'
import { Section } from '#app/ui/section.tsx'
import { Text } from '#app/ui/text.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import type { Route } from './+types/flora-fauna.ts'
import styles from './flora-fauna.module.css'

export { publicPage as headers } from '#app/pages/page-headers.ts'

const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

export const loader = pageDoor(async (ctx, { request }: Route.LoaderArgs) => {
  const guide = await getFieldGuide(ctx, new URL(request.url).searchParams)
  const card = await signCard(ctx, { title: m.species_title(), kicker: '', poster: null })
  const months = MONTHS.map(month => monthName(month, ctx.locale))
  const nowMonth = months[guide.now.month - 1] ?? ''
  // Months are list items here, so they are capitalised; Spanish writes them in lower case within a sentence.
  return { guide, months: months.map(withInitial), nowMonth, card }
})

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  return pageMeta({
    title: m.species_title(),
    description: m.species_description(),
    path: links.floraFauna(guideQuery(loaderData.guide.filter)),
    card: loaderData.card,
    matches,
  })
}

export default function FloraFauna({ loaderData }: Route.ComponentProps) {
  const { guide, months, nowMonth } = loaderData
  const { filter, groups, total, now, countries } = guide
  const narrowed = filter.kind !== null || filter.country !== null || filter.month !== null
  return (
    <main id="main">
      <Section rhythm="close">
        <Wrap>
          <div className={styles.top}>
            <Display as="h1" size={64}>
              {m.species_title()}
            </Display>
            <Text tone="quiet">{m.species_lead()}</Text>
          </div>
          <SpeciesFilter filter={filter} countries={countries} months={months} />
        </Wrap>
      </Section>
      {!narrowed && now.species.length > 0 && (
        <Section tone="sky" rhythm="close" id="now">
          <Wrap>
            <div className={styles.top}>
              <Display size={44}>{m.species_now({ month: nowMonth })}</Display>
              <Text>{m.species_now_lead()}</Text>
            </div>
            <SpeciesRow species={now.species} />
          </Wrap>
        </Section>
      )}
      <Section rhythm="tight" id="wall">
        <Wrap>
          {groups.length > 1 && (
            <nav aria-label={m.species_jump()} className={styles.jump}>
              {groups.map(({ kind, count }) => (
                <Chip key={kind} to={`#${kind}`}>
                  {kindName(kind)} <span className="num">{count}</span>
                </Chip>
              ))}
            </nav>
          )}
          <p className={styles.count} role="status">
            {m.species_count({ count: total })}
          </p>
          <div className={styles.kinds}>
            {groups.map(({ kind, count, species }) => (
              <section key={kind} id={kind} className={styles.kind}>
                <div className={styles.head}>
                  <Display size={44}>{kindName(kind)}</Display>
                  {count > species.length && (
                    <MoreLink to={links.floraFauna({ kind })}>
                      {m.species_all_kind({ count })} <VisuallyHidden>{kindName(kind)}</VisuallyHidden>
                    </MoreLink>
                  )}
                </div>
                <SpeciesRow species={species} />
              </section>
            ))}
          </div>
          {total === 0 && (
            <>
              <Display size={44}>{m.species_none()}</Display>
              <Text size="lead">{m.species_none_lead()}</Text>
              <MoreLink to={links.floraFauna({ ...guideQuery(filter), month: undefined })}>
                {m.species_any_month()}
              </MoreLink>{' '}
              <MoreLink to={links.floraFauna()}>{m.species_all()}</MoreLink>
            </>
          )}
        </Wrap>
      </Section>
    </main>
  )
}
