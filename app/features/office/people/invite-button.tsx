import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { browserApi } from '#app/client/api-client/api-client.ts'
import { reasonOf } from '#app/client/api-client/api-error.ts'
import { apiLocale } from '#app/client/api-client/calls.ts'
import { oneAtATime } from '#app/client/one-at-a-time.ts'
import { keyOf, usePrivateQuery } from '#app/client/private-data/private-query.ts'
import type { InviteRefusal } from '#app/features/account/invitation/invitation-schema.ts'
import { roleName, useDesk } from '#app/features/office/desk/desk-context.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Display } from '#app/ui/display.tsx'
import { Note } from '#app/ui/note.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { Text } from '#app/ui/text.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import styles from './invitations.module.css'

const refusals: Record<InviteRefusal, () => string> = {
  already_invited: m.office_invite_already_invited,
  already_staff: m.office_invite_already_staff,
  is_partner: m.office_invite_is_partner,
  staff_unknown: m.office_invite_staff_unknown,
  staff_taken: m.office_invite_staff_taken,
  partner_unknown: m.office_invite_partner_unknown,
}

function problemWords(error: unknown): string {
  const reason = reasonOf(error)
  const [, words] = Object.entries(refusals).find(([name]) => name === reason) ?? []
  return words?.() ?? m.office_person_failed()
}

const roles = ['planner', 'admin', 'partner'] as const

type InvitedRole = (typeof roles)[number]

interface InviteProps {
  /** The partner to whose people somebody is invited; the form asks for it if it is left out. */
  partner?: { key: string; name: string }
}

/** The button that opens the form with which an admin invites somebody to the staff, or to the people of a partner. */
export function InviteButton({ partner }: InviteProps) {
  const titleId = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="sm" icon="plus-bold" onClick={() => setOpen(true)}>
        {partner ? m.office_invite_of({ name: partner.name }) : m.office_invite()}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} labelledBy={titleId}>
        {isOpen && <InviteForm titleId={titleId} partner={partner} onClose={() => setOpen(false)} />}
      </Dialog>
    </>
  )
}

function InviteForm({
  titleId,
  partner: own,
  onClose,
}: InviteProps & { titleId: string; onClose: () => void }) {
  const { notify } = useDesk()
  const client = useQueryClient()
  const { data } = usePrivateQuery('GET /api/admin/invitation')
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<InvitedRole>(own ? 'partner' : 'planner')
  const [fkey, setFkey] = useState('')
  const [partner, setPartner] = useState(own?.key ?? '')
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [once] = useState(oneAtATime)
  async function send(): Promise<void> {
    setBusy(true)
    setProblem(null)
    try {
      const subject = role === 'partner' ? { partner } : { fkey: fkey || null }
      const body = { email: email.trim(), role, ...subject }
      await browserApi('POST /api/admin/invitation', { query: { locale: apiLocale() }, body })
      notify(m.office_invite_sent({ email: email.trim() }))
      void client.invalidateQueries({ queryKey: keyOf('GET /api/admin/invitation') })
      onClose()
    } catch (error) {
      setProblem(problemWords(error))
    } finally {
      setBusy(false)
    }
  }
  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    void once(send)
  }
  return (
    <form className={styles.form} onSubmit={onSubmit}>
      <Display size={24} id={titleId}>
        {own ? m.office_invite_of({ name: own.name }) : m.office_invite_title()}
      </Display>
      <TextField
        type="email"
        label={m.office_fact_email()}
        hint={m.office_invite_hint()}
        value={email}
        required
        maxLength={254}
        autoComplete="off"
        onChange={({ target }) => setEmail(target.value)}
      />
      {!own && (
        <SelectField
          label={m.office_invite_role()}
          value={role}
          onChange={({ target }) => setRole(roles.find(each => each === target.value) ?? 'planner')}
        >
          {roles.map(each => (
            <option key={each} value={each}>
              {roleName(each)}
            </option>
          ))}
        </SelectField>
      )}
      {role === 'partner' && !own && (
        <SelectField
          label={roleName('partner')}
          value={partner}
          required
          onChange={({ target }) => setPartner(target.value)}
        >
          <option value="">{m.office_person_choose()}</option>
          {data?.partners.map(({ key, name }) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      {role !== 'partner' && (
        <SelectField
          label={m.office_invite_profile()}
          value={fkey}
          required={role === 'planner'}
          onChange={({ target }) => setFkey(target.value)}
        >
          <option value="">
            {role === 'planner' ? m.office_person_choose() : m.office_invite_profile_none()}
          </option>
          {data?.profiles.map(profile => (
            <option key={profile.fkey} value={profile.fkey}>
              {profile.name}
            </option>
          ))}
        </SelectField>
      )}
      {role === 'planner' && (
        <Text size="small" tone="quiet">
          {m.office_invite_profile_hint()}
        </Text>
      )}
      {problem && <Note kind="error">{problem}</Note>}
      <Button type="submit" size="sm" loading={isBusy}>
        {m.office_invite_send()}
      </Button>
    </form>
  )
}
