import type { MachineId } from '../../src/machines/registry.ts'
import { bindPhone } from './events/bindPhone.ts'
import { credentialLogin } from './events/credentialLogin.ts'
import { lazyPage } from './events/lazyPage.ts'
import { localeSwitch } from './events/localeSwitch.ts'
import { login } from './events/login.ts'
import { mobileRedirect } from './events/mobileRedirect.ts'
import { organizerEntry } from './events/organizerEntry.ts'
import { profile } from './events/profile.ts'
import { quickLogin } from './events/quickLogin.ts'
import { remoteList } from './events/remoteList.ts'
import { scan } from './events/scan.ts'
import { scanApproval } from './events/scanApproval.ts'
import { sendCode } from './events/sendCode.ts'
import { session } from './events/session.ts'
import { siteConfig } from './events/siteConfig.ts'
import { terms } from './events/terms.ts'
import { walkEveryTransition } from './walk.ts'
import type { AnyModel, Walk } from './walk.ts'

/** What each machine is walked with; a machine without a model does not compile. */
export const models: Readonly<Record<MachineId, AnyModel>> = {
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

/** One walk per transition of the machine, the same in every run: driven in node and through the page. */
export const walksOf = (id: MachineId): Walk[] => walkEveryTransition(models[id])
