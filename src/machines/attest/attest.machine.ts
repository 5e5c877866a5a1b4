import { assign, emit, setup } from 'xstate'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'

import { toFailure } from '../../contract/failure.ts'
import type { Application } from '../../contract/organizer.ts'
import type { OrganizerForm } from '../../contract/organizerForm.ts'
import { taxNumberFault } from '../../contract/uscc.ts'
import { promisePlaceholder } from '../shared/placeholders.ts'
import type * as T from './attest.types.ts'

/**
 * What an organizer says of itself, and how it fares (ORG-01, ORG-03). Where the application stands is the server's
 * business: every answer is sorted anew.
 */
export const attestMachine = setup({
  types: {} as {
    context: T.AttestContext
    events: T.AttestEvent
    emitted: T.AttestEmitted
    tags: T.AttestTag
  },
  actors: {
    loadApplication: promisePlaceholder<T.Known>('loadApplication'),
    submitApplication: promisePlaceholder<Application, T.Submission>('submitApplication'),
    withdrawApplication: promisePlaceholder<void, T.Withdrawal>('withdrawApplication'),
  },
  actions: {
    keepKnown: assign((_, { application, draft }: T.Known) => ({
      application,
      texts: { ...application.form, ...draft },
      isRestored: Object.values(draft).some((text) => text !== ''),
      isAmending: false,
    })),
    keepSubmitted: assign((_, { application }: { application: Application }) => ({
      application,
      texts: { ...application.form },
      isRestored: false,
      isAmending: false,
      values: null,
      failure: null,
    })),
    // The same wish once more has the same key, so that an answer that was lost does not make two of it.
    keepValues: assign(({ context }, { values, key }: { values: OrganizerForm; key: string }) => ({
      values,
      key: JSON.stringify(values) === JSON.stringify(context.values) ? context.key : key,
      failure: null,
    })),
    keepKey: assign((_, { key }: { key: string }) => ({ key, failure: null })),
    acceptNumber: assign(({ context }) => ({ acceptedNumber: context.values?.tax_no ?? '' })),
    beginAmending: assign({ isAmending: true, failure: null }),
    // What was typed is dropped: that is what was asked for.
    endAmending: assign(({ context }) => ({
      isAmending: false,
      isRestored: false,
      texts: { ...context.application?.form },
      failure: null,
    })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    clearFailure: assign({ failure: null }),
    tellSent: emit({ type: 'attest.sent' }),
    tellWithdrawn: emit({ type: 'attest.withdrawn' }),
  },
  guards: {
    isUnderReview: ({ context }) => context.application?.state.startsWith('under_review') ?? false,
    isChanging: ({ context }) => context.application?.state === 'approved.changing',
    isAmending: ({ context }) => context.isAmending,
    isApproved: ({ context }) => context.application?.state === 'approved.settled',
    isRevoked: ({ context }) => context.application?.state === 'rejected' && context.application.revoked,
    isReturned: ({ context }) => context.application?.state === 'rejected',
    // An administrator who has picked it up decides about what was sent.
    canWithdraw: ({ context }) => context.application?.state !== 'under_review.picked_up',
    isDoubtful: ({ context }, { values }: { values: OrganizerForm }) =>
      values.tax_no !== context.acceptedNumber && taxNumberFault(values.tax_no) === 'checkDigit',
    isOutdated: (_, { error }: { error: unknown }) => movedOn.has(toFailure(error).reason ?? ''),
  },
}).createMachine({
  id: 'attest',
  context: {
    application: null,
    texts: {},
    isRestored: false,
    isAmending: false,
    values: null,
    key: '',
    acceptedNumber: '',
    failure: null,
  },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadApplication',
        src: 'loadApplication',
        onDone: { target: 'sorting', actions: { type: 'keepKnown', params: ({ event }) => event.output } },
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    failed: { tags: 'failure', on: { 'attest.retry': { target: 'loading', actions: 'clearFailure' } } },
    sorting: {
      always: [
        { guard: 'isUnderReview', target: 'underReview' },
        { guard: 'isChanging', target: 'changing' },
        { guard: 'isAmending', target: 'filling.amending' },
        { guard: 'isApproved', target: 'approved' },
        { guard: 'isRevoked', target: 'filling.revoked' },
        { guard: 'isReturned', target: 'filling.returned' },
        { target: 'filling.fresh' },
      ],
    },
    filling: {
      initial: 'fresh',
      on: {
        'attest.submit': [
          {
            guard: { type: 'isDoubtful', params: ({ event }) => event },
            target: 'warned',
            actions: { type: 'keepValues', params: ({ event }) => event },
          },
          { target: 'saving', actions: { type: 'keepValues', params: ({ event }) => event } },
        ],
      },
      states: {
        fresh: {},
        /** An administrator said what is wrong. */
        returned: {},
        /** It was approved, and that was taken back. */
        revoked: {},
        amending: { on: { 'attest.cancel': { target: '#attest.approved', actions: 'endAmending' } } },
      },
    },
    warned: {
      on: {
        'attest.confirm': { target: 'saving', actions: 'acceptNumber' },
        'attest.edit': 'sorting',
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'submitApplication',
        src: 'submitApplication',
        input: ({ context: { application, key, values } }) => {
          if (application === null || values === null) throw new Error('`saving` was entered without values')
          return { version: application.version, key, values }
        },
        onDone: {
          target: 'sorting',
          actions: [
            { type: 'keepSubmitted', params: ({ event }) => ({ application: event.output }) },
            'tellSent',
          ],
        },
        onError: [
          {
            guard: { type: 'isOutdated', params: ({ event }) => ({ error: event.error }) },
            target: 'loading',
            actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
          },
          {
            target: 'sorting',
            actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    underReview: {
      on: {
        'attest.refresh': { target: 'loading', actions: 'clearFailure' },
        'attest.withdraw': {
          guard: 'canWithdraw',
          target: 'withdrawing',
          actions: { type: 'keepKey', params: ({ event }) => event },
        },
      },
    },
    approved: {
      on: {
        'attest.refresh': { target: 'loading', actions: 'clearFailure' },
        'attest.amend': { target: 'filling.amending', actions: 'beginAmending' },
      },
    },
    /** Approved still; a change of it waits for a decision. */
    changing: {
      on: {
        'attest.refresh': { target: 'loading', actions: 'clearFailure' },
        'attest.withdraw': {
          target: 'withdrawing',
          actions: { type: 'keepKey', params: ({ event }) => event },
        },
      },
    },
    withdrawing: {
      tags: 'busy',
      invoke: {
        id: 'withdrawApplication',
        src: 'withdrawApplication',
        input: ({ context: { application, key } }) => {
          if (application === null) throw new Error('`withdrawing` was entered without an application')
          return { application, key }
        },
        onDone: { target: 'loading', actions: 'tellWithdrawn' },
        onError: [
          {
            guard: { type: 'isOutdated', params: ({ event }) => ({ error: event.error }) },
            target: 'loading',
            actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
          },
          {
            target: 'sorting',
            actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
  },
})

/** Refusals that say that the application, not the form, stands in the way. */
const movedOn = new Set<string>([
  'versionConflict',
  'organizerNotCompleted',
  'organizerNotPickedUp',
  'organizerPickedUp',
  'organizerApproved',
  'organizerChanging',
  'organizerRejected',
])

export type AttestActorRef = ActorRefFrom<typeof attestMachine>
export type AttestSnapshot = SnapshotFrom<typeof attestMachine>
