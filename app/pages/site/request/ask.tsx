import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { getCard } from '#app/features/reading/share-card/card-address.server.ts'
import { AskSheet } from '#app/features/request/contact/ask-sheet.tsx'
import { ContactForm } from '#app/features/request/contact/contact-form.tsx'
import { receiveContactForm } from '#app/features/request/contact/contact-form-door.server.ts'
import { DEFAULT_COUNTRY, requestKeyOn, UNKNOWN_PAGE } from '#app/features/request/plan/plan.ts'
import { links } from '#app/links.ts'
import { pageDoor, unsent } from '#app/pages/page-door.server.ts'
import { pageMeta } from '#app/pages/page-meta.ts'
import { useSite } from '#app/pages/site/use-site.ts'
import { m } from '#app/paraglide/messages.js'
import { Section } from '#app/ui/section.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import styles from './ask.module.css'

export { publicPage as headers } from '#app/pages/page-headers.ts'

/** The form carries a key, so that sending it twice asks once. */
export const loader = pageDoor(async (ctx, { request }: LoaderFunctionArgs) => {
  const query = new URL(request.url).searchParams
  return {
    country: query.get('country') || DEFAULT_COUNTRY,
    url: query.get('url') || UNKNOWN_PAGE,
    message: query.get('message') ?? undefined,
    requestKey: requestKeyOn(ctx.now()),
    card: await getCard(ctx, { title: m.contact_title(), kicker: '', poster: null }),
  }
})

export const action = pageDoor(async (ctx, { request }: ActionFunctionArgs) => {
  const answer = await receiveContactForm(ctx, request)
  if (answer.ok) throw redirect(`${links.receipt(answer.receiptKey)}?sent`, 303)
  return data(answer.result, unsent(answer))
})

export function meta({ loaderData, matches }: MetaArgs<typeof loader>) {
  const page = {
    title: m.contact_title(),
    description: m.contact_description(),
    path: links.ask(),
    card: loaderData?.card,
  }
  return [...pageMeta({ ...page, matches }), { name: 'robots', content: 'noindex' }]
}

export default function Ask() {
  const initial = useLoaderData<typeof loader>()
  const result = useActionData<typeof action>()
  const { site, answerers } = useSite()
  const answerer = answerers[initial.country] ?? null
  return (
    <main id="main">
      <Section tone="sunken">
        <Wrap className={styles.sheet}>
          <AskSheet answerer={answerer} as="h1">
            <ContactForm
              countries={site.countries}
              initial={initial}
              result={result}
              answerer={answerer?.firstName ?? null}
            />
          </AskSheet>
        </Wrap>
      </Section>
    </main>
  )
}
