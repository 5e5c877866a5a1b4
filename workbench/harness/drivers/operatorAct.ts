import { messageOf } from '../../../server/shared/sentences/messages.ts'
import { expect } from '../stage/expect.ts'
import { dialog, openDialog, pageActions } from '../stage/pageActions.ts'
import { holdCalls } from '../stage/responses.ts'
import { operators } from '../stage/operators.ts'
import type { Driver } from './driver.ts'

/** Letting mails go to a stopped address again, one of the acts. */
export const operatorAct: Driver<'operatorAct'> = {
  async open(_walk, { network, openStage }) {
    network.use(...operators())
    const answers = holdCalls(network, { sendAct: ['allowAddress', () => null] })
    const stage = await openStage({ at: '/console/jobs?side=stopped', signedIn: true })
    const { press, fill, submit, answer } = pageActions(stage)
    await press('operators.act.allowAddress')
    await dialog()
    const said = () => openDialog()?.textContent ?? ''
    return {
      stage,
      causes: {
        ...answers,
        async 'act.send'({ texts }) {
          await fill('operators.field.reason', texts.reason)
          await submit()
        },
        'act.close': () =>
          answer(said().includes(stage.say('shell.understood')) ? 'shell.understood' : 'shell.cancel'),
      },
      shows(state) {
        const isOver = state.matches('done') || state.matches('closed')
        expect(openDialog() === null).toBe(isOver)
        if (isOver) return
        expect(said().includes(messageOf('jobRunning', stage.language, null))).toBe(state.matches('refused'))
        expect(said().includes(stage.say('error.kind.offline'))).toBe(
          state.matches('asking') && state.context.failure !== null,
        )
        expect(openDialog()?.querySelector('button[aria-busy="true"]') !== null).toBe(state.hasTag('busy'))
      },
    }
  },
}
