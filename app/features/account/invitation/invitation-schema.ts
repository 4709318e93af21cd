import { z } from 'zod'

const roles = z.enum(['planner', 'admin', 'partner'])

/** An open invitation, to the staff or to the people of a partner. */
export const invitation = z
  .object({
    id: z.int(),
    email: z.string(),
    role: roles,
    profile: z
      .string()
      .nullable()
      .meta({ description: 'Name of the staff profile, or of the partner, that it is for' }),
    by: z.string().nullable().meta({ description: 'Name of who invited; null if their account is gone' }),
    expiresTs: z.iso.datetime(),
  })
  .meta({ id: 'Invitation' })

/** Whom an admin invites, and to what. */
export const newInvitation = z
  .strictObject({
    email: z.email().max(254),
    role: roles,
    fkey: z
      .string()
      .max(60)
      .nullable()
      .default(null)
      .meta({ description: 'Key of the staff profile that a planner gets; null for an admin without one' }),
    partner: z
      .string()
      .max(60)
      .nullable()
      .default(null)
      .meta({ description: 'Key of the partner; null for the staff' }),
  })
  .meta({ id: 'NewInvitation' })

/** Why nobody is invited. */
export const inviteRefusals = [
  ...(['already_invited', 'already_staff', 'is_partner'] as const),
  ...(['staff_unknown', 'staff_taken', 'partner_unknown'] as const),
]

export type Invitation = z.infer<typeof invitation>
export type NewInvitation = z.infer<typeof newInvitation>
export type InviteRefusal = (typeof inviteRefusals)[number]
