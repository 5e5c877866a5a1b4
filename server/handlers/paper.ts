import { dequal } from 'dequal/lite'
import { and, count, desc, eq } from 'drizzle-orm'

import { correctedForm, finalOf, isRevised } from '../../src/contract/paperEditing.ts'
import { paperFile } from '../../src/contract/paperFile.ts'
import { emptyPaper, type PaperForm } from '../../src/contract/paperForm.ts'
import { confirmsWithdrawal } from '../../src/contract/paperWithdrawal.ts'
import { takeHit } from '../accounts/limits.ts'
import { users } from '../db/schema/accounts.ts'
import { conferences } from '../db/schema/catalogue.ts'
import { paperFiles, papers, paperSubmissions } from '../db/schema/papers.ts'
import type { Db, Tx } from '../db/types.ts'
import { examineFile } from '../files/names/examineFile.ts'
import { authorDefaults } from '../orders/authorDefaults.ts'
import { authorNames } from '../lifecycles/papers/namesTold.ts'
import { paperEnding } from '../files/paperEnding.ts'
import type { Draft } from '../files/store.ts'
import { conflictSuggestions } from '../lifecycles/papers/conflictSuggestions.ts'
import { editingNow } from '../lifecycles/papers/editing.ts'
import { ownPaperOf, paperCards, paperFileOf, readByAuthor, typedOf } from '../lifecycles/papers/ownPapers.ts'
import { isFinalOpen, settingsOf, takesPapers } from '../lifecycles/papers/settings.ts'
import { eventOfKey } from '../lifecycles/eventOfKey.ts'
import type { Scope } from '../lifecycles/types.ts'
import { Refused } from '../shared/refused.ts'
import { isPublic } from '../db/isPublic.ts'
import { actorOf } from './record.ts'
import {
  isRowId,
  offsetOf,
  pick,
  type AdmissionTable,
  type Deps,
  type HandlerTable,
  type MemberCall,
} from './table.ts'

/** A member's own papers: begun, kept while they are typed, submitted, revised (PAP-01, PAP-02). */
export const paperHandlers = ({ db, engine, uploads, now }: Deps) => {
  const submissionsOf = async (tx: Db | Tx, id: number) => {
    const [row] = isRowId(id)
      ? await tx
          .select()
          .from(conferences)
          .where(and(eq(conferences.id, id), isPublic))
      : []
    if (row === undefined) throw new Refused('notFound', { field: 'conference_id' })
    const isOpen = await takesPapers(tx, row, new Date(now()))
    return { row, refusal: isOpen ? null : ('submissionOver' as const) }
  }

  const readBack = async (tx: Db | Tx, { member, exchange }: MemberCall, id: number) => {
    const paper = await ownPaperOf(tx, member.userId, id, {
      language: exchange.language,
      at: new Date(now()),
    })
    if (paper === null) throw new Refused('notFound')
    return paper
  }

  const fileFault = fileFaultAt(now)
  const finalNow = finalAt(now)

  /** Names of the authors in the form of an own paper. */
  const namesOfAuthors = async (id: number, userId: number): Promise<string[]> => {
    const [row] = await db.select().from(papers).where(mine(id, userId))
    return row === undefined ? [] : authorNames(typedOf(row))
  }

  /** Moves an own paper and reads it back. */
  const move = (
    call: MemberCall,
    wish: Move,
    prepare: (scope: Scope, row: Row) => Promise<void> = async () => {},
    conclude: (scope: Scope, row: Row) => Promise<void> = async () => {},
  ) => {
    const { id, version, key, event, response, reason = '' } = wish
    return engine.run(async (scope) => {
      const { tx } = scope
      const row = await held(tx, call, id)
      await prepare(scope, row)
      const wanted = { entity: 'paper', id, event: { type: event, reason }, version, key } as const
      const { isRepeated } = await scope.fire(actorOf(call), wanted)
      if (!isRepeated && handsIn.has(event)) await keepSubmission(tx, id, response ?? '', new Date(now()))
      await conclude(scope, row)
      return readBack(tx, call, id)
    })
  }

  return {
    getSubmission: async ({ conference_id }, { exchange, member: { userId } }) => {
      const { row, refusal } = await submissionsOf(db, conference_id)
      const begun = and(
        eq(papers.userId, userId),
        eq(papers.conferenceId, conference_id),
        eq(papers.state, 'draft'),
      )
      return {
        conference_id,
        conference: pick(exchange, row.title, row.engTitle),
        deadline: row.submissionDeadline?.toISOString() ?? null,
        time_zone: row.timeZone,
        refusal,
        drafts: await paperCards(
          db,
          begun,
          { limit: mostDrafts, offset: 0 },
          { userId, language: exchange.language },
        ),
      }
    },

    beginPaper: async ({ conference_id, key }, call) => {
      const { userId } = call.member
      const made = await madeWith(db, userId, key)
      const authors = await authorDefaults(db, userId)
      if (made === null) {
        const wait = await takeHit(db, { key: `paper:${userId}`, hits: 60, seconds: 3600 }, now())
        if (wait !== null) throw new Refused('limited', { retryAfter: wait })
      }
      return db.transaction(async (tx) => {
        // Ten at once are in line at the account's row: the first one has written by now.
        await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
        const known = await madeWith(tx, userId, key)
        if (known !== null) {
          if (known.conferenceId !== conference_id) throw new Refused('keyReused', { field: 'key' })
          return readBack(tx, call, known.id)
        }
        const { refusal } = await submissionsOf(tx, conference_id)
        if (refusal !== null) throw new Refused(refusal)
        const at = new Date(now())
        const [row] = await tx
          .insert(papers)
          .values({
            userId,
            conferenceId: conference_id,
            form: { ...emptyPaper, authors },
            key,
            createdAt: at,
            movedAt: at,
          })
          .returning()
        if (row === undefined) throw new Error('the paper was not written')
        return readBack(tx, call, row.id)
      })
    },

    listPapers: async ({ page, page_size }, { member, exchange }) => {
      const mine = readByAuthor(member.userId)
      const [sum] = await db.select({ total: count() }).from(papers).where(mine)
      const part = { limit: page_size, offset: offsetOf({ page, page_size }) }
      const { userId } = member
      const list = await paperCards(db, mine, part, { userId, language: exchange.language })
      return { list, total: sum?.total ?? 0, page, page_size }
    },

    getPaper: async ({ id }, call) => {
      if (!isRowId(id)) throw new Refused('notFound')
      return readBack(db, call, id)
    },

    suggestConflicts: async ({ id }, { member: { userId } }) => {
      const [row] = isRowId(id) ? await db.select().from(papers).where(mine(id, userId)) : []
      if (row === undefined) throw new Refused('notFound')
      const typed = { id, userId, form: typedOf(row) }
      const list = await conflictSuggestions(db, typed, new Date(now()))
      return { list, total: list.length, page: 1, page_size: Math.max(1, list.length) }
    },

    savePaper: async ({ id, form_version, form, response }, call) =>
      db.transaction(async (tx) => {
        const row = await held(tx, call, id)
        if ((await editingNow(tx, row, new Date(now()))) === null) throw new Refused('paperNotEditable')
        if (row.formVersion !== form_version) throw new Refused('versionConflict', { field: 'form_version' })
        return writeTyped(tx, row, form, response)
      }),

    submitPaper: async ({ form, form_version, ...wish }, call) =>
      move(call, { ...wish, event: 'paper.submit' }, async ({ tx }, row) => {
        if (row.state !== 'draft') return
        refuseOlder(row, form_version)
        await writeTyped(tx, row, form, '')
      }),

    amendPaper: async ({ form, form_version, ...wish }, call) =>
      move(call, { ...wish, event: 'paper.amend' }, async (scope, row) => {
        const { tx } = scope
        const { id, key } = wish
        const done = await eventOfKey(scope, actorOf(call), { entity: 'paper', id, key }, ['paper.amend'])
        // The lifecycle refuses a paper that cannot be changed any more, and names the reason.
        if (done !== null || (await editingNow(tx, row, new Date(now()))) !== 'submitted') return
        refuseOlder(row, form_version)
        await writeTyped(tx, row, form, '')
        await tx.update(papers).set({ form, revision: null }).where(eq(papers.id, row.id))
      }),

    resubmitPaper: async ({ form, form_version, response, ...wish }, call) =>
      move(call, { ...wish, response, event: 'paper.resubmit' }, async ({ tx }, row) => {
        if (!isRevised(row.state)) return
        refuseOlder(row, form_version)
        await writeTyped(tx, row, form, response)
        await tx.update(papers).set({ form, revision: null }).where(eq(papers.id, row.id))
      }),

    finalizePaper: async ({ form, ...wish }, call) => {
      let isCorrected = false
      return move(
        call,
        { ...wish, event: 'paper.finalize' },
        async (scope, row) => {
          const { id, key } = wish
          const done = await eventOfKey(scope, actorOf(call), { entity: 'paper', id, key }, [
            'paper.finalize',
          ])
          // The lifecycle refuses what is not waited for, or late, and names the reason.
          if (form === undefined || done !== null || (await finalNow(scope.tx, row)) !== 'open') return
          const corrected = correctedForm(row.form, form)
          if (corrected === null) throw new Refused('authorsFixed', { field: 'form' })
          isCorrected = !dequal(corrected, row.form)
          if (isCorrected) await scope.tx.update(papers).set({ form: corrected }).where(eq(papers.id, id))
        },
        async ({ tx }, { id }) => {
          // Reviewers' letter of the round stays the one that came with what they reviewed.
          if (isCorrected) await keepSubmission(tx, id, await lastResponse(tx, id), new Date(now()))
        },
      )
    },

    withdrawPaper: async ({ confirmation, ...wish }, call) =>
      move(call, { ...wish, event: 'paper.withdraw' }, async (_, { form }) => {
        if (!confirmsWithdrawal(confirmation, form))
          throw new Refused('confirmationWrong', { field: 'confirmation' })
      }),

    revivePaper: async (wish, call) => move(call, { ...wish, event: 'paper.revive' }),

    uploadPaperFile: async ({ id, kind, name }, call) => {
      const { file, member } = call
      const ending = await paperEnding(kind, name, file)
      const bytes = file.draft.size()
      const { examined, copy } = await examineFile(
        {
          path: file.draft.path,
          ending,
          account: member.userId,
          authors: await namesOfAuthors(id, member.userId),
        },
        () => uploads.draft('papers'),
      )
      const kept: string[] = []
      let isUsed = false
      try {
        const place = { userId: member.userId, place: 'papers', ending } as const
        const keep = async (draft: Draft) => {
          const stored = await uploads.keep(db, draft, place)
          kept.push(stored)
          return stored
        }
        const stored = await keep(file.draft)
        const blind = copy && { blindFile: await keep(copy), blindBytes: copy.size() }
        const answer = await db.transaction(async (tx) => {
          const row = await held(tx, call, id)
          const fault = await fileFault(tx, row)
          if (fault !== null) throw new Refused(fault)
          const [written] = await tx
            .insert(paperFiles)
            .values({
              paperId: id,
              kind,
              round: row.round,
              name,
              file: stored,
              bytes,
              examined,
              ...blind,
              createdAt: new Date(now()),
            })
            .returning()
          if (written === undefined) throw new Error('the file of the paper was not written')
          return paperFileOf(written, typedOf(row))
        })
        isUsed = true
        return answer
      } finally {
        if (!isUsed) for (const stored of kept) await uploads.discard('papers', stored)
        await copy?.drop()
      }
    },
  } satisfies Partial<HandlerTable>
}

/** Whether its final files can be handed in now; null: they are not waited for. */
const finalAt =
  (now: Deps['now']) =>
  async (tx: Db | Tx, { state, finalAt: at, conferenceId }: Row) =>
    finalOf({
      state,
      hasFinal: at !== null,
      isFinalOpen: isFinalOpen(await settingsOf(tx, conferenceId), new Date(now())),
    })

/** Why the author may put no file on it; null: it can be edited, or its final files are waited for. */
const fileFaultAt = (now: Deps['now']) => {
  const finalNow = finalAt(now)
  return async (tx: Db | Tx, row: Row): Promise<'finalOver' | 'paperNotEditable' | null> => {
    const final = await finalNow(tx, row)
    if (final === 'over') return 'finalOver'
    if (final === 'open') return null
    return (await editingNow(tx, row, new Date(now()))) === null ? 'paperNotEditable' : null
  }
}

export const paperAdmissions = ({ db, uploads, now }: Deps) => {
  const fileFault = fileFaultAt(now)
  return {
    uploadPaperFile: async ({ id, kind }, { member }) => {
      const [row] = isRowId(id) ? await db.select().from(papers).where(mine(id, member.userId)) : []
      if (row === undefined) throw new Refused('notFound')
      const fault = await fileFault(db, row)
      if (fault !== null) throw new Refused(fault)
      const { types, limit } = paperFile[kind]
      return { draft: () => uploads.draft('papers'), types, limit, place: { purpose: kind, paperId: id } }
    },
  } satisfies Partial<AdmissionTable>
}

type Row = typeof papers.$inferSelect

interface Move {
  readonly id: number
  readonly version: number
  readonly key: string
  readonly event: `paper.${'submit' | 'amend' | 'resubmit' | 'finalize' | 'withdraw' | 'revive'}`
  /** Letter of a revision; the paper itself forgets it with the round that it answers. */
  readonly response?: string
  /** Reason of a withdrawal. */
  readonly reason?: string
}

/** Longer than anybody's list; the page shows them all. */
const mostDrafts = 60

const mine = (id: number, userId: number) => and(eq(papers.id, id), eq(papers.userId, userId))

/** The own paper, locked; another user's is refused like a missing one. */
const held = async (tx: Tx, { member }: MemberCall, id: number): Promise<Row> => {
  const [row] = isRowId(id)
    ? await tx.select().from(papers).where(mine(id, member.userId)).for('no key update')
    : []
  if (row === undefined) throw new Refused('notFound')
  return row
}

const refuseOlder = ({ formVersion }: Row, seen: number) => {
  if (formVersion !== seen) throw new Refused('versionConflict', { field: 'form_version' })
}

/** Only the author sees changes of a submitted paper until they are submitted. */
const writeTyped = async (tx: Tx, { id, state, formVersion }: Row, form: PaperForm, response: string) => {
  const version = formVersion + 1
  const typed = state === 'draft' ? { form } : { revision: form, ...(isRevised(state) ? { response } : {}) }
  await tx
    .update(papers)
    .set({ ...typed, formVersion: version })
    .where(eq(papers.id, id))
  return { form_version: version }
}

const handsIn: ReadonlySet<Move['event']> = new Set(['paper.submit', 'paper.amend', 'paper.resubmit'])

/** Stores the submitted version, with the round that it has led to. */
const keepSubmission = async (tx: Tx, id: number, response: string, at: Date) => {
  const { round, form } = papers
  const rows = await tx.select({ round, form }).from(papers).where(eq(papers.id, id))
  await tx
    .insert(paperSubmissions)
    .values(rows.map((row) => ({ ...row, paperId: id, response, createdAt: at })))
}

/** The letter that came with what was handed in last. */
const lastResponse = async (tx: Tx, paperId: number): Promise<string> => {
  const [last] = await tx
    .select({ response: paperSubmissions.response })
    .from(paperSubmissions)
    .where(eq(paperSubmissions.paperId, paperId))
    .orderBy(desc(paperSubmissions.id))
    .limit(1)
  return last?.response ?? ''
}

const madeWith = async (tx: Db | Tx, userId: number, key: string): Promise<Row | null> => {
  const [row] = await tx
    .select()
    .from(papers)
    .where(and(eq(papers.userId, userId), eq(papers.key, key)))
  return row ?? null
}
