import { and, asc, eq } from 'drizzle-orm'

import type { PaperStep, ReleasedDecision } from '../../../src/contract/paper.ts'
import type { PaperStepName } from '../../../src/contract/paperWords.ts'
import type { PaperEvent } from '../../../src/machines/lifecycles/paper/paper.setup.ts'
import { lifecycleEvents } from '../../db/schema/audit.ts'
import type { papers } from '../../db/schema/papers.ts'
import type { Db, Tx } from '../../db/types.ts'

/**
 * Events of a paper, for its author: actors in general terms, and decisions as released.
 * `decisions`: the released ones, newest first.
 */
export const paperHistory = async (
  tx: Db | Tx,
  { id, createdAt }: Pick<typeof papers.$inferSelect, 'id' | 'createdAt'>,
  decisions: readonly ReleasedDecision[],
): Promise<PaperStep[]> => {
  const { event, role, reason, at, seq } = lifecycleEvents
  const rows = await tx
    .select({ event, role, reason, at })
    .from(lifecycleEvents)
    .where(and(eq(lifecycleEvents.entity, 'paper'), eq(lifecycleEvents.entityId, id)))
    .orderBy(asc(seq))
  // A paper has one prepared decision at a time: they come out in the order of their rows.
  const released = decisions.toReversed().values()
  return [
    {
      step: 'begun' as const,
      by: 'author' as const,
      decision: null,
      reason: '',
      at: createdAt.toISOString(),
    },
    ...rows.map((row) => {
      const step = stepOf[row.event as keyof typeof stepOf]
      const decision = step === 'decided' ? released.next().value?.outcome : undefined
      return {
        step,
        by: byOf(step, row.role),
        decision: decision ?? null,
        // The letter of a decision is with it.
        reason: step === 'decided' ? '' : row.reason,
        at: row.at.toISOString(),
      }
    }),
  ]
}

const stepOf: Readonly<Record<Exclude<PaperEvent['type'], 'facts.learned'>, PaperStepName>> = {
  'paper.submit': 'submitted',
  'paper.amend': 'amended',
  'paper.pass': 'passed',
  'paper.return': 'returned',
  'paper.resubmit': 'resubmitted',
  'paper.decide': 'decided',
  'paper.extend': 'extended',
  'paper.lapse': 'lapsed',
  'paper.reinstate': 'reinstated',
  'paper.finalize': 'finalized',
  'paper.publish': 'published',
  'paper.index': 'indexed',
  'paper.withdraw': 'withdrawn',
  'paper.revive': 'revived',
  'paper.restore': 'restored',
  'paper.retract': 'retracted',
}

/** A decision is released by the server in the name of the organizers. */
const byOf = (step: PaperStepName, role: string): PaperStep['by'] => {
  if (role === 'owner') return 'author'
  return role === 'system' && step !== 'decided' ? 'clock' : 'organizers'
}
