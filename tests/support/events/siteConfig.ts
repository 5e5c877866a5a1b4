import { siteConfigMachine } from '../../../src/machines/siteConfig/siteConfig.machine.ts'
import { callError, site } from '../payloads.ts'
import { done, failed } from '../walk.ts'
import type { Model } from '../walk.ts'

export const siteConfig: Model<typeof siteConfigMachine> = {
  machine: siteConfigMachine,
  inputs: [{ cached: null }, { cached: site }],
  events: [
    done('fetchSite', site),
    failed('fetchSite', callError('refused', 'fault')),
    { type: 'config.refresh' },
  ],
  project: ({ site: known, failure }) => ({ known: known !== null, failure: failure !== null }),
}
