import type { ActorRefFrom, SnapshotFrom } from 'xstate'

import { on } from '../../kinds/on.ts'
import { given } from '../shared/given.ts'
import { editing, saving } from './organizerApplication.form.ts'
import { flow } from './organizerApplication.setup.ts'

const confirm = { target: 'saving', actions: 'acceptNumber' } as const
const refresh = { target: 'loading', actions: 'clearFailure' } as const

/**
 * An organizer's application and its progress (ORG-01, ORG-03). The server decides its state:
 * the machine routes each answer by that state.
 */
export const organizerApplicationMachine = flow.createMachine({
  id: 'organizerApplication',
  context: {
    application: null,
    texts: {},
    isRestored: false,
    values: null,
    key: '',
    acceptedNumber: '',
    failure: null,
  },
  initial: 'loading',
  states: {
    loading: {
      tags: ['busy', 'loading'],
      invoke: {
        id: 'loadApplication',
        src: 'loadApplication',
        onDone: { target: 'routing', actions: { type: 'keepKnown', params: ({ event }) => event.output } },
        onError: { target: 'failed', actions: on('keepFailure') },
      },
    },
    failed: { tags: 'failure', on: { 'application.retry': refresh } },
    routing: {
      always: [
        { guard: 'isUnderReview', target: 'underReview' },
        { guard: 'isChanging', target: 'changing' },
        { guard: 'isApproved', target: 'approved' },
        { guard: 'isRevoked', target: 'filling.revoked' },
        { guard: 'isReturned', target: 'filling.returned' },
        { target: 'filling.fresh' },
      ],
    },
    filling: {
      tags: 'form',
      initial: 'fresh',
      states: {
        fresh: editing,
        /** An administrator said what is wrong. */
        returned: editing,
        /** It was approved, and that was taken back. */
        revoked: editing,
        warned: {
          tags: 'warned',
          on: { 'application.confirm': confirm, 'application.edit': '#organizerApplication.routing' },
        },
        saving: saving('routing'),
      },
    },
    /** An approved organizer changes something. */
    amending: {
      tags: ['form', 'amending'],
      initial: 'editing',
      states: {
        editing: {
          on: {
            ...editing.on,
            'application.cancel': { target: '#organizerApplication.approved', actions: 'dropTyped' },
          },
        },
        warned: { tags: 'warned', on: { 'application.confirm': confirm, 'application.edit': 'editing' } },
        saving: saving('amending.editing'),
      },
    },
    underReview: {
      on: {
        'application.refresh': refresh,
        'application.withdraw': { guard: 'canWithdraw', target: 'withdrawing', actions: on('keepKey') },
      },
    },
    approved: {
      on: {
        'application.refresh': refresh,
        'application.amend': { target: 'amending', actions: 'clearFailure' },
      },
    },
    /** Approved still; a change of it waits for a decision. */
    changing: {
      on: {
        'application.refresh': refresh,
        'application.withdraw': { target: 'withdrawing', actions: on('keepKey') },
      },
    },
    withdrawing: {
      tags: ['busy', 'withdrawing'],
      invoke: {
        id: 'withdrawApplication',
        src: 'withdrawApplication',
        input: ({ context: { application, key } }) => ({
          application: given(application, 'an application'),
          key,
        }),
        onDone: { target: 'loading', actions: 'emitWithdrawn' },
        onError: [
          { guard: on('isOutdated'), target: 'loading', actions: on('keepFailure') },
          { target: 'routing', actions: on('keepFailure') },
        ],
      },
    },
  },
})

export type OrganizerApplicationActorRef = ActorRefFrom<typeof organizerApplicationMachine>
export type OrganizerApplicationSnapshot = SnapshotFrom<typeof organizerApplicationMachine>
