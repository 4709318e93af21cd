import { AppError } from '#app/app-error.ts'
import type { RequestContext } from '#app/request-context.ts'

const sheets = import.meta.glob<string>(['/app/**/*.module.css', '/app/pages/dev/style-guide/guide.css'], {
  query: '?inline',
  import: 'default',
  eager: true,
})

/** The styles of every component, as one sheet. @throws AppError `not_found` if the development pages are off. */
export function styleGuideStyles({ dev }: Pick<RequestContext, 'dev'>): string {
  if (!dev) throw new AppError('not_found')
  return ['@layer tokens, base, ui, features, pages;', ...Object.values(sheets)].join('\n')
}
