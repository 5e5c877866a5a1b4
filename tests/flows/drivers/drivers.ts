import type { MachineId } from '../../../src/machines/registry.ts'
import { bindPhone } from './bindPhone.ts'
import { credentialLogin } from './credentialLogin.ts'
import type { Driver } from './driver.ts'
import { lazyPage } from './lazyPage.ts'
import { localeSwitch } from './localeSwitch.ts'
import { login } from './login.ts'
import { mobileRedirect } from './mobileRedirect.ts'
import { organizerEntry } from './organizerEntry.ts'
import { profile } from './profile.ts'
import { quickLogin } from './quickLogin.ts'
import { remoteList } from './remoteList.ts'
import { scan } from './scan.ts'
import { scanApproval } from './scanApproval.ts'
import { sendCode } from './sendCode.ts'
import { session } from './session.ts'
import { siteConfig } from './siteConfig.ts'
import { terms } from './terms.ts'

/** A machine without a driver does not compile. */
export const drivers: { readonly [Id in MachineId]: Driver<Id> } = {
  bindPhone,
  credentialLogin,
  lazyPage,
  localeSwitch,
  login,
  mobileRedirect,
  organizerEntry,
  profile,
  quickLogin,
  remoteList,
  scan,
  scanApproval,
  sendCode,
  session,
  siteConfig,
  terms,
}
