import { and, eq } from 'drizzle-orm'

import {
  presentationLimit,
  presentationRefusal,
  presentationTypes,
  type PresentationKind,
} from '../../src/contract/presentationFile.ts'
import { papers } from '../db/schema/papers.ts'
import { presentationFiles } from '../db/schema/presentations.ts'
import type { Db, Tx } from '../db/types.ts'
import { presentationEnding } from '../files/presentationEnding.ts'
import {
  dropOldest,
  placeOf,
  presentable,
  presentationsOf,
  vacate,
} from '../lifecycles/papers/presentations.ts'
import { Refused } from '../shared/refused.ts'
import {
  isRowId,
  offsetOf,
  type AdmissionTable,
  type Deps,
  type HandlerTable,
  type MemberCall,
} from './table.ts'

/** Oral presentations and posters of a member's accepted papers (FILE-01, FILE-03). */
export const presentationHandlers = ({ db, uploads, now }: Deps) => {
  const readBack = async (tx: Tx, { exchange }: MemberCall, { id, kind }: Place) => {
    const wish = { limit: 1, offset: 0, language: exchange.language }
    const [read] = await presentationsOf(tx, eq(papers.id, id), kind, wish)
    if (read === undefined) throw new Refused('notFound')
    return read
  }

  /** One of the files, whose paper is locked and open. */
  const moveFile = (
    call: MemberCall,
    wish: Place & { readonly file_id: number },
    put: (tx: Tx, file: typeof presentationFiles.$inferSelect) => Promise<void>,
  ) =>
    db.transaction(async (tx) => {
      await openPaper(tx, call, wish.id)
      const [file] = isRowId(wish.file_id)
        ? await tx
            .select()
            .from(presentationFiles)
            .where(and(placeOf(wish.id, wish.kind), eq(presentationFiles.id, wish.file_id)))
        : []
      if (file === undefined) throw new Refused('notFound', { field: 'file_id' })
      await put(tx, file)
      await dropOldest(tx, placeOf(wish.id, wish.kind))
      return readBack(tx, call, wish)
    })

  return {
    listPresentations: async ({ kind, page, page_size }, { member: { userId }, exchange }) => {
      const chosen = presentable(db, userId, kind)
      const total = await db.$count(papers, chosen)
      const part = { limit: page_size, offset: offsetOf({ page, page_size }), language: exchange.language }
      return { list: await presentationsOf(db, chosen, kind, part), total, page, page_size }
    },

    uploadPresentation: async ({ id, kind, name }, call) => {
      const { file, member } = call
      const ending = await presentationEnding(name, file)
      const bytes = file.draft.size()
      const stored = await uploads.keep(db, file.draft, { userId: member.userId, place: 'papers', ending })
      let isUsed = false
      try {
        const answer = await db.transaction(async (tx) => {
          await openPaper(tx, call, id)
          await vacate(tx, placeOf(id, kind))
          await tx.insert(presentationFiles).values({
            paperId: id,
            kind,
            name,
            file: stored,
            bytes,
            isCurrent: true,
            createdAt: new Date(now()),
          })
          await dropOldest(tx, placeOf(id, kind))
          return readBack(tx, call, { id, kind })
        })
        isUsed = true
        return answer
      } finally {
        if (!isUsed) await uploads.discard('papers', stored)
      }
    },

    removePresentation: async (wish, call) =>
      moveFile(call, wish, (tx, { id }) => vacate(tx, eq(presentationFiles.id, id))),

    restorePresentation: async (wish, call) =>
      moveFile(call, wish, async (tx, { id }) => {
        await vacate(tx, placeOf(wish.id, wish.kind))
        await tx.update(presentationFiles).set({ isCurrent: true }).where(eq(presentationFiles.id, id))
      }),
  } satisfies Partial<HandlerTable>
}

export const presentationAdmissions = ({ db, uploads }: Deps) =>
  ({
    uploadPresentation: async ({ id, kind }, { member }) => {
      const [row] = isRowId(id) ? await ownPaper(db, member.userId, id) : []
      refuseClosed(row)
      return {
        draft: () => uploads.draft('papers'),
        types: Object.values(presentationTypes),
        limit: presentationLimit,
        place: { purpose: kind, paperId: id },
      }
    },
  }) satisfies Partial<AdmissionTable>

interface Place {
  /** Id of the paper. */
  readonly id: number
  readonly kind: PresentationKind
}

const ownPaper = (tx: Db | Tx, userId: number, id: number) =>
  tx
    .select({ state: papers.state })
    .from(papers)
    .where(and(eq(papers.id, id), eq(papers.userId, userId)))
    .$dynamic()

/** Locks it: two files that come at once follow each other. */
const openPaper = async (tx: Tx, { member }: MemberCall, id: number): Promise<void> => {
  const [row] = isRowId(id) ? await ownPaper(tx, member.userId, id).for('no key update') : []
  refuseClosed(row)
}

/** Another user's row is refused like a missing one; the caller's own by the name of its state. */
const refuseClosed = (row: { readonly state: string } | undefined): void => {
  if (row === undefined) throw new Refused('notFound')
  const refusal = presentationRefusal(row.state)
  if (refusal !== null) throw new Refused(refusal)
}
