import { assign, emit, setup } from 'xstate'
import type { SnapshotFrom } from 'xstate'

import { toFailure } from '../../contract/failure.ts'
import type { UserInfo } from '../../contract/user.ts'
import { on } from '../../kinds/on.ts'
import { isExemptRoute } from '../session/exemptRoutes.ts'
import { promisePlaceholder } from '../shared/placeholders.ts'
import type * as T from './organizerEntry.types.ts'

/** Target of the create-conference button (ORG-01, ORG-02, ORG-04): decided by the present status on the server. */
export const organizerEntryMachine = setup({
  types: {} as {
    context: T.OrganizerEntryContext
    events: T.OrganizerEntryEvent
    emitted: T.OrganizerEntryEmitted
    tags: T.OrganizerEntryTag
  },
  actors: { fetchUser: promisePlaceholder<T.OrganizerEntryPort['fetchUser']>('fetchUser') },
  actions: {
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    keepRoute: assign((_, { route }: { route: string }) => ({ route })),
    clearFailure: assign({ failure: null }),
    openOrganizer: emit({ type: 'organizer.opened' }),
    openAttest: emit({ type: 'application.wanted' }),
    askForLogin: emit({ type: 'login.wanted' }),
    reportStatus: emit((_, { output: user }: { output: UserInfo }) => ({
      type: 'status.unknown' as const,
      status: user.sponsor_apply_status,
    })),
  },
  guards: {
    isMember: (_, { member }: { member: boolean }) => member,
    canOpen: (_, { output: user }: { output: UserInfo }) =>
      user.group_id === 2 || user.group_id === 3 || user.sponsor_apply_status === 1,
    isIncomplete: (_, { output: user }: { output: UserInfo }) => user.sponsor_apply_status === 2,
    isUnderReview: (_, { output: user }: { output: UserInfo }) => user.sponsor_apply_status === 3,
    isRejected: (_, { output: user }: { output: UserInfo }) => user.sponsor_apply_status === 4,
    isSpokenFor: ({ context }, { error }: { error: unknown }) =>
      hasSignedOut(error) && !isExemptRoute(context.route),
    hasSignedOut: (_, { error }: { error: unknown }) => hasSignedOut(error),
  },
}).createMachine({
  id: 'organizerEntry',
  context: { route: '', failure: null },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'organizer.enter': [
          { guard: on('isMember'), target: 'checking', actions: on('keepRoute') },
          { target: 'prompting' },
        ],
      },
    },
    checking: {
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'fetchUser',
        src: 'fetchUser',
        onDone: [
          { guard: on('canOpen'), target: 'idle', actions: 'openOrganizer' },
          { guard: on('isIncomplete'), target: 'incomplete' },
          { guard: on('isUnderReview'), target: 'underReview' },
          { guard: on('isRejected'), target: 'rejected' },
          { target: 'incomplete', actions: on('reportStatus') },
        ],
        onError: [
          // The session's own box speaks (SES-03); a second one would be in its way.
          { guard: on('isSpokenFor'), target: 'idle' },
          { guard: on('hasSignedOut'), target: 'prompting' },
          { target: 'unavailable', actions: on('keepFailure') },
        ],
      },
    },
    prompting: {
      tags: ['dialog', 'login'],
      on: { 'entry.accept': { target: 'idle', actions: 'askForLogin' }, 'entry.dismiss': 'idle' },
    },
    incomplete: {
      tags: ['dialog', 'incomplete'],
      on: { 'entry.accept': { target: 'idle', actions: 'openAttest' }, 'entry.dismiss': 'idle' },
    },
    underReview: { tags: ['dialog', 'underReview'], on: { 'entry.dismiss': 'idle' } },
    rejected: {
      tags: ['dialog', 'rejected'],
      on: { 'entry.accept': { target: 'idle', actions: 'openAttest' }, 'entry.dismiss': 'idle' },
    },
    unavailable: {
      tags: ['dialog', 'failure', 'failed'],
      on: { 'entry.accept': 'checking', 'entry.dismiss': 'idle' },
    },
  },
})

const hasSignedOut = (error: unknown) => ['expired', 'unauthorized'].includes(toFailure(error).kind)

export type OrganizerEntrySnapshot = SnapshotFrom<typeof organizerEntryMachine>
