import { browserApi } from '#app/client/api-client/api-client.ts'
import type { InputOf } from '#app/client/api-client/calls.ts'
import { readSavedAnswer, saveAnswer } from '#app/client/private-data/saved-answer.ts'
import type { Me } from '#app/features/account/identity/identity-schema.ts'
import type { SentRequest } from '#app/features/request/sending/follow-sent.ts'
import type { ContactForm } from './contact-form-schema.ts'

/** The contact form for a person who is logged in, in a script that only they load. */

async function findMe(signal: AbortSignal): Promise<Me> {
  return (await browserApi('GET /api/private/user/me', { signal })).data
}

interface OwnContact {
  name: string
  email: string
  phone: string
}

/** Name of what this device knows of the person, until they log out. */
const OWN = 'own-contact'

/** Fills in what their account says, where nothing is typed yet: at once what it said last. @throws ApiError. */
export async function fillOwn(
  form: HTMLFormElement,
  update: (field: { name: string; value: string; validated: false }) => void,
  signal: AbortSignal,
): Promise<void> {
  const known = readSavedAnswer<OwnContact>(OWN)?.data
  function fill(values: OwnContact): void {
    const typed = new FormData(form)
    for (const field of ['name', 'email', 'phone'] as const)
      if (typed.get(field) === '' || typed.get(field) === known?.[field])
        update({ name: field, value: values[field], validated: false })
  }
  if (known) fill(known)
  const { name, email, phone } = await findMe(signal)
  const own = { name, email, phone: phone ?? '' }
  saveAnswer(OWN, own, Date.now())
  fill(own)
}

/** Whether the form names nobody but the person who is logged in. */
function isOwn({ name, email, phone = '' }: ContactForm, me: Me): boolean {
  return (
    name === me.name && email.toLowerCase() === me.email.toLowerCase() && (phone === '' || phone === me.phone)
  )
}

/** Sends the form as their plan (specification, section 7); null if it names somebody else. @throws ApiError. */
export async function sendOwn(
  form: ContactForm,
  plan: InputOf<'POST /api/public/plan'> & { signal: AbortSignal },
): Promise<SentRequest | null> {
  // Whose session has ended sends it as a visitor.
  const me = await findMe(plan.signal).catch(() => null)
  if (!me || !isOwn(form, me)) return null
  const { newPlan } = await browserApi('POST /api/public/plan', plan)
  return newPlan?.receipt_key === undefined ? null : { userId: me.user_id, receiptKey: newPlan.receipt_key }
}
