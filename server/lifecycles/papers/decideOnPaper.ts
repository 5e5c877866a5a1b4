import { and, eq, inArray } from 'drizzle-orm'

import type { HandlerInput } from '../../../src/contract/endpoint.ts'
import type { DecisionPreview, prepareDecision, ReleaseResult } from '../../../src/contract/paperDesk.ts'
import { outcomeAhead } from '../../../src/contract/paperOutcome.ts'
import { lifecycles } from '../../../src/machines/lifecycles/lifecycles.ts'
import { decide } from '../../../src/machines/lifecycles/shared/decide.ts'
import { conferences } from '../../db/schema/catalogue.ts'
import { paperDecisions, papers } from '../../db/schema/papers.ts'
import type { Db } from '../../db/types.ts'
import type { MessageLanguage } from '../../shared/sentences/language.ts'
import { Refused } from '../../shared/refused.ts'
import { paperAdapter } from '../entities/paper.ts'
import { decisionAdapter } from '../entities/decision.ts'
import type { Engine } from '../engine.ts'
import { eventOfKey } from '../eventOfKey.ts'
import { hold } from '../hold.ts'
import { grantsOf, rolesAsReader } from '../rolesOf.ts'
import { system } from '../system.ts'
import type { Actor, Scope, View } from '../types.ts'
import { authorIds } from './authorIds.ts'
import { mustChair } from './deskAccess.ts'
import { numberReviews, reviewsForAuthors } from './reviewerNumbers.ts'
import { eachByItself } from './eachByItself.ts'
import { paperTitles } from './paperTitles.ts'
import { settingsOf } from './settings.ts'
import { doesWork } from '../../../src/contract/teamParts.ts'

type Chair = Actor & { readonly userId: number }

/**
 * Prepares a decision where authors and reviewers do not see it. The one that stood there is discarded for it, and stays on
 * record; the sender has to have seen it. A repeated key changes nothing.
 */
export const prepare = async (
  scope: Scope,
  actor: Chair,
  wish: HandlerInput<typeof prepareDecision>,
): Promise<void> => {
  const { tx, fire } = scope
  const { id, version, replaces, decision, letter, key } = wish
  await mustChair(tx, actor, id)
  const paper = await hold(scope, paperAdapter, id, system())
  if (paper === null) throw new Refused('notFound')
  const [made] = await tx
    .select()
    .from(paperDecisions)
    .where(and(eq(paperDecisions.userId, actor.userId), eq(paperDecisions.key, key)))
  if (made !== undefined) {
    if (made.paperId !== id || made.decision !== decision || made.letter !== letter)
      throw new Refused('keyReused', { field: 'key' })
    return
  }
  if (paper.version !== version) throw new Refused('versionConflict', { field: 'version' })
  const event = { type: 'paper.decide', decision, until: paper.at.toISOString() }
  const moved = decide(lifecycles.paper, paper, event, ['system'])
  if (moved.kind === 'refused') throw new Refused(moved.reason, { field: 'decision' })
  const [standing] = await tx
    .select({ id: paperDecisions.id })
    .from(paperDecisions)
    .where(and(eq(paperDecisions.paperId, id), eq(paperDecisions.state, 'prepared')))
  if ((standing?.id ?? 0) !== replaces)
    throw new Refused(replaces === 0 ? 'decisionPrepared' : 'versionConflict', { field: 'replaces' })
  if (standing !== undefined)
    await fire(actor, { entity: 'decision', id: standing.id, event: { type: 'decision.discard' } })
  // The letter may speak of them by their numbers.
  await numberReviews(tx, { paperId: id, round: paper.facts.round })
  await tx.insert(paperDecisions).values({
    paperId: id,
    round: paper.facts.round,
    decision,
    letter,
    userId: actor.userId,
    key,
    createdAt: paper.at,
    movedAt: paper.at,
  })
}

interface Batch {
  readonly conferenceId: number
  /** Ids of decisions. */
  readonly ids: readonly number[]
}

/** Decisions of a conference that this chair may release, with their papers; others are refused as missing. */
const decisionsFor = async (db: Db | View['tx'], actor: Actor, { conferenceId, ids }: Batch) => {
  const rows = await db
    .select({ row: paperDecisions, paper: papers, conference: conferences, authors: authorIds })
    .from(paperDecisions)
    .innerJoin(papers, eq(papers.id, paperDecisions.paperId))
    .innerJoin(conferences, eq(conferences.id, papers.conferenceId))
    .where(and(inArray(paperDecisions.id, [...ids]), eq(papers.conferenceId, conferenceId)))
  const grants = await grantsOf(db, actor)
  return rows.filter(({ paper, authors }) =>
    doesWork(
      'papers',
      rolesAsReader('paper', grants, actor, { ownerId: paper.userId, conferenceId, authors }),
    ),
  )
}

/** Decisions as the authors will read them, in the order of the request. */
export const preview = async (
  { tx, at }: View,
  actor: Actor,
  batch: Batch,
  language: MessageLanguage,
): Promise<DecisionPreview[]> => {
  const found = await decisionsFor(tx, actor, batch)
  const prepared = found.filter(({ row }) => row.state === 'prepared')
  const written = await reviewsForAuthors(
    tx,
    prepared.map(({ paper }) => paper.id),
  )
  const list: DecisionPreview[] = []
  const { rounds } = await settingsOf(tx, batch.conferenceId)
  for (const { row, paper, conference } of prepared) {
    const loaded = await decisionAdapter.load({ tx, at }, row.id, actor)
    list.push({
      id: row.id,
      paper_id: paper.id,
      title: paperTitles(paper, conference, language).title,
      round: row.round,
      decision: row.decision,
      outcome: outcomeAhead(row.decision, { state: paper.state, rounds }),
      letter: row.letter,
      reviews: written.flatMap(({ paperId, round, ...review }) =>
        paperId === paper.id && round === row.round ? [review] : [],
      ),
      is_short: loaded?.facts.hasEnoughReviews === false,
    })
  }
  return list.sort((a, b) => batch.ids.indexOf(a.id) - batch.ids.indexOf(b.id))
}

interface Release extends Batch {
  /** Why also with too few reviews; empty: only with enough. */
  readonly reason: string
  readonly key: string
}

/** Releases each decision in a transaction of its own: one that is refused keeps no other back. */
export const release = async (
  { db, engine }: { db: Db; engine: Engine },
  actor: Chair,
  { conferenceId, ids, reason, key }: Release,
  language: MessageLanguage,
): Promise<ReleaseResult[]> => {
  const found = await decisionsFor(db, actor, { conferenceId, ids })
  const known = new Set(found.map(({ row }) => row.id))
  return eachByItself(ids, { done: 'released', language }, async (id) => {
    if (!known.has(id)) throw new Refused('notFound')
    await engine.run((scope) => releaseOne(scope, actor, { id, reason, key: `${key}:${id}` }))
  })
}

const releaseOne = async (
  scope: Scope,
  actor: Chair,
  { id, reason, key }: { id: number; reason: string; key: string },
): Promise<void> => {
  const held = await hold(scope, decisionAdapter, id, actor)
  const done = await eventOfKey(scope, actor, { entity: 'decision', id, key }, [
    'decision.release',
    'decision.override',
  ])
  const isOverridden = reason !== '' && held?.facts.hasEnoughReviews === false
  const type = done ?? (isOverridden ? 'decision.override' : 'decision.release')
  await scope.fire(actor, { entity: 'decision', id, event: { type, reason }, key })
}
