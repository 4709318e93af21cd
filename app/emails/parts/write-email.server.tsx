import { render, toPlainText } from '@react-email/render'
import type { ComponentProps } from 'react'
import { EmailFrame, HEAD_CLASS } from './email-frame.tsx'

/** Both parts of an email. The plain one keeps the lines that somebody's words were written in, and names as they are. */
export async function writeEmail(
  email: ComponentProps<typeof EmailFrame>,
): Promise<{ html: string; text: string }> {
  const html = await render(<EmailFrame {...email} />)
  const text = toPlainText(html, {
    preserveNewlines: true,
    selectors: [
      { selector: `.${HEAD_CLASS}`, format: 'skip' },
      { selector: 'h1', options: { uppercase: false } },
    ],
  })
  return { html, text }
}
