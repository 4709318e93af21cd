import { Fragment } from 'react'
import { ApiKeys } from '#app/features/account/api-key/api-keys.tsx'
import { DocumentDesk } from '#app/features/office/catalogue/document-editor.tsx'
import { listOf, wordsOf } from '#app/features/office/catalogue/typed-values.ts'
import { useDesk } from '#app/features/office/desk/desk-context.ts'
import { InviteButton } from '#app/features/office/people/invite-button.tsx'
import { m } from '#app/paraglide/messages.js'
import { isFields } from '#database/values/document/fields.ts'
import type { Route } from './+types/catalogue-document.ts'

export { publicPage as headers } from '#app/pages/page-headers.ts'

export function meta() {
  return [{ title: m.office_catalogue_document() }, { name: 'robots', content: 'noindex' }]
}

/** A document of the catalogue in its editor: an anonymous document that the browser fills. */
export default function DocumentPage({ params }: Route.ComponentProps) {
  const { kind, key } = params
  return (
    <DocumentDesk
      key={`${kind}/${key}`}
      kind={kind}
      docKey={key}
      below={document => <ProgramKeys kind={kind} document={document} />}
    />
  )
}

/** Where their holders are edited, the keys for programs, of each partner or of the operator; and a partner's people. */
function ProgramKeys({ kind, document }: { kind: string; document: unknown }) {
  const { me, operator } = useDesk()
  if (me.role !== 'admin') return null
  if (kind === 'operator') return <ApiKeys me={me} of={operator} partner={null} />
  if (kind !== 'partners') return null
  const partners = listOf(document).filter(isFields)
  return partners.map(({ key: own, name }) => {
    const [key, of] = [wordsOf(own), wordsOf(name) || wordsOf(own)]
    if (!key) return null
    return (
      <Fragment key={key}>
        <ApiKeys me={me} of={of} partner={key} />
        <InviteButton partner={{ key, name: of }} />
      </Fragment>
    )
  })
}
