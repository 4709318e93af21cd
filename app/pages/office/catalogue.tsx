import { DocumentList } from '#app/features/office/catalogue/document-list.tsx'
import { m } from '#app/paraglide/messages.js'

export { publicPage as headers } from '#app/pages/page-headers.ts'

export function meta() {
  return [{ title: m.office_catalogue() }, { name: 'robots', content: 'noindex' }]
}

/** The documents of the catalogue: an anonymous document that the browser fills. */
export default function CataloguePage() {
  return <DocumentList />
}
