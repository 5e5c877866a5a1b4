import { imageKinds } from '../../src/contract/imageKinds.ts'
import { keepAvatar } from '../files/avatars.ts'
import { keepCover } from '../files/covers.ts'
import { imageEnding, imageTypes } from '../files/images.ts'
import { grantsOf } from '../lifecycles/queues.ts'
import { Refused } from '../shared/refused.ts'
import type { AdmissionTable, HandlerTable, Deps } from './table.ts'

/** Files as data addresses (API-27). Papers and talks come with their own rooms. */
export const uploadHandlers = ({ db, uploads }: Deps) =>
  ({
    upload: async ({ kind, name }, { file, member }) => {
      const ending = await imageEnding(file, name, kindOf(kind))
      if (kind === 'avatar') return { url: await keepAvatar({ db, uploads }, file.draft, member.userId) }
      if (kind === 'cover') return { url: await keepCover({ db, uploads }, file.draft, member.userId) }
      const stored = await uploads.keep(db, file.draft, { userId: member.userId, place: 'pictures', ending })
      return { url: `/uploads/${stored}` }
    },
  }) satisfies Partial<HandlerTable>

export const uploadAdmissions = ({ db, uploads }: Deps) =>
  ({
    upload: async ({ kind }, { member }) => {
      const { endings, limit } = kindOf(kind)
      if (kind === 'site' && !(await grantsOf(db, member.userId)).platform.includes('admin'))
        throw new Refused('forbidden', { field: 'kind' })
      return { draft: () => uploads.draft('pictures'), types: imageTypes(endings), limit }
    },
  }) satisfies Partial<AdmissionTable>

const kindOf = (kind: string) => {
  if (kind !== 'avatar' && kind !== 'organizer' && kind !== 'cover' && kind !== 'site')
    throw new Refused('notOpen')
  return imageKinds[kind]
}
