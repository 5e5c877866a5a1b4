import { assign, emit, setup } from 'xstate'

import type { Campaign } from '../../contract/campaign.ts'
import { toFailure } from '../../contract/failure.ts'
import { isSameDraft, typedCampaign, type Typed } from '../../contract/typedCampaign.ts'
import { on } from '../../kinds/on.ts'
import { given } from '../shared/given.ts'
import { callbackPlaceholder, promisePlaceholder } from '../shared/placeholders.ts'
import type * as T from './campaignComposer.types.ts'

/** Setup shared by the states of a mail that is written. */
export const flow = setup({
  types: {} as {
    input: T.CampaignComposerInput
    context: T.CampaignComposerContext
    events: T.CampaignComposerEvent
    emitted: T.CampaignComposerEmitted
    tags: T.CampaignComposerTag
  },
  actors: {
    saveTexts: promisePlaceholder<T.CampaignComposerPort['saveTexts']>('saveTexts'),
    loadCampaign: promisePlaceholder<T.CampaignComposerPort['loadCampaign']>('loadCampaign'),
    watchNetwork: callbackPlaceholder<T.CampaignComposerPort['watchNetwork']>('watchNetwork'),
  },
  actions: {
    keepEdit: assign(({ context }, { change }: { change: Typed }) => ({
      draft: { ...context.draft, ...change },
      failure: null,
    })),
    keepSent: assign(({ context }) => ({ sent: context.draft, failure: null })),
    // What is typed meanwhile stays in the draft.
    keepSaved: assign((_, { output: campaign }: { output: Campaign }) => ({
      campaign,
      revision: campaign.revision,
    })),
    keepTheirs: assign((_, { output: campaign }: { output: Campaign }) => ({ theirs: campaign })),
    // What is read first is newer than what was typed on an earlier visit.
    compareWithRead: assign(({ context }) => ({ theirs: context.campaign })),
    keepMine: assign(({ context }) => {
      const theirs = given(context.theirs, 'what somebody else saved')
      const { revision } = theirs
      return { campaign: theirs, revision, sent: typedCampaign(theirs), theirs: null, failure: null }
    }),
    takeTheirs: assign(({ context }) => {
      const theirs = given(context.theirs, 'what somebody else saved')
      const texts = typedCampaign(theirs)
      return {
        ...{ campaign: theirs, revision: theirs.revision, draft: texts, sent: texts, theirs: null },
        ...{ edition: context.edition + 1, failure: null },
      }
    }),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    emitTyped: emit(({ context: { revision, draft } }) => ({
      type: 'texts.typed' as const,
      kept: { revision, texts: draft },
    })),
    emitSaved: emit(({ context: { campaign } }) => ({ type: 'texts.saved' as const, campaign })),
    emitDropped: emit({ type: 'draft.dropped' }),
  },
  guards: {
    hasChanged: ({ context: { draft, sent } }) => !isSameDraft(draft, sent),
    isBehind: ({ context: { draft, sent, campaign, revision } }) =>
      revision !== campaign.revision && !isSameDraft(draft, sent),
    isConflict: (_, { error }: { error: unknown }) => toFailure(error).reason === 'versionConflict',
    // It was scheduled, sent or cancelled in the meantime.
    isLocked: (_, { error }: { error: unknown }) => toFailure(error).reason === 'campaignLocked',
    // The answer to what was sent got lost: it was nobody else.
    isOwn: ({ context }, { output: campaign }: { output: Campaign }) =>
      isSameDraft(typedCampaign(campaign), context.sent),
  },
  delays: { quiet: 1000 },
})

/** Another user has saved: the text typed here stays until its author decides. */
export const conflict = flow.createStateConfig({
  initial: 'loading',
  states: {
    loading: {
      tags: ['busy', 'saving'],
      invoke: {
        id: 'loadCampaign',
        src: 'loadCampaign',
        input: ({ context: { campaign } }) => campaign,
        onDone: [
          {
            guard: on('isOwn'),
            target: '#campaignComposer.editing',
            actions: [on('keepTheirs'), 'keepMine'],
          },
          { target: 'asking', actions: on('keepTheirs') },
        ],
        onError: { target: '#campaignComposer.editing.unsaved', actions: on('keepFailure') },
      },
    },
    asking: {
      tags: 'conflict',
      on: {
        'conflict.keep': { target: '#campaignComposer.editing', actions: 'keepMine' },
        'conflict.take': { target: '#campaignComposer.editing', actions: 'takeTheirs' },
      },
    },
  },
})
