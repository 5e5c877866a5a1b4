import { and, eq } from 'drizzle-orm'

import type { ContentKind } from '../../../src/contract/contentKinds.ts'
import type { ContentTexts } from '../../../src/contract/conferenceContent.ts'
import { lifecycleEvents } from '../../db/schema/audit.ts'
import { conferenceContents } from '../../db/schema/contents.ts'
import type { Tx } from '../../db/types.ts'
import { Refused } from '../../shared/refused.ts'
import { translatedAt } from '../entities/conferenceContent.ts'
import type { Actor, Scope } from '../types.ts'
import { ofKind, textsOf, type ContentRow } from './contentRows.ts'
import { refuseStrangePictures } from './textPictures.ts'
import { hashOf, isBegun } from './translation.ts'

interface Save {
  readonly conferenceId: number
  readonly kind: ContentKind
  readonly revision: number
  readonly texts: ContentTexts
}

/**
 * Writes a draft, unless another user has since. The same texts are not saved twice, so that a
 * lost answer can be requested again. The first change after a release moves the row; the others are no events, because a
 * page saves every few seconds. Throws `Refused`.
 */
export const saveContent = async (
  scope: Scope,
  actor: Actor & { readonly userId: number },
  { conferenceId, kind, revision, texts }: Save,
): Promise<void> => {
  const { tx } = scope
  // Two people begin at the same moment: one makes the row, and the other waits at it.
  await tx.insert(conferenceContents).values({ conferenceId, kind }).onConflictDoNothing()
  const row = await lockedContent(tx, conferenceId, kind)
  const before = textsOf(row)
  if (keyOf(texts) === keyOf(before)) return
  if (row.revision !== revision) throw new Refused('versionConflict', { field: 'revision' })
  await refuseStrangePictures(tx, conferenceId, texts)
  if (row.state !== 'edited')
    await scope.fire(actor, { entity: 'conferenceContent', id: row.id, event: { type: 'content.edit' } })
  const { title, eng_title: engTitle, body, eng_body: engBody } = texts
  const isRetranslated = hashOf(engTitle, engBody) !== hashOf(row.engTitle, row.engBody)
  await tx
    .update(conferenceContents)
    .set({
      title,
      engTitle,
      body,
      engBody,
      ...(isRetranslated &&
        (isBegun(texts) ? translatedAt({ title, body }) : { translatedHash: null, translatedFrom: null })),
      revision: row.revision + 1,
      editedBy: actor.userId,
      editedAt: scope.now(),
    })
    .where(eq(conferenceContents.id, row.id))
}

interface Move {
  readonly conferenceId: number
  readonly kind: ContentKind
  readonly event: 'release' | 'restore' | 'confirm'
  readonly revision: number
  readonly no: number
  readonly key: string
}

/** Moves the row by what its sender saw of the texts. Throws `Refused`. */
export const moveContent = async (
  scope: Scope,
  actor: Actor & { readonly userId: number },
  { conferenceId, kind, event, revision, no, key }: Move,
): Promise<void> => {
  const { tx } = scope
  const [known] = await tx
    .select({ id: conferenceContents.id })
    .from(conferenceContents)
    .where(ofKind(conferenceId, kind))
  // A kind that was never begun has no text, no translation and no release.
  if (known === undefined) throw new Refused(missing[event])
  const row = await lockedContent(tx, conferenceId, kind)
  // A repeated request has changed the revision itself: the engine answers it by its key.
  if (row.revision !== revision && !(await hasMoved(tx, actor.userId, key)))
    throw new Refused('versionConflict', { field: 'revision' })
  if (event === 'restore' && (no < 1 || no > row.lastNo)) throw new Refused('releaseUnknown', { field: 'no' })
  await scope.fire(actor, {
    entity: 'conferenceContent',
    id: row.id,
    event: { type: `content.${event}`, ...(event === 'restore' && { no }) },
    key,
  })
}

const missing = {
  release: 'sourceTextMissing',
  restore: 'releaseUnknown',
  confirm: 'translationCurrent',
} as const

const lockedContent = async (tx: Tx, conferenceId: number, kind: ContentKind): Promise<ContentRow> => {
  const [row] = await tx.select().from(conferenceContents).where(ofKind(conferenceId, kind)).for('update')
  if (row === undefined) throw new Error(`the ${kind} of conference ${conferenceId} is not there`)
  return row
}

const hasMoved = async (tx: Tx, userId: number, key: string): Promise<boolean> => {
  const rows = await tx
    .select({ id: lifecycleEvents.id })
    .from(lifecycleEvents)
    .where(and(eq(lifecycleEvents.actorId, userId), eq(lifecycleEvents.key, key)))
  return rows.length > 0
}

const keyOf = ({ title, eng_title, body, eng_body }: ContentTexts) =>
  `${hashOf(title, body)} ${hashOf(eng_title, eng_body)}`
