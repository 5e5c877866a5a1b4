import type { OwnAccount } from '../../contract/ownAccount.ts'
import { contactChangeMachine } from '../contactChange/contactChange.machine.ts'
import type { ContactChangePort } from '../contactChange/contactChange.types.ts'
import { createScanActors } from '../scan/scan.actors.ts'
import { scanMachine } from '../scan/scan.machine.ts'
import type { ScanPort } from '../scan/scan.types.ts'
import { secondFactorMachine } from '../secondFactor/secondFactor.machine.ts'
import type { SecondFactorPort } from '../secondFactor/secondFactor.types.ts'
import { createSendCodeActors } from '../sendCode/sendCode.actors.ts'
import { sendCodeMachine } from '../sendCode/sendCode.machine.ts'
import type { SendCodePort } from '../sendCode/sendCode.types.ts'
import { actorsOf } from '../shared/actorsOf.ts'
import { fromPromise } from '../shared/fromPromise.ts'
import type { OwnAccountPort, SavedWish } from './ownAccount.types.ts'

type Port = OwnAccountPort &
  ContactChangePort &
  SendCodePort &
  SecondFactorPort &
  Omit<ScanPort, 'collectScene'>

/** The flows that run inside the own account. `poll`: see `LoginDelays`. */
export const createOwnAccountActors = (port: Port, delays: { poll?: number } = {}) => {
  const code = sendCodeMachine.provide({ actors: createSendCodeActors(port) })
  const secondFactor = secondFactorMachine.provide({ actors: actorsOf(secondFactorMachine, port) })
  return {
    fetchAccount: fromPromise<OwnAccount, void>(({ signal }) => port.fetchAccount(signal)),
    saveChange: fromPromise<OwnAccount, SavedWish>(({ input, signal }) => port.saveChange(input, signal)),
    scan: scanMachine.provide({
      actors: {
        ...createScanActors({
          ...port,
          collectScene: () => Promise.reject(new Error('Nobody is signed in by this scan')),
        }),
        // A signed-in member has agreed already.
        requireConsent: fromPromise<boolean, void>(() => Promise.resolve(true)),
      },
      delays: delays.poll === undefined ? {} : { poll: delays.poll },
    }),
    secondFactor,
    contactChange: contactChangeMachine.provide({
      actors: { ...actorsOf(contactChangeMachine, port), oldCode: code, newCode: code, secondFactor },
    }),
  }
}
