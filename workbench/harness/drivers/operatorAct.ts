import { dialogScene } from '../kinds/dialogScene.ts'
import { operators } from '../stage/operators.ts'
import { dialog, pageActions } from '../stage/pageActions.ts'
import { holdCalls } from '../stage/responses.ts'
import type { Driver } from './driver.ts'

/** Letting mails go to a stopped address again, one of the acts. */
export const operatorAct: Driver<'operatorAct'> = {
  async open(_walk, { network, openStage }) {
    network.use(...operators())
    const answers = holdCalls(network, { sendCommand: ['allowAddress', () => null] })
    const stage = await openStage({ at: '/console/jobs?side=stopped', signedIn: true })
    await pageActions(stage).press('operators.act.allowAddress')
    await dialog()
    const field = { label: 'operators.field.reason', name: 'reason' }
    return dialogScene({ stage, answers, field, leave: 'shell.cancel', reason: 'jobRunning' })
  },
}
