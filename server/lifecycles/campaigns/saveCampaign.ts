import { and, eq } from 'drizzle-orm'
import { dequal } from 'dequal/lite'

import type { Anchor, Timing } from '../../../src/contract/campaign.ts'
import { emptyDocument, type RichDocument } from '../../../src/contract/richText.ts'
import { campaigns } from '../../db/schema/campaigns.ts'
import type { Db, Tx } from '../../db/types.ts'
import { Refused } from '../../shared/refused.ts'
import type { Scope } from '../types.ts'
import { ofConference } from './campaignView.ts'
import { hashOfCampaign, type CampaignRow } from './campaignRows.ts'

export interface CampaignTexts {
  readonly audience: Readonly<Record<string, string>>
  readonly title: string
  readonly engTitle: string
  readonly body: RichDocument
  readonly engBody: RichDocument
  readonly isEssential: boolean
  readonly timing: Timing
  readonly sendAt: Date | null
  readonly anchor: Anchor
  readonly days: number
  readonly clock: string
}

interface New {
  readonly conferenceId: number
  readonly audience: Readonly<Record<string, string>>
  readonly userId: number
  readonly key: string
  readonly at: Date
}

/** Begins a draft; the same key of the same person begins one. Answers its number. Throws `Refused`. */
export const beginCampaign = async (tx: Db | Tx, wish: New): Promise<number> => {
  const { conferenceId, audience, userId, key, at } = wish
  const nothing = { title: '', engTitle: '', body: emptyDocument, engBody: emptyDocument, isEssential: false }
  await tx
    .insert(campaigns)
    .values({
      conferenceId,
      audience,
      hash: hashOfCampaign({ ...nothing, audience }),
      createdBy: userId,
      editedBy: userId,
      editedAt: at,
      creationKey: key,
      createdAt: at,
      movedAt: at,
    })
    .onConflictDoNothing()
  const [row] = await tx
    .select()
    .from(campaigns)
    .where(and(eq(campaigns.createdBy, userId), eq(campaigns.creationKey, key)))
  if (row?.conferenceId !== conferenceId) throw new Refused('keyReused', { field: 'key' })
  return row.id
}

/** Takes the row of a campaign that can still be changed. Throws `Refused`. */
const lockDraft = async (tx: Tx, conferenceId: number, id: number): Promise<CampaignRow> => {
  await tx.select({ id: campaigns.id }).from(campaigns).where(eq(campaigns.id, id)).for('update')
  const { row } = await ofConference(tx, conferenceId, id)
  if (row.state !== 'draft') throw new Refused('campaignLocked')
  return row
}

interface Save {
  readonly conferenceId: number
  readonly id: number
  readonly revision: number
  readonly userId: number
  readonly texts: CampaignTexts
}

/**
 * Writes a draft, unless another user has since; a repeated request is not saved twice, so that a lost answer
 * can be requested again. An account that changes audience or texts is the author from then on. Throws `Refused`.
 */
export const saveCampaign = async ({ tx, now }: Scope, wish: Save): Promise<void> => {
  const { conferenceId, id, revision, userId, texts } = wish
  const row = await lockDraft(tx, conferenceId, id)
  const hash = hashOfCampaign(texts)
  const isSame = hash === row.hash && dequal(timesOf(texts), timesOf(row))
  if (isSame) return
  if (row.revision !== revision) throw new Refused('versionConflict', { field: 'revision' })
  await tx
    .update(campaigns)
    .set({
      ...texts,
      hash,
      revision: row.revision + 1,
      ...(hash === row.hash ? {} : { editedBy: userId, editedAt: now() }),
    })
    .where(eq(campaigns.id, id))
}

const timesOf = ({ timing, sendAt, anchor, days, clock }: CampaignTexts) => ({
  timing,
  sendAt: sendAt?.getTime() ?? null,
  anchor,
  days,
  clock,
})
