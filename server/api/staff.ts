import { createRoute, z } from '@hono/zod-openapi'
import type { StaffWrapper } from '#app/features/people/staff/staff-schema.ts'
import { getActiveStaff } from '#app/features/people/staff/staff-wrapper-queries.server.ts'
import { apiRouter } from './api-router.ts'
import { failures, jsonAnswer } from './contract.ts'
import { publicAnswer } from './public-answer.ts'

const clock = z.string().openapi({ example: '07:30' })

const wrapper = z
  .object({
    staff: z.object({
      fkey: z.string(),
      name: z.string(),
      first_name: z.string(),
      countries: z.array(z.string()).openapi({ description: 'Tags of the countries they answer for' }),
      date_added: z.iso.date(),
      place: z.string(),
      spoken_languages: z.array(z.string()),
      time_zone: z.string(),
      working_hours: z.array(
        z.object({ days: z.array(z.number().int().min(1).max(7)), from: clock, to: clock }),
      ),
      book_call_url: z.string().nullable(),
      imgix_photo_src: z.string().nullable(),
      profile_en: z.string(),
    }),
    feedbackEntries: z.array(
      z.object({ title: z.string().optional(), comment: z.string(), date: z.iso.date(), name: z.string() }),
    ),
    publishedTripUrls: z.array(z.string()),
  })
  .openapi('StaffWrapper') satisfies z.ZodType<StaffWrapper>

const allActive = createRoute({
  method: 'get',
  path: '/api/public/staff/all_active',
  operationId: 'listActiveStaff',
  tags: ['Staff'],
  summary: 'Everybody at work, what was written about them and what they have published',
  middleware: publicAnswer,
  responses: {
    200: jsonAnswer('The longest with us first.', z.array(wrapper)),
    ...failures,
  },
})

/** The call about the staff (specification, section 7). */
export function staffRoutes() {
  const api = apiRouter()
  api.openapi(allActive, async c => c.json(await getActiveStaff(c.get('context')), 200))
  return api
}
