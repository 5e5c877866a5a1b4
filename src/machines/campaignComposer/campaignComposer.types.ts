import type { Campaign } from '../../contract/campaign.ts'
import type { Failure } from '../../contract/failure.ts'
import type { Typed } from '../../contract/typedCampaign.ts'

/** Typed text that the server does not have yet. */
export interface KeptTexts {
  /** Revision of the campaign that was edited. */
  revision: number
  texts: Typed
}

export interface CampaignComposerInput {
  campaign: Campaign
  /** Text of an earlier visit, or null. */
  kept: KeptTexts | null
}

export interface CampaignComposerContext {
  /** As the server has it. */
  campaign: Campaign
  /** The revision that what is typed was based on. */
  revision: number
  /** Values of the form. */
  draft: Typed
  /** Version sent or read last. */
  sent: Typed
  /** Version that another user has saved. */
  theirs: Campaign | null
  /** Counts how often the texts were replaced by others than were typed here: the form begins again with each. */
  edition: number
  failure: Failure | null
}

export type CampaignComposerEvent =
  | { type: 'text.edit'; change: Typed }
  | { type: 'save.now' }
  | { type: 'network.found' }
  | { type: 'conflict.keep' }
  | { type: 'conflict.take' }
  | { type: 'draft.drop' }

export type CampaignComposerEmitted =
  /** To be kept in the browser until it is with the server. */
  | { type: 'texts.typed'; kept: KeptTexts }
  /** Everything that was typed is with the server. */
  | { type: 'texts.saved'; campaign: Campaign }
  /** Drops the typed text; the page then reads the current version. */
  | { type: 'draft.dropped' }

/** Save states that the page shows; each is a tag of the machine. */
export const savings = ['saved', 'saving', 'unsaved', 'conflict', 'locked'] as const
export type CampaignComposerTag = 'busy' | 'failure' | (typeof savings)[number]

/** Everything rejects with `CallError`. @public */
export interface CampaignComposerPort {
  saveTexts(wish: { campaign: Campaign; texts: Typed }, signal: AbortSignal): Promise<Campaign>
  loadCampaign(campaign: Campaign, signal: AbortSignal): Promise<Campaign>
  watchNetwork(tell: (fact: { type: 'network.found' }) => void): () => void
}
