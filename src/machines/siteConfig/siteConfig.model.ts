import { siteConfigMachine } from './siteConfig.machine.ts'
import { callError, site } from '../../../mocks/samples/payloads.ts'
import { done, failed } from '../shared/model.ts'
import type { Model } from '../shared/model.ts'

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
