import { imageKinds, type FormImageKind } from '../../src/contract/imageKinds.ts'
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
      const known = kindOf(kind)
      const ending = await imageEnding(file, name, imageKinds[known])
      if (kind === 'avatar') return { url: await keepAvatar({ db, uploads }, file.draft, member.userId) }
      if (kind === 'cover') return { url: await keepCover({ db, uploads }, file.draft, member.userId) }
      const place = { userId: member.userId, place: 'pictures', ending, kind: known } as const
      const stored = await uploads.keep(db, file.draft, place)
      return { url: `/uploads/${stored}` }
    },
  }) satisfies Partial<HandlerTable>

export const uploadAdmissions = ({ db, uploads }: Deps) =>
  ({
    upload: async ({ kind }, { member }) => {
      const { endings, limit } = imageKinds[kindOf(kind)]
      if (kind === 'site' && !(await grantsOf(db, member.userId)).platform.includes('admin'))
        throw new Refused('forbidden', { field: 'kind' })
      return { draft: () => uploads.draft('pictures'), types: imageTypes(endings), limit }
    },
  }) satisfies Partial<AdmissionTable>

const kindOf = (kind: string): FormImageKind => {
  if (kind === 'oral' || kind === 'paper' || kind === 'content' || !(kind in imageKinds))
    throw new Refused('notOpen')
  return kind as FormImageKind
}
