import { nothingSet, settingSetup, settingStates } from '../../kinds/setting/setting.setup.ts'

/** How long a raised hand waits for an answer in seconds (MIC-01), as the host sets it; the room tells what holds. */
export const waitTimeMachine = settingSetup<number>().createMachine({
  id: 'waitTime',
  context: nothingSet,
  initial: 'resting',
  states: settingStates,
})
