import { projectSetting, settingEvents } from '../../kinds/setting/setting.model.ts'
import type { Model } from '../shared/model.ts'
import { waitTimeMachine } from './waitTime.machine.ts'

export const waitTime: Model<typeof waitTimeMachine> = {
  machine: waitTimeMachine,
  inputs: [undefined],
  events: settingEvents(30, 'epochStale'),
  project: projectSetting,
}
