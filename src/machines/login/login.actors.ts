import { bindPhoneMachine } from '../bindPhone/bindPhone.machine.ts'
import { createCredentialLoginActors } from '../credentialLogin/credentialLogin.actors.ts'
import { credentialLoginMachine } from '../credentialLogin/credentialLogin.machine.ts'
import { actorsOf } from '../shared/actorsOf.ts'
import { profileMachine } from '../profile/profile.machine.ts'
import { quickLoginMachine } from '../quickLogin/quickLogin.machine.ts'
import { createScanActors } from '../scan/scan.actors.ts'
import { scanMachine } from '../scan/scan.machine.ts'
import { createSendCodeActors } from '../sendCode/sendCode.actors.ts'
import { secondFactorMachine } from '../secondFactor/secondFactor.machine.ts'
import { sendCodeMachine } from '../sendCode/sendCode.machine.ts'
import type { LoginPort } from './login.types.ts'

/** Delays that stories and tests may hold or hurry; milliseconds. */
export interface LoginDelays {
  /** SCAN-01 */
  poll?: number
  /** LOGIN-08 */
  settle?: number
}

export const createLoginActors = (port: LoginPort, delays: LoginDelays = {}) => {
  const credentials = credentialLoginMachine.provide({
    actors: createCredentialLoginActors(port),
    delays: delays.settle === undefined ? {} : { settle: delays.settle },
  })
  const code = sendCodeMachine.provide({ actors: createSendCodeActors(port) })
  return {
    scan: scanMachine.provide({
      actors: createScanActors(port),
      delays: delays.poll === undefined ? {} : { poll: delays.poll },
    }),
    quick: quickLoginMachine.provide({ actors: { credentials, phoneCode: code, emailCode: code } }),
    password: credentials,
    bindPhone: bindPhoneMachine.provide({ actors: { credentials, bindCode: code } }),
    secondFactor: secondFactorMachine.provide({ actors: actorsOf(secondFactorMachine, port) }),
    profile: profileMachine.provide({ actors: actorsOf(profileMachine, port) }),
  }
}
