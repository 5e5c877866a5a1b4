import { localeSwitchMachine } from './localeSwitch.machine.ts'
import { done, failed } from '../shared/model.ts'
import type { Model } from '../shared/model.ts'

export const localeSwitch: Model<typeof localeSwitchMachine> = {
  machine: localeSwitchMachine,
  inputs: [{ locale: 'zh-CN' }],
  events: [
    { type: 'locale.choose', locale: 'en' },
    { type: 'locale.choose', locale: 'zh-CN' },
    done('loadLocale'),
    failed('loadLocale', new TypeError('Failed to fetch')),
  ],
  project: ({ locale, wanted }) => ({ locale, wanted }),
}
