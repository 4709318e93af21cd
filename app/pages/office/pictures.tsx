import { PictureDesk } from '#app/features/office/catalogue/picture-desk.tsx'
import { m } from '#app/paraglide/messages.js'

export { publicPage as headers } from '#app/pages/page-headers.ts'

export function meta() {
  return [{ title: m.office_pictures() }, { name: 'robots', content: 'noindex' }]
}

/** The operator's photographs: an anonymous document that the browser fills. */
export default function PicturesPage() {
  return <PictureDesk />
}
