import { data, redirect } from 'react-router'
import { DEFAULT_COUNTRY, requestKeyOn } from '#app/features/plan/core/plan.ts'
import { signCard } from '#app/features/reading/share-card/sign-card.server.ts'
import { AskForm } from '#app/features/request/form/ask-form.tsx'
import { getCountryOfQuestion, getPageAnswerer } from '#app/features/request/form/ask-queries.server.ts'
import { receiveContactForm } from '#app/features/request/form/contact-form-door.server.ts'
import { answerersOn } from '#app/features/request/form/who-answers.ts'
import { textsOfQuery } from '#app/features/wish/wish-fields.ts'
import { links } from '#app/links.ts'
import { pageDoor, unsent } from '#app/pages/page-door.server.ts'
import { pageMeta } from '#app/pages/page-meta.ts'
import { useSite } from '#app/pages/site/use-site.ts'
import { m } from '#app/paraglide/messages.js'
import { Note } from '#app/ui/note.tsx'
import { Section } from '#app/ui/section.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import type { Route } from './+types/ask.ts'
import styles from './ask.module.css'

export { publicPage as headers } from '#app/pages/page-headers.ts'

/** The form contains a key, so that a double submission counts once. */
export const loader = pageDoor(async (ctx, { request }: Route.LoaderArgs) => {
  const { pathname, searchParams: query } = new URL(request.url)
  const { tag, unknown } = await getCountryOfQuestion(ctx, query.get('country') || DEFAULT_COUNTRY)
  const page = { country: tag, url: query.get('url') || pathname }
  return {
    answerer: await getPageAnswerer(ctx, page),
    initial: {
      ...page,
      message: query.get('message') ?? undefined,
      draft: query.get('draft') ?? undefined,
      requestKey: requestKeyOn(ctx.now()),
    },
    assumed: !query.get('country'),
    said: textsOfQuery(query),
    unknownCountry: unknown,
    card: await signCard(ctx, { title: m.contact_title(), kicker: '', poster: null }),
  }
})

export const action = pageDoor(async (ctx, { request }: Route.ActionArgs) => {
  const answer = await receiveContactForm(ctx, request)
  if (answer.ok) throw redirect(`${links.receipt(answer.receiptKey)}?sent`, 303)
  return data(answer.result, unsent(answer))
})

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const page = {
    title: m.contact_title(),
    description: m.contact_description(),
    path: links.ask(),
    card: loaderData?.card,
  }
  return [...pageMeta({ ...page, matches }), { name: 'robots', content: 'noindex' }]
}

export default function Ask({ loaderData, actionData: result }: Route.ComponentProps) {
  const { initial, assumed, said, unknownCountry, answerer } = loaderData
  const { site, answerers } = useSite()
  return (
    <main id="main">
      <Section tone="sunken" rhythm="close">
        <Wrap className={styles.sheet}>
          <AskForm
            as="h1"
            countries={site.countries}
            answerers={answerersOn(initial.country, { answerers, answerer })}
            hiddenStaff={site.hiddenStaff}
            initial={initial}
            assumed={assumed}
            said={said}
            result={result}
          >
            {unknownCountry && (
              <Note kind="wait" icon="map-trifold">
                {m.contact_country_unknown({ country: unknownCountry })}
              </Note>
            )}
          </AskForm>
        </Wrap>
      </Section>
    </main>
  )
}
