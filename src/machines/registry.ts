import type { AnyStateMachine } from 'xstate'

import { bindPhoneMachine } from './bindPhone/bindPhone.machine.ts'
import { credentialLoginMachine } from './credentialLogin/credentialLogin.machine.ts'
import { lazyPageMachine } from './lazyPage/lazyPage.machine.ts'
import { localeSwitchMachine } from './localeSwitch/localeSwitch.machine.ts'
import { loginMachine } from './login/login.machine.ts'
import { mobileRedirectMachine } from './mobileRedirect/mobileRedirect.machine.ts'
import { organizerEntryMachine } from './organizerEntry/organizerEntry.machine.ts'
import { profileMachine } from './profile/profile.machine.ts'
import { quickLoginMachine } from './quickLogin/quickLogin.machine.ts'
import { remoteListMachine } from './remoteList/remoteList.machine.ts'
import { scanMachine } from './scan/scan.machine.ts'
import { scanApprovalMachine } from './scanApproval/scanApproval.machine.ts'
import { sendCodeMachine } from './sendCode/sendCode.machine.ts'
import { sessionMachine } from './session/session.machine.ts'
import { siteConfigMachine } from './siteConfig/siteConfig.machine.ts'
import { termsMachine } from './terms/terms.machine.ts'

/** Every machine of the product, by its id. The workshop and the tests go over this list. */
export const machines = {
  bindPhone: bindPhoneMachine,
  credentialLogin: credentialLoginMachine,
  lazyPage: lazyPageMachine,
  localeSwitch: localeSwitchMachine,
  login: loginMachine,
  mobileRedirect: mobileRedirectMachine,
  organizerEntry: organizerEntryMachine,
  profile: profileMachine,
  quickLogin: quickLoginMachine,
  remoteList: remoteListMachine,
  scan: scanMachine,
  scanApproval: scanApprovalMachine,
  sendCode: sendCodeMachine,
  session: sessionMachine,
  siteConfig: siteConfigMachine,
  terms: termsMachine,
} satisfies Record<string, AnyStateMachine>

export type MachineId = keyof typeof machines
