import { assign, emit, setup } from 'xstate'

import type { LoginResult } from '../../contract/login.ts'
import { bindPhoneMachine } from '../bindPhone/bindPhone.machine.ts'
import type { BindPhoneOutput } from '../bindPhone/bindPhone.types.ts'
import { credentialLoginMachine } from '../credentialLogin/credentialLogin.machine.ts'
import { profileMachine } from '../profile/profile.machine.ts'
import { quickLoginMachine } from '../quickLogin/quickLogin.machine.ts'
import { scanMachine } from '../scan/scan.machine.ts'
import type { ScanOutput } from '../scan/scan.types.ts'
import { secondFactorMachine } from '../secondFactor/secondFactor.machine.ts'
import type { SecondFactorOutput } from '../secondFactor/secondFactor.types.ts'
import { termsMachine } from '../terms/terms.machine.ts'
import type * as T from './login.types.ts'

/** Setup shared by the states of the login page. */
export const flow = setup({
  types: {} as {
    input: T.LoginInput
    context: T.LoginContext
    events: T.LoginEvent
    emitted: T.LoginEmitted
    output: T.LoginOutput
    tags: T.LoginTag
    children: {
      terms: 'terms'
      scan: 'scan'
      quick: 'quick'
      password: 'password'
      bindPhone: 'bindPhone'
      secondFactor: 'secondFactor'
      profile: 'profile'
    }
  },
  actors: {
    terms: termsMachine,
    scan: scanMachine,
    quick: quickLoginMachine,
    password: credentialLoginMachine,
    bindPhone: bindPhoneMachine,
    secondFactor: secondFactorMachine,
    profile: profileMachine,
  },
  actions: {
    keepMethod: assign((_, { method }: { method: T.LoginMethod }) => ({ method })),
    keepOpenid: assign((_, { output: scan }: { output: ScanOutput }) => ({
      openid: scan.outcome === 'unbound' ? scan.openid : null,
    })),
    keepResult: assign((_, { result }: { result: LoginResult | null }) => ({ result })),
    keepDestination: assign((_, { destination }: { destination: T.LoginDestination }) => ({ destination })),
    emitHalf: emit({ type: 'login.halfway' }),
    emitLeft: emit({ type: 'login.left' }),
    emitSuccess: emit({ type: 'login.succeeded' }),
  },
  guards: {
    isOther: ({ context }, { method }: { method: T.LoginMethod }) => method !== context.method,
    isScan: ({ context }) => context.method === 'scan',
    isQuick: ({ context }) => context.method === 'quick',
    isUnbound: (_, { output: scan }: { output: ScanOutput }) => scan.outcome === 'unbound',
    isClosed: (_, { output: bind }: { output: BindPhoneOutput }) => bind.outcome === 'closed',
    needsFactor: (_, { result }: { result: LoginResult | null }) => result?.needs_factor === true,
    isLeft: (_, { outcome }: SecondFactorOutput) => outcome === 'left',
    // A visitor who came back for the second factor signed in before; an invitation comes first.
    hasProfile: (_, { result, isInvited }: { result: LoginResult | null; isInvited: boolean }) =>
      isInvited || result === null || result.loginauth === 1,
  },
})
