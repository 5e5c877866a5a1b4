import { and, eq, isNull } from 'drizzle-orm'

import type { HandlerInput } from '../../src/contract/endpoint.ts'
import type { Reason } from '../../src/contract/reasons.ts'
import type { StudentProof, submitStudentProof } from '../../src/contract/studentProof.ts'
import { isPublic } from '../db/isPublic.ts'
import { conferences } from '../db/schema/catalogue.ts'
import { ticketTypes } from '../db/schema/registration.ts'
import { studentProofs } from '../db/schema/studentProofs.ts'
import type { Db, Tx } from '../db/types.ts'
import type { FileStore, StoredFile } from '../files/store.ts'
import { ownedBy, proofAddress } from '../lifecycles/entities/studentProof.ts'
import { endingOf } from '../shared/endingOf.ts'
import { rolesAsReader, grantsOf } from '../lifecycles/rolesOf.ts'
import type { Actor, Scope } from '../lifecycles/types.ts'
import { Refused } from '../shared/refused.ts'

type Row = typeof studentProofs.$inferSelect

/** Throws `Refused` where the conference is not public, or none of its tickets asks for a proof. */
export const refuseNeedless = async (db: Db | Tx, conferenceId: number): Promise<void> => {
  const field = 'conference_id'
  const [conference] = await db
    .select({ id: conferences.id })
    .from(conferences)
    .where(and(eq(conferences.id, conferenceId), isPublic))
  if (conference === undefined) throw new Refused('notFound', { field })
  const [asking] = await db
    .select({ id: ticketTypes.id })
    .from(ticketTypes)
    .where(
      and(
        eq(ticketTypes.conferenceId, conferenceId),
        eq(ticketTypes.audience, 'provenStudent'),
        isNull(ticketTypes.retiredAt),
      ),
    )
    .limit(1)
  if (asking === undefined) throw new Refused('studentProofNotNeeded', { field })
}

type Submission = Omit<HandlerInput<typeof submitStudentProof>, 'content'> & {
  /** Name of the stored file. */
  readonly file: string
}

/**
 * Hands a proof in. The file is stored already: what the team is asked to decide about can be looked at. `unused`: a file
 * that no row speaks of now, the one before or, for a repeated request, the one that came with it.
 */
export const submitProof = async (
  scope: Scope,
  actor: Actor & { userId: number },
  { conference_id: conferenceId, version, key, file }: Submission,
): Promise<{ readonly proof: StudentProof; readonly unused: string | null }> => {
  const { tx, now } = scope
  const { userId } = actor
  await refuseNeedless(tx, conferenceId)
  const at = now()
  await tx
    .insert(studentProofs)
    .values({ userId, conferenceId, createdAt: at, movedAt: at })
    .onConflictDoNothing()
  const mine = proofIn({ userId, conferenceId })
  const [row] = await tx.select().from(studentProofs).where(mine).for('update')
  if (row === undefined) throw new Error('the proof was not written')
  const event = { type: 'proof.submit' }
  const moved = await scope.fire(actor, { entity: 'studentProof', id: row.id, event, version, key })
  if (moved.isRepeated) return { proof: proofCard(row), unused: file }
  const [kept] = await tx.update(studentProofs).set({ file }).where(mine).returning()
  if (kept === undefined) throw new Error('the proof is gone')
  return { proof: proofCard(kept), unused: row.file }
}

/** Null: the member has none for this conference. */
export const proofOf = async (
  db: Db | Tx,
  whose: Pick<Row, 'userId' | 'conferenceId'>,
): Promise<StudentProof | null> => {
  const [row] = await db.select().from(studentProofs).where(proofIn(whose))
  return row === undefined ? null : proofCard(row)
}

/**
 * Throws `Refused` at `ticket_type_id` where the ticket asks for a proof and the member's is not accepted. It stays so until the
 * transaction ends: a decision waits.
 */
export const refuseUnproven = async (
  tx: Tx,
  userId: number,
  { audience, conferenceId }: Pick<typeof ticketTypes.$inferSelect, 'audience' | 'conferenceId'>,
): Promise<void> => {
  if (audience !== 'provenStudent') return
  const [row] = await tx
    .select({ state: studentProofs.state })
    .from(studentProofs)
    .where(proofIn({ userId, conferenceId }))
    .for('share')
  const reason = refusalOf[row?.state ?? 'awaited']
  if (reason !== undefined) throw new Refused(reason, { field: 'ticket_type_id' })
}

const proofIn = ({ userId, conferenceId }: Pick<Row, 'userId' | 'conferenceId'>) =>
  and(eq(studentProofs.userId, userId), eq(studentProofs.conferenceId, conferenceId))

const refusalOf: Readonly<Record<string, Reason>> = {
  awaited: 'studentProofMissing',
  submitted: 'studentProofPending',
  rejected: 'studentProofRejected',
}

const proofCard = (row: Row): StudentProof => ({
  id: row.id,
  state: row.state as StudentProof['state'],
  version: row.version,
  reason: row.reason ?? '',
  file: row.file === null ? '' : proofAddress(row),
})

/** The file of a proof, for its owner and for the team that decides; else null. */
export const readStudentProof = async (
  { db, proofFiles }: { db: Db; proofFiles: FileStore },
  id: number | null,
  actor: Actor,
  mayPlayGuarded: boolean,
): Promise<{ readonly file: StoredFile; readonly ending: string } | null> => {
  const [row] = id === null ? [] : await db.select().from(studentProofs).where(eq(studentProofs.id, id))
  // Queried in any case: the answer for another user's row must take as long as for a missing one.
  const grants = await grantsOf(db, actor)
  const roles = rolesAsReader('studentProof', grants, actor, row === undefined ? null : ownedBy(row))
  const mayRead = roles.includes('owner') || (mayPlayGuarded && roles.length > 0)
  if (!mayRead || row?.file == null) return null
  const file = await proofFiles.find(row.file)
  return file && { file, ending: endingOf(row.file) }
}
