import { AppError } from '#app/app-error.ts'
import { pageDoor } from '#app/pages/page-door.server.ts'

export { publicPage as headers } from '#app/pages/page-headers.ts'

/** 404 for any unknown address. */
export const loader = pageDoor(async () => {
  throw new AppError('not_found')
})

export default function NotFound() {
  return null
}
