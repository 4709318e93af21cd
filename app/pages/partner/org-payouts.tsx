export { publicPage as headers } from '#app/pages/page-headers.ts'

export default function Page() {
  return null
}
