import { assign, setup } from 'xstate'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'

import { toFailure } from '../../contract/failure.ts'
import type { OwnAccount } from '../../contract/ownAccount.ts'
import { on } from '../../kinds/on.ts'
import { secondFactorMachine } from '../secondFactor/secondFactor.machine.ts'
import type { SecondFactorOutput } from '../secondFactor/secondFactor.types.ts'
import { sendCodeMachine } from '../sendCode/sendCode.machine.ts'
import { given } from '../shared/given.ts'
import { promisePlaceholder } from '../shared/placeholders.ts'
import type * as T from './contactChange.types.ts'

/** Another phone or address (ACC-02): first the code of the old one, where there is one, then that of the new one. */
export const contactChangeMachine = setup({
  types: {} as {
    input: T.ContactChangeInput
    context: T.ContactChangeContext
    events: T.ContactChangeEvent
    output: T.ContactChangeOutput
    tags: T.ContactChangeTag
    children: { oldCode: 'oldCode'; newCode: 'newCode'; secondFactor: 'secondFactor' }
  },
  actors: {
    oldCode: sendCodeMachine,
    newCode: sendCodeMachine,
    secondFactor: secondFactorMachine,
    proveOld: promisePlaceholder<T.ContactChangePort['proveOld']>('proveOld'),
    saveContact: promisePlaceholder<T.ContactChangePort['saveContact']>('saveContact'),
  },
  actions: {
    keepOld: assign((_, { code }: { code: string }) => ({ code, failure: null })),
    keepProof: assign((_, { output: proof }: { output: string }) => ({ proof, failure: null })),
    keepNew: assign((_, { contact, code }: { contact: T.NewContact; code: string }) => ({
      contact,
      code,
      failure: null,
    })),
    keepAccount: assign((_, { output: account }: { output: OwnAccount }) => ({ account })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    forgetFailure: assign({ failure: null }),
  },
  guards: {
    hasOld: ({ context }) => context.hasOld,
    isUnproven: ({ context }) => context.failure?.reason === 'contactUnproven',
    needsFactor: ({ context }) => context.failure?.reason === 'stepUpNeeded',
    isLeft: (_, { outcome }: SecondFactorOutput) => outcome === 'left',
  },
}).createMachine({
  id: 'contactChange',
  context: ({ input }) => ({ ...input, proof: null, code: '', contact: null, failure: null, account: null }),
  invoke: [
    {
      id: 'oldCode',
      src: 'oldCode',
      input: ({ context }) => ({
        purpose: context.kind === 'phone' ? 'oldPhone' : 'oldEmail',
        channel: 'own',
      }),
    },
    {
      id: 'newCode',
      src: 'newCode',
      input: ({ context }) => ({ purpose: 'newContact', channel: context.kind }),
    },
  ],
  initial: 'beginning',
  states: {
    beginning: { always: [{ guard: 'hasOld', target: 'askingOld' }, { target: 'askingNew' }] },
    askingOld: {
      tags: 'old',
      on: {
        'old.submit': { target: 'provingOld', actions: on('keepOld') },
        'change.close': 'closed',
      },
    },
    provingOld: {
      tags: ['busy', 'old'],
      invoke: {
        id: 'proveOld',
        src: 'proveOld',
        input: ({ context }) => ({ kind: context.kind, code: context.code }),
        onDone: { target: 'askingNew', actions: on('keepProof') },
        onError: { target: 'askingOld', actions: on('keepFailure') },
      },
    },
    askingNew: {
      tags: 'new',
      on: {
        'new.submit': { target: 'saving', actions: on('keepNew') },
        'change.close': 'closed',
      },
    },
    saving: {
      tags: ['busy', 'new'],
      invoke: {
        id: 'saveContact',
        src: 'saveContact',
        input: ({ context }) => ({
          contact: given(context.contact, 'a contact'),
          code: context.code,
          proof: context.proof,
        }),
        onDone: { target: 'changed', actions: on('keepAccount') },
        onError: { target: 'refused', actions: on('keepFailure') },
      },
    },
    refused: {
      always: [
        { guard: 'needsFactor', target: 'stepping', actions: 'forgetFailure' },
        // Ten minutes are over: the old one is proved again.
        { guard: 'isUnproven', target: 'askingOld' },
        { target: 'askingNew' },
      ],
    },
    stepping: {
      tags: ['new', 'proving'],
      invoke: {
        id: 'secondFactor',
        src: 'secondFactor',
        onDone: [
          { guard: { type: 'isLeft', params: ({ event }) => event.output }, target: 'askingNew' },
          { target: 'saving' },
        ],
      },
    },
    changed: { type: 'final' },
    closed: { type: 'final' },
  },
  output: ({ context }): T.ContactChangeOutput =>
    context.account === null ? { outcome: 'closed' } : { outcome: 'changed', account: context.account },
})

export type ContactChangeActorRef = ActorRefFrom<typeof contactChangeMachine>
export type ContactChangeSnapshot = SnapshotFrom<typeof contactChangeMachine>
