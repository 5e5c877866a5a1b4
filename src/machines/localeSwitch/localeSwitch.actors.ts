import { fromPromise } from 'xstate'

import type { LocaleName, LocaleSwitchPort } from './localeSwitch.types.ts'

export const createLocaleSwitchActors = (port: LocaleSwitchPort) => ({
  loadLocale: fromPromise<void, { locale: LocaleName }>(({ input, signal }) =>
    port.loadLocale(input.locale, signal),
  ),
})
