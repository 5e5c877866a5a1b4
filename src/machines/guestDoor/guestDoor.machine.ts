import { nothingSet, settingSetup, settingStates } from '../../kinds/setting/setting.setup.ts'

/** Whether visitors without an account may watch (LIVE-04), as the host sets it; the room tells what holds. */
export const guestDoorMachine = settingSetup<boolean>().createMachine({
  id: 'guestDoor',
  context: nothingSet,
  initial: 'resting',
  states: settingStates,
})
