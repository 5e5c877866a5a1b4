import type { MachineId } from '../../../src/machines/registry.ts'
import { bindPhone } from './entries/bindPhone.ts'
import { credentialLogin } from './entries/credentialLogin.ts'
import { lazyPage } from './entries/lazyPage.ts'
import { localeSwitch } from './entries/localeSwitch.ts'
import { login } from './entries/login.ts'
import { mobileRedirect } from './entries/mobileRedirect.ts'
import { organizerEntry } from './entries/organizerEntry.ts'
import { profile } from './entries/profile.ts'
import { quickLogin } from './entries/quickLogin.ts'
import { remoteList } from './entries/remoteList.ts'
import { scan } from './entries/scan.ts'
import { scanApproval } from './entries/scanApproval.ts'
import { sendCode } from './entries/sendCode.ts'
import { session } from './entries/session.ts'
import { siteConfig } from './entries/siteConfig.ts'
import { terms } from './entries/terms.ts'
import type { MachineEntry } from './entry.types.ts'

/**
 * What the workshop says about each machine, in the order in which a reader meets them. A machine without an entry
 * does not compile.
 */
export const registry: { readonly [Id in MachineId]: MachineEntry } = {
  login,
  scan,
  scanApproval,
  quickLogin,
  credentialLogin,
  sendCode,
  terms,
  bindPhone,
  profile,
  session,
  siteConfig,
  localeSwitch,
  lazyPage,
  mobileRedirect,
  remoteList,
  organizerEntry,
}
