import { assign, setup } from 'xstate'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'

import type { LoginResult } from '../../contract/login.ts'
import { on } from '../../kinds/on.ts'
import { credentialLoginMachine } from '../credentialLogin/credentialLogin.machine.ts'
import { sendCodeMachine } from '../sendCode/sendCode.machine.ts'
import type * as T from './bindPhone.types.ts'

/** The dialog after a scan by an account without a phone (BIND-01). */
export const bindPhoneMachine = setup({
  types: {} as {
    input: T.BindPhoneInput
    context: T.BindPhoneContext
    events: T.BindPhoneEvent
    output: T.BindPhoneOutput
    children: { credentials: 'credentials'; bindCode: 'bindCode' }
  },
  actors: { credentials: credentialLoginMachine, bindCode: sendCodeMachine },
  actions: { keepResult: assign((_, { output: result }: { output: LoginResult }) => ({ result })) },
}).createMachine({
  id: 'bindPhone',
  context: ({ input }) => ({ ...input, result: null }),
  invoke: {
    id: 'bindCode',
    src: 'bindCode',
    input: { purpose: 'bind', channel: 'phone' },
  },
  initial: 'open',
  states: {
    open: {
      invoke: {
        id: 'credentials',
        src: 'credentials',
        onDone: { target: 'bound', actions: on('keepResult') },
      },
      on: { 'bind.close': 'closed' },
    },
    bound: { type: 'final' },
    closed: { type: 'final' },
  },
  output: ({ context }): T.BindPhoneOutput =>
    context.result === null ? { outcome: 'closed' } : { outcome: 'bound', result: context.result },
})

export type BindPhoneActorRef = ActorRefFrom<typeof bindPhoneMachine>
export type BindPhoneSnapshot = SnapshotFrom<typeof bindPhoneMachine>
