import { files } from '#app/links.ts'
import { firstPhoto, type PhotoRow } from '#app/picture/photo/photo-queries.server.ts'
import type { RequestContext } from '#app/request-context.ts'
import { staff } from '#database/schema/staff.ts'
import { portraitVersion } from './portrait-version-queries.server.ts'
import type { StaffContact } from './staff-schema.ts'

/** Columns that a staff contact is read from. */
export const contactColumns = {
  fkey: staff.fkey,
  name: staff.name,
  bookCallUrl: staff.bookCallUrl,
  imgixPhotoSrc: staff.imgixPhotoSrc,
  profile: staff.profile,
  portraitVersion,
  ownPhoto: firstPhoto('staff'),
}

type ContactRow = Pick<
  typeof staff.$inferSelect,
  'fkey' | 'name' | 'bookCallUrl' | 'imgixPhotoSrc' | 'profile'
> & { portraitVersion: string; ownPhoto: PhotoRow | null }

/** An address elsewhere that the row names, else the operator's photograph, else the drawn portrait. */
function photoSource(
  { fkey, imgixPhotoSrc, ownPhoto, portraitVersion: version }: ContactRow,
  origin: string,
) {
  if (imgixPhotoSrc) return imgixPhotoSrc
  return origin + (ownPhoto ? files.photo(ownPhoto.key, 1080) : files.portrait(fkey, 'square', version))
}

/** A person as the specification names a staff contact (section 3). */
export function toStaffContact(row: ContactRow, { origin }: Pick<RequestContext, 'origin'>): StaffContact {
  return {
    id: row.fkey,
    name: row.name,
    book_call_url: row.bookCallUrl,
    imgix_photo_src: photoSource(row, origin),
    profile_en: row.profile.en,
  }
}
