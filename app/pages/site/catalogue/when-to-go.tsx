import { whenMonth } from '#app/features/catalogue/when/when.ts'
import { WhenList } from '#app/features/catalogue/when/when-list.tsx'
import { getCountriesIn } from '#app/features/catalogue/when/when-queries.server.ts'
import { signCard } from '#app/features/reading/share-card/sign-card.server.ts'
import { links } from '#app/links.ts'
import { pageDoor } from '#app/pages/page-door.server.ts'
import { pageMeta } from '#app/pages/page-meta.ts'
import { m } from '#app/paraglide/messages.js'
import { monthName } from '#app/text/figures.ts'
import { withInitial } from '#app/text/names.ts'
import { Chip } from '#app/ui/chip.tsx'
import { Display } from '#app/ui/display.tsx'
import { Section } from '#app/ui/section.tsx'
import { Text } from '#app/ui/text.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import type { Route } from './+types/when-to-go.ts'
import styles from './when-to-go.module.css'

export { publicPage as headers } from '#app/pages/page-headers.ts'

const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

export const loader = pageDoor(async (ctx, { request }: Route.LoaderArgs) => {
  const asked = new URL(request.url).searchParams.get('month')
  const month = whenMonth(asked, ctx.now())
  const names = MONTHS.map(each => monthName(each, ctx.locale))
  const title = m.when_title({ month: names[month - 1] ?? '' })
  const [countries, card] = await Promise.all([
    getCountriesIn(ctx, month),
    signCard(ctx, { title, kicker: '', poster: null }),
  ])
  return { countries, month, isAsked: asked === String(month), names, title, card }
})

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { title, month, isAsked, card } = loaderData
  const path = links.whenToGo(isAsked ? month : undefined)
  return pageMeta({ title, description: m.when_lead(), path, card, matches })
}

export default function WhenToGo({ loaderData }: Route.ComponentProps) {
  const { countries, month, names, title } = loaderData
  return (
    <main id="main">
      <Section as="header" tone="sky" rhythm="close">
        <Wrap>
          <Display as="h1" size={96}>
            {title}
          </Display>
          <Text size="lead" className={styles.lead}>
            {m.when_lead()}
          </Text>
          <nav aria-label={m.when_months()}>
            <ul className={styles.months}>
              {names.map((name, index) => (
                <li key={name}>
                  <Chip
                    to={links.whenToGo(index + 1)}
                    aria-current={index + 1 === month ? 'page' : undefined}
                  >
                    {withInitial(name)}
                  </Chip>
                </li>
              ))}
            </ul>
          </nav>
        </Wrap>
      </Section>
      <Section rhythm="close">
        <Wrap>
          <Text size="small" tone="quiet" className={styles.key}>
            {m.when_key({ month: names[month - 1] ?? '' })}
          </Text>
          <WhenList countries={countries} month={month} monthName={names[month - 1] ?? ''} />
        </Wrap>
      </Section>
    </main>
  )
}
