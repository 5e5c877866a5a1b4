import { assign, emit, setup } from 'xstate'

import { toFailure } from '../../contract/failure.ts'
import type { OwnAccount } from '../../contract/ownAccount.ts'
import { contactChangeMachine } from '../contactChange/contactChange.machine.ts'
import type { ContactChangeOutput } from '../contactChange/contactChange.types.ts'
import { scanMachine } from '../scan/scan.machine.ts'
import { secondFactorMachine } from '../secondFactor/secondFactor.machine.ts'
import type { SecondFactorOutput } from '../secondFactor/secondFactor.types.ts'
import { given } from '../shared/given.ts'
import { promisePlaceholder } from '../shared/placeholders.ts'
import type * as T from './ownAccount.types.ts'

const confirmed: ReadonlyArray<T.AccountWish['kind']> = ['unbindWechat', 'endSession', 'endOthers']

/** Setup shared by the states of the own account. */
export const flow = setup({
  types: {} as {
    context: T.OwnAccountContext
    events: T.OwnAccountEvent
    emitted: T.OwnAccountEmitted
    tags: T.OwnAccountTag
    children: { secondFactor: 'secondFactor'; scan: 'scan'; contactChange: 'contactChange' }
  },
  actors: {
    fetchAccount: promisePlaceholder<T.OwnAccountPort['fetchAccount']>('fetchAccount'),
    saveChange: promisePlaceholder<T.OwnAccountPort['saveChange']>('saveChange'),
    scan: scanMachine,
    contactChange: contactChangeMachine,
    secondFactor: secondFactorMachine,
  },
  actions: {
    keepAccount: assign((_, { output: account }: { output: OwnAccount }) => ({ account, failure: null })),
    keepChanged: assign((_, { output }: { output: ContactChangeOutput }) =>
      output.outcome === 'changed' ? { account: output.account, failure: null } : {},
    ),
    /** A refusal is still shown. */
    keepNews: assign((_, { output: account }: { output: OwnAccount }) => ({ account })),
    countSave: assign(({ context }) => ({ saves: context.saves + 1, wish: null })),
    keepWish: assign((_, { wish }: { wish: T.AccountWish }) => ({ wish, failure: null })),
    forgetWish: assign({ wish: null, failure: null }),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    forgetFailure: assign({ failure: null }),
    emitSaved: emit(({ context }) => ({
      type: 'change.saved' as const,
      kind: given(context.wish, 'a wish').kind,
    })),
  },
  guards: {
    needsYes: (_, { wish }: { wish: T.AccountWish }) => confirmed.includes(wish.kind),
    needsScan: (_, { wish }: { wish: T.AccountWish }) => wish.kind === 'bindWechat',
    needsContact: (_, { wish }: { wish: T.AccountWish }) => wish.kind === 'changeContact',
    isChanged: (_, { output }: { output: ContactChangeOutput }) => output.outcome === 'changed',
    needsProof: ({ context }) => context.failure?.reason === 'stepUpNeeded',
    isExporting: ({ context }) =>
      context.account?.data_export !== null && context.account?.data_export.until === null,
    isLeft: (_, { outcome }: SecondFactorOutput) => outcome === 'left',
  },
  delays: {
    /** How often the page looks whether the archive of the own data is ready. */
    exportPoll: 5_000,
  },
})
