import { assign, emit, setup } from 'xstate'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'

import { toFailure } from '../../contract/failure.ts'
import type { LoginResult } from '../../contract/login.ts'
import { on } from '../../kinds/on.ts'
import { promisePlaceholder } from '../shared/placeholders.ts'
import type * as T from './credentialLogin.types.ts'

/** One form that signs in: consent first (LOGIN-04), one attempt at a time, quiet for 500 ms after a failed one (LOGIN-08). */
export const credentialLoginMachine = setup({
  types: {} as {
    context: T.CredentialLoginContext
    events: T.CredentialLoginEvent
    emitted: T.CredentialLoginEmitted
    output: LoginResult
    tags: T.CredentialLoginTag
  },
  actors: {
    requireConsent: promisePlaceholder<() => Promise<boolean>>('requireConsent'),
    logIn: promisePlaceholder<T.CredentialLoginPort['logIn']>('logIn'),
  },
  actions: {
    keepCredentials: assign((_, { credentials }: { credentials: T.Credentials }) => ({
      credentials,
      failure: null,
    })),
    forgetCredentials: assign({ credentials: null }),
    keepResult: assign((_, { output: result }: { output: LoginResult }) => ({ result, credentials: null })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    emitFailure: emit((_, { error }: { error: unknown }) => ({
      type: 'login.failed' as const,
      failure: toFailure(error),
    })),
  },
  guards: { isConsent: (_, { output: consent }: { output: boolean }) => consent },
  delays: { settle: 500 },
}).createMachine({
  id: 'credentialLogin',
  context: { credentials: null, failure: null, result: null },
  initial: 'editing',
  states: {
    editing: {
      on: { 'login.submit': { target: 'gating', actions: on('keepCredentials') } },
    },
    gating: {
      invoke: {
        id: 'requireConsent',
        src: 'requireConsent',
        onDone: [
          { guard: on('isConsent'), target: 'submitting' },
          { target: 'editing', actions: 'forgetCredentials' },
        ],
        onError: { target: 'editing', actions: 'forgetCredentials' },
      },
    },
    submitting: {
      tags: 'busy',
      invoke: {
        id: 'logIn',
        src: 'logIn',
        input: ({ context }) => {
          if (context.credentials === null) throw new Error('`submitting` was entered without credentials')
          return context.credentials
        },
        onDone: { target: 'loggedIn', actions: on('keepResult') },
        onError: { target: 'pausing', actions: [on('keepFailure'), on('emitFailure'), 'forgetCredentials'] },
      },
    },
    pausing: { tags: ['busy', 'failure'], after: { settle: 'editing' } },
    loggedIn: { type: 'final' },
  },
  output: ({ context }) => {
    if (context.result === null) throw new Error('`loggedIn` was entered without a result')
    return context.result
  },
})

export type CredentialLoginActorRef = ActorRefFrom<typeof credentialLoginMachine>
export type CredentialLoginSnapshot = SnapshotFrom<typeof credentialLoginMachine>
