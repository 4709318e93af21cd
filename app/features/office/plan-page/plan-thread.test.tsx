import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { privatePages } from '#app/client/private-data/private-query.ts'
import type { ThreadMessage } from '#app/features/conversation/thread/thread-schema.ts'
import { PlanThread } from './plan-thread.tsx'

const at = '2026-11-23T14:00:00Z'
const contact = {
  ...{
    userId: 1,
    name: 'ليلى حداد',
    email: 'leila@example.com',
    emailValidated: null,
    emailValidateSent: null,
    phone: null,
    locale: 'EN',
    timeZone: null,
  },
}
const plan = { id: 7, contact, createdTs: at, drafts: [], planners: [], ownFkey: null }
const answer: ThreadMessage = {
  ...{ id: 1, author: 'traveller', name: contact.name, channel: 'email', body: 'شكرا!', createdTs: at },
  ...{ mine: false, pin: null, attachments: [], refusedFiles: [], email: null },
}

it('sets messages and names in the direction of their own script', () => {
  const client = new QueryClient()
  const pages = [{ data: [answer], next: null }]
  client.setQueryData(privatePages('GET /api/admin/plan/{id}/message', { path: { id: plan.id } }).queryKey, {
    ...{ pages, pageParams: [undefined] },
  })
  const html = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <PlanThread
        plan={{ ...plan, wishes: { message: 'مرحبا!' } }}
        {...{ now: new Date(at), isOpen: true }}
        pieces={{
          draftCard: () => null,
          attachment: () => null,
          emailSubject: () => null,
          emailParts: () => null,
        }}
      />
    </QueryClientProvider>,
  )
  for (const words of ['مرحبا!', answer.body, contact.name])
    expect(html).toMatch(new RegExp(`dir="auto">${words}`))
})
