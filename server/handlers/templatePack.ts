import { templateFault, templateLimit, templateTypes } from '../../src/contract/templateFile.ts'
import { audit } from '../accounts/audit.ts'
import { templateEnding } from '../files/templateEnding.ts'
import { conferenceOfChair } from '../lifecycles/papers/deskAccess.ts'
import { changeTemplatePack, readTemplatePack } from '../lifecycles/papers/templatePacks.ts'
import { beginInPieces } from './partialUpload.ts'
import { actorOf } from './record.ts'
import type { AdmissionTable, Deps, HandlerTable } from './table.ts'

/** The templates that a conference brings itself (MEM-02). */
export const templatePackHandlers = (deps: Deps) => {
  const { db, uploads, now } = deps
  return {
    getTemplatePack: async ({ conference_id: id }, call) => {
      await conferenceOfChair(db, actorOf(call), id)
      return readTemplatePack(db, id)
    },

    beginTemplatePack: async ({ conference_id: id, ...file }, call) => {
      await conferenceOfChair(db, actorOf(call), id)
      const place = { purpose: 'template', conferenceId: id } as const
      return beginInPieces(deps, call.member.userId, { place, ...file }, templateFault(file))
    },

    uploadTemplatePack: async ({ conference_id: id, version, name }, { exchange, file, member }) => {
      const ending = await templateEnding(name, file)
      const { userId } = member
      const bytes = file.draft.size()
      const stored = await uploads.keep(db, file.draft, { userId, place: 'papers', ending })
      // Either the new or the old file is unused in the end.
      let unused: string | null = stored
      try {
        const { before, pack } = await db.transaction(async (tx) => {
          const at = new Date(now())
          const own = { name, file: stored, bytes }
          const change = { conferenceId: id, version, own, userId, at }
          const replaced = await changeTemplatePack(tx, change)
          const data = { ending, bytes, version: version + 1 }
          await audit(tx, exchange, at, 'conference', id, 'templatePack.uploaded', userId, data)
          return { before: replaced?.before ?? null, pack: await readTemplatePack(tx, id) }
        })
        unused = before
        return pack
      } finally {
        if (unused !== null) await uploads.discard('papers', unused)
      }
    },

    removeTemplatePack: async ({ conference_id: id, version }, call) => {
      await conferenceOfChair(db, actorOf(call), id)
      const { exchange, member } = call
      const { removed, pack } = await db.transaction(async (tx) => {
        const at = new Date(now())
        const { userId } = member
        const removed = await changeTemplatePack(tx, { conferenceId: id, version, own: null, userId, at })
        const data = { version: version + 1 }
        if (removed !== null)
          await audit(tx, exchange, at, 'conference', id, 'templatePack.removed', userId, data)
        return { removed, pack: await readTemplatePack(tx, id) }
      })
      if (removed?.before != null) await uploads.discard('papers', removed.before)
      return pack
    },
  } satisfies Partial<HandlerTable>
}

export const templatePackAdmissions = ({ db, uploads }: Deps) =>
  ({
    uploadTemplatePack: async ({ conference_id: id }, call) => {
      await conferenceOfChair(db, actorOf(call), id)
      return {
        draft: () => uploads.draft('papers'),
        types: Object.values(templateTypes),
        limit: templateLimit,
        place: { purpose: 'template', conferenceId: id },
      }
    },
  }) satisfies Partial<AdmissionTable>
