import { embeddedTemplates } from './testing/embedded-templates.ts'
import { postgresTemplate } from './testing/postgres-templates.ts'

/**
 * node tools/prepare-templates.ts: makes the databases that tests copy, unless they are cached, before several steps
 * need them at once.
 */
await embeddedTemplates()
if (!process.env.TEST_DATABASE_URL) await postgresTemplate()
