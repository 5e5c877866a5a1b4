import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'

import { id, statusColumns } from './columns.ts'
import { conferenceId, userId } from './references.ts'

/** Proofs of student status: one of each member for each conference (adr/0045). */
export const studentProofs = pgTable(
  'student_proofs',
  {
    id: id(),
    userId: userId(),
    conferenceId: conferenceId(),
    /** Name of its file in the directory of proofs; null: it was withdrawn, or erased after the conference. */
    file: text('file'),
    /** Why it was rejected. */
    reason: text('reason'),
    ...statusColumns('awaited'),
  },
  (t) => [
    uniqueIndex('student_proofs_member').on(t.userId, t.conferenceId),
    index('student_proofs_conference').on(t.conferenceId, t.state),
    check('student_proofs_state', sql`${t.state} in ('awaited', 'submitted', 'accepted', 'rejected')`),
    check('student_proofs_reason', sql`${t.reason} is null or ${t.state} = 'rejected'`),
  ],
)
