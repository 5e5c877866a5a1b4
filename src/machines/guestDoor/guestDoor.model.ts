import { projectSetting, settingEvents } from '../../kinds/setting/setting.model.ts'
import type { Model } from '../shared/model.ts'
import { guestDoorMachine } from './guestDoor.machine.ts'

export const guestDoor: Model<typeof guestDoorMachine> = {
  machine: guestDoorMachine,
  inputs: [undefined],
  events: settingEvents(false, 'epochStale'),
  project: projectSetting,
}
