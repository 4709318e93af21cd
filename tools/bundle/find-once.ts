import type { Plugin } from 'vite'

/**
 * For a plugin that rewrites what others wrote: a build in which it found nothing fails, because the code it rewrites was
 * renamed or is written in another way. @param sought what it looks for, for the message
 */
export function findOnce(sought: string): { found: () => void; buildEnd: NonNullable<Plugin['buildEnd']> } {
  let isFound = false
  return {
    found: () => {
      isFound = true
    },
    buildEnd(error) {
      if (!error && !isFound && this.environment.mode === 'build') this.error(`the build has no ${sought}`)
    },
  }
}
