import {
  claimSetup,
  finishSetup,
  getSetup,
  inviteOrganizer,
  optionalSteps,
  passSetupStep,
  sendTestMail,
  setupAdministrator,
  setupSite,
} from '../contract/setup.ts'
import { siteLanguages } from '../contract/siteParts.ts'
import type { FirstRunPort } from '../machines/firstRun/firstRun.types.ts'
import type { Api } from './api.ts'
import type { CredentialStore } from './credentialStore.ts'

/** The first run; satisfies the port of its machine. Creating the administrator signs the user in. */
export const createSetupService = ({
  api,
  credentials,
}: {
  api: Api
  credentials: Pick<CredentialStore, 'keep'>
}): FirstRunPort => ({
  fetchSetup: (signal) => api.call(getSetup, {}, { signal }),
  claimSetup: (code, signal) => api.call(claimSetup, { code }, { signal }),
  saveStep: async ({ step, texts }, signal) => {
    const contact = { contact: texts['contact'] ?? '', country_code: texts['country_code'] }
    switch (step) {
      case 'administrator': {
        const code = texts['code'] ?? ''
        const password = texts['password'] ?? ''
        credentials.keep(await api.call(setupAdministrator, { ...contact, code, password }, { signal }))
        return api.call(getSetup, {}, { signal })
      }
      case 'site': {
        const languages = siteLanguages.find((one) => one === texts['languages']) ?? siteLanguages[0]
        const names = { name: texts['name'] ?? '', eng_name: texts['eng_name'] ?? '', languages }
        return api.call(setupSite, names, { signal })
      }
      case 'mail':
        return api.call(sendTestMail, { to: texts['to'] ?? '' }, { signal })
      case 'organizer':
        return api.call(inviteOrganizer, contact, { signal })
      case 'payment':
        return api.call(passSetupStep, { step }, { signal })
    }
  },
  passStep: async (wanted, signal) => {
    const step = optionalSteps.find((one) => one === wanted)
    if (step === undefined) throw new Error(`${wanted} cannot be passed`)
    return api.call(passSetupStep, { step }, { signal })
  },
  finishSetup: (signal) => api.call(finishSetup, {}, { signal }),
})
