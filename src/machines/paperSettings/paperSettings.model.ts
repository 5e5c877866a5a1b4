import { callError } from '../../../mocks/samples/payloads.ts'
import { settingsSample, settingsValues } from '../../../mocks/samples/paperDesk.ts'
import { done, failed } from '../shared/model.ts'
import type { Model } from '../shared/model.ts'
import { paperSettingsMachine } from './paperSettings.machine.ts'

export const paperSettings: Model<typeof paperSettingsMachine> = {
  machine: paperSettingsMachine,
  inputs: [{ conferenceId: 1 }],
  events: [
    done('loadSettings', settingsSample),
    failed('loadSettings', callError('offline')),
    { type: 'settings.retry' },
    { type: 'settings.send', values: settingsValues },
    done('saveSettings', { ...settingsSample, version: 3 }),
    failed('saveSettings', callError('offline')),
    failed('saveSettings', callError('refused', 'versionConflict')),
    { type: 'settings.reload' },
  ],
  project: ({ settings, failure }) => ({ isLoaded: settings !== null, failure: failure?.kind }),
}
