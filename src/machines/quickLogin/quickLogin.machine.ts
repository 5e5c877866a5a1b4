import { assign, setup } from 'xstate'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'

import type { LoginResult } from '../../contract/login.ts'
import { on } from '../../kinds/on.ts'
import { credentialLoginMachine } from '../credentialLogin/credentialLogin.machine.ts'
import { sendCodeMachine } from '../sendCode/sendCode.machine.ts'
import type * as T from './quickLogin.types.ts'

/** The quick tab: phone ⇄ e-mail, each with its own form; both countdowns live as long as the tab (CODE-02). */
export const quickLoginMachine = setup({
  types: {} as {
    context: T.QuickLoginContext
    events: T.QuickLoginEvent
    output: LoginResult
    tags: T.QuickLoginTag
    children: { credentials: 'credentials'; phoneCode: 'phoneCode'; emailCode: 'emailCode' }
  },
  actors: {
    credentials: credentialLoginMachine,
    phoneCode: sendCodeMachine,
    emailCode: sendCodeMachine,
  },
  actions: {
    keepResult: assign((_, { output: result }: { output: LoginResult }) => ({ result })),
  },
  guards: {
    isChannel: (_, params: { channel: T.QuickChannel; wanted: T.QuickChannel }) =>
      params.channel === params.wanted,
  },
}).createMachine({
  id: 'quickLogin',
  context: { result: null },
  invoke: [
    { id: 'phoneCode', src: 'phoneCode', input: { purpose: 'login', channel: 'phone' } },
    { id: 'emailCode', src: 'emailCode', input: { purpose: 'login', channel: 'email' } },
  ],
  initial: 'phone',
  states: {
    phone: {
      invoke: {
        id: 'credentials',
        src: 'credentials',
        onDone: { target: 'loggedIn', actions: on('keepResult') },
      },
      on: {
        'channel.choose': {
          guard: {
            type: 'isChannel',
            params: ({ event }) => ({ channel: event.channel, wanted: 'email' as const }),
          },
          target: 'email',
        },
      },
    },
    email: {
      tags: 'email',
      invoke: {
        id: 'credentials',
        src: 'credentials',
        onDone: { target: 'loggedIn', actions: on('keepResult') },
      },
      on: {
        'channel.choose': {
          guard: {
            type: 'isChannel',
            params: ({ event }) => ({ channel: event.channel, wanted: 'phone' as const }),
          },
          target: 'phone',
        },
      },
    },
    loggedIn: { type: 'final' },
  },
  output: ({ context }) => {
    if (context.result === null) throw new Error('`loggedIn` was entered without a result')
    return context.result
  },
})

export type QuickLoginActorRef = ActorRefFrom<typeof quickLoginMachine>
export type QuickLoginSnapshot = SnapshotFrom<typeof quickLoginMachine>
