import { DocumentDesk } from '#app/features/office/document-editor/document-editor.tsx'
import { m } from '#app/paraglide/messages.js'
import type { Route } from './+types/catalogue-document.ts'

export { publicPage as headers } from '#app/pages/page-headers.ts'

export function meta() {
  return [{ title: m.office_catalogue_document() }, { name: 'robots', content: 'noindex' }]
}

/** A document of the catalogue in its editor: an anonymous document that the browser fills. */
export default function DocumentPage({ params }: Route.ComponentProps) {
  const { kind, key } = params
  return <DocumentDesk key={`${kind}/${key}`} kind={kind} docKey={key} />
}
