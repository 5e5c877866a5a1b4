import { imageKinds } from '../../src/contract/imageKinds.ts'
import { takeHit } from '../accounts/limits.ts'
import { readImage } from '../files/images.ts'
import { Refused } from '../http/refused.ts'
import type { HandlerTable, Tools } from './table.ts'

/** Files as data addresses (API-27). Papers and talks come with their own rooms. */
export const uploadHandlers = ({ db, files, now }: Tools) =>
  ({
    upload: async ({ kind, content, name }, { member }) => {
      if (kind !== 'avatar' && kind !== 'organizer') throw new Refused('notOpen')
      const wait = await takeHit(db, { key: `upload:${member.userId}`, hits: 100, seconds: 3600 }, now())
      if (wait !== null) throw new Refused('limited', { retryAfter: wait })
      const { bytes, ending } = await readImage(content, name, imageKinds[kind])
      return { url: `/uploads/${await files.put(bytes, ending)}` }
    },
  }) satisfies Partial<HandlerTable>
