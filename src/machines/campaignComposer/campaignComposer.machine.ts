import type { SnapshotFrom } from 'xstate'

import { typedCampaign } from '../../contract/typedCampaign.ts'
import { on } from '../../kinds/on.ts'
import { conflict, flow } from './campaignComposer.setup.ts'

/**
 * A mail to the people of a conference while it is written (CONF-03): it is saved after a quiet second; until then
 * the browser keeps the text. If two people or tabs write, the later one sees both texts.
 */
export const campaignComposerMachine = flow.createMachine({
  id: 'campaignComposer',
  context: ({ input: { campaign, kept } }) => ({
    campaign,
    revision: kept?.revision ?? campaign.revision,
    draft: { ...typedCampaign(campaign), ...kept?.texts },
    sent: typedCampaign(campaign),
    theirs: null,
    edition: 0,
    failure: null,
  }),
  initial: 'opening',
  states: {
    /** Passed through: the text of an earlier visit is restored, and compared if another user has saved since. */
    opening: {
      always: [
        { guard: 'isBehind', target: 'conflict.asking', actions: 'compareWithRead' },
        { target: 'editing' },
      ],
    },
    editing: {
      initial: 'routing',
      states: {
        routing: { always: [{ guard: 'hasChanged', target: 'changed' }, { target: 'clean' }] },
        clean: {
          tags: 'saved',
          entry: 'emitSaved',
          on: { 'text.edit': { target: 'routing', actions: on('keepEdit') } },
        },
        changed: {
          tags: 'saving',
          entry: 'emitTyped',
          after: { quiet: 'saving' },
          on: {
            'text.edit': { target: 'changed', reenter: true, actions: on('keepEdit') },
            'save.now': 'saving',
          },
        },
        saving: {
          tags: ['busy', 'saving'],
          entry: 'keepSent',
          invoke: {
            id: 'saveTexts',
            src: 'saveTexts',
            input: ({ context: { campaign, draft } }) => ({ campaign, texts: draft }),
            onDone: { target: 'routing', actions: on('keepSaved') },
            onError: [
              { guard: on('isConflict'), target: '#campaignComposer.conflict' },
              { guard: on('isLocked'), target: '#campaignComposer.locked', actions: on('keepFailure') },
              { target: 'unsaved', actions: on('keepFailure') },
            ],
          },
          // The request goes on: an answer that nobody waits for would be taken for somebody else's change.
          on: { 'text.edit': { actions: [on('keepEdit'), 'emitTyped'] } },
        },
        unsaved: {
          tags: ['failure', 'unsaved'],
          invoke: { id: 'watchNetwork', src: 'watchNetwork' },
          on: {
            'text.edit': { target: 'changed', actions: on('keepEdit') },
            'save.now': 'saving',
            'network.found': 'saving',
          },
        },
      },
    },
    conflict,
    /** It has left the hands of its authors; what was typed stays to be read and copied. */
    locked: {
      tags: ['failure', 'locked'],
      on: { 'draft.drop': { actions: 'emitDropped' } },
    },
  },
})

export type CampaignComposerSnapshot = SnapshotFrom<typeof campaignComposerMachine>
