import type { LocaleName, LocaleSwitchPort } from './localeSwitch.types.ts'
import { fromPromise } from '../shared/fromPromise.ts'

export const createLocaleSwitchActors = (port: LocaleSwitchPort) => ({
  loadLocale: fromPromise<void, { locale: LocaleName }>(({ input, signal }) =>
    port.loadLocale(input.locale, signal),
  ),
})
