import { describe, expect, it } from 'vitest'

import { machines } from '../../src/machines/registry.ts'
import type { MachineId } from '../../src/machines/registry.ts'
import { describeWalks } from '../support/describeWalks.ts'
import { bindPhone } from './drivers/bindPhone.ts'
import { credentialLogin } from './drivers/credentialLogin.ts'
import type { Driver } from './drivers/driver.ts'
import { lazyPage } from './drivers/lazyPage.ts'
import { localeSwitch } from './drivers/localeSwitch.ts'
import { login } from './drivers/login.ts'
import { mobileRedirect } from './drivers/mobileRedirect.ts'
import { organizerEntry } from './drivers/organizerEntry.ts'
import { profile } from './drivers/profile.ts'
import { quickLogin } from './drivers/quickLogin.ts'
import { remoteList } from './drivers/remoteList.ts'
import { scan } from './drivers/scan.ts'
import { scanApproval } from './drivers/scanApproval.ts'
import { sendCode } from './drivers/sendCode.ts'
import { session } from './drivers/session.ts'
import { siteConfig } from './drivers/siteConfig.ts'
import { terms } from './drivers/terms.ts'

/** A machine without a driver does not compile. */
const drivers: { readonly [Id in MachineId]: Driver<Id> } = {
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

const walk = <Id extends MachineId>(id: Id) => describeWalks(id, drivers[id])
for (const id of Object.keys(drivers) as MachineId[]) walk(id)

describe('the walks through the page', () => {
  it('go over every registered machine', () => {
    expect(Object.keys(drivers).sort()).toEqual(Object.keys(machines).sort())
  })
})
