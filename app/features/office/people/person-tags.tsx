import { browserApi } from '#app/client/api-client/api-client.ts'
import { m } from '#app/paraglide/messages.js'
import { SecondaryButton } from '#app/ui/secondary-button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { ActOnPerson } from './act-on-person.ts'
import type { OfficePerson } from './people-schema.ts'

/** The tags by which the office finds a person again, in one field. */
export function PersonTags({ person: { id, tags }, act }: { person: OfficePerson; act: ActOnPerson }) {
  function save(form: HTMLFormElement): void {
    const typed = String(new FormData(form).get('tags') ?? '')
    const wanted = typed.split(',').flatMap(each => each.trim() || [])
    const call = () => browserApi('PATCH /api/admin/user/{id}', { path: { id }, body: { tags: wanted } })
    void act(call, m.account_saved())
  }
  return (
    <form
      onSubmit={event => {
        event.preventDefault()
        save(event.currentTarget)
      }}
    >
      <TextField
        key={tags.join()}
        name="tags"
        label={m.office_person_tags()}
        hint={m.office_person_tags_hint()}
        defaultValue={tags.join(', ')}
      />
      <SecondaryButton type="submit" size="sm">
        {m.account_save()}
      </SecondaryButton>
    </form>
  )
}
