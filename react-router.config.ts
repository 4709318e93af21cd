import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  ssr: true,
  // No request carries a cookie, so a form posted from another site has no more power than its sender; and behind a
  // proxy, or under a strict referrer policy, an honest form may have `origin: null`.
  allowedActionOrigins: ['**'],
} satisfies Config
