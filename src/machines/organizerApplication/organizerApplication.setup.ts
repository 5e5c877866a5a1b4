import { dequal } from 'dequal/lite'
import { assign, emit, setup } from 'xstate'

import { toFailure } from '../../contract/failure.ts'
import type { Application } from '../../contract/organizer.ts'
import type { OrganizerForm } from '../../contract/organizerForm.ts'
import { taxNumberFault } from '../../contract/uscc.ts'
import { promisePlaceholder } from '../shared/placeholders.ts'
import type * as T from './organizerApplication.types.ts'

/** Setup shared by the states of an application. */
export const flow = setup({
  types: {} as {
    context: T.OrganizerApplicationContext
    events: T.OrganizerApplicationEvent
    emitted: T.OrganizerApplicationEmitted
    tags: T.OrganizerApplicationTag
  },
  actors: {
    loadApplication: promisePlaceholder<T.OrganizerApplicationPort['loadApplication']>('loadApplication'),
    submitApplication:
      promisePlaceholder<T.OrganizerApplicationPort['submitApplication']>('submitApplication'),
    withdrawApplication:
      promisePlaceholder<T.OrganizerApplicationPort['withdrawApplication']>('withdrawApplication'),
  },
  actions: {
    keepKnown: assign((_, { application, draft }: T.Known) => ({
      application,
      texts: { ...application.form, ...draft },
      isRestored: Object.values(draft).some((text) => text !== ''),
    })),
    keepSubmitted: assign((_, { output: application }: { output: Application }) => ({
      application,
      texts: { ...application.form },
      isRestored: false,
      values: null,
      failure: null,
    })),
    // A retry has the same key, so that a lost answer does not create a second one.
    keepValues: assign(({ context }, { values, key }: { values: OrganizerForm; key: string }) => ({
      values,
      key: dequal(values, context.values) ? context.key : key,
      failure: null,
    })),
    keepKey: assign((_, { key }: { key: string }) => ({ key, failure: null })),
    acceptNumber: assign(({ context }) => ({ acceptedNumber: context.values?.tax_no ?? '' })),
    // The visitor has chosen to drop the typed text.
    dropTyped: assign(({ context }) => ({
      isRestored: false,
      texts: { ...context.application?.form },
      failure: null,
    })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    clearFailure: assign({ failure: null }),
    // The known application is outdated: nothing is shown before it is read again.
    forgetApplication: assign({ application: null }),
    emitSent: emit({ type: 'application.sent' }),
    emitWithdrawn: emit({ type: 'application.withdrawn' }),
  },
  guards: {
    isUnderReview: ({ context }) => context.application?.state.startsWith('under_review') ?? false,
    isChanging: ({ context }) => context.application?.state === 'approved.changing',
    isApproved: ({ context }) => context.application?.state === 'approved.settled',
    isRevoked: ({ context }) => context.application?.state === 'rejected' && context.application.revoked,
    isReturned: ({ context }) => context.application?.state === 'rejected',
    // An administrator who has picked it up decides about what was sent.
    canWithdraw: ({ context }) => context.application?.state !== 'under_review.picked_up',
    isDoubtful: ({ context }, { values }: { values: OrganizerForm }) =>
      values.tax_no !== context.acceptedNumber && taxNumberFault(values.tax_no) === 'checkDigit',
    isOutdated: (_, { error }: { error: unknown }) => movedOn.has(toFailure(error).reason ?? ''),
  },
})

/** Refusals that say that the application, not the form, is in the way. */
const movedOn = new Set<string>([
  'versionConflict',
  'organizerNotCompleted',
  'organizerNotPickedUp',
  'organizerPickedUp',
  'organizerApproved',
  'organizerChanging',
  'organizerRejected',
])
