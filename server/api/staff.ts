import { createRoute, z } from '@hono/zod-openapi'
import { FEEDBACK_SHOWN, getActiveStaff } from '#app/features/people/staff/staff-queries.server.ts'
import { type StaffWrapper, staffContact } from '#app/features/people/staff/staff-schema.ts'
import { apiRouter } from './api-router.ts'
import { inputFailures, jsonAnswer } from './contract.ts'
import { publicAnswer } from './public-answer.ts'
import { locale, readIn } from './reading.ts'

const clock = z.string().openapi({ example: '07:30' })

const wrapper = z
  .object({
    staff: staffContact.extend({
      fkey: z.string().openapi({ description: 'The same as id' }),
      first_name: z.string(),
      countries: z.array(z.string()).openapi({ description: 'Tags of the countries the person works for' }),
      date_added: z.iso.date(),
      place: z.string(),
      spoken_languages: z.array(z.string()),
      time_zone: z.string(),
      working_hours: z.array(
        z.object({ days: z.array(z.number().int().min(1).max(7)), from: clock, to: clock }),
      ),
    }),
    feedbackEntries: z.array(
      z.object({ title: z.string().optional(), comment: z.string(), date: z.iso.date(), name: z.string() }),
    ),
    publishedTripUrls: z.array(z.string()),
  })
  .openapi('StaffWrapper') satisfies z.ZodType<StaffWrapper>

export const allActive = createRoute({
  method: 'get',
  path: '/api/public/staff/all_active',
  operationId: 'listActiveStaff',
  tags: ['Staff'],
  summary: 'List the active staff, with their reviews and articles',
  description: `Includes the ${FEEDBACK_SHOWN} newest reviews of each person; /api/next/feedback/search has all of them.`,
  middleware: publicAnswer,
  request: { query: z.object({ locale }) },
  responses: {
    200: jsonAnswer('The staff, longest-serving first.', z.array(wrapper)),
    ...inputFailures,
  },
})

/** The call about the staff (specification, section 7). */
export function routes() {
  const api = apiRouter()
  api.openapi(allActive, async c => c.json(await readIn(c, c.req.valid('query').locale, getActiveStaff), 200))
  return api
}
