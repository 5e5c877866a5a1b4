import { selectView } from '../../../src/machines/decisionRelease/decisionRelease.selectors.ts'
import { expect } from '../stage/expect.ts'
import { dialog, element, openDialog, pageActions } from '../stage/pageActions.ts'
import { holdCalls } from '../stage/responses.ts'
import { until } from '../stage/until.ts'
import type { Driver } from './driver.ts'

/** The list of a conference, where the first paper has a prepared decision. */
export const decisionRelease: Driver<'decisionRelease'> = {
  async open(_walk, { network, openStage }) {
    const answers = holdCalls(network, {
      previewDecisions: 'previewDecisions',
      releaseDecisions: 'releaseDecisions',
    })
    const stage = await openStage({ at: '/console/papers/1', signedIn: true })
    const { press, submit, answer } = pageActions(stage)
    await stage.user.click(await until(() => element<HTMLInputElement>('main input[name="decision"]')))
    await press('desk.release', { chosen: 1 })
    await dialog()
    const said = () => openDialog()?.textContent ?? ''
    return {
      stage,
      causes: {
        ...answers,
        'release.retry': () => answer('state.retry'),
        'release.send': () => submit(),
        'release.close': async () => {
          const names = ['shell.understood', 'shell.cancel'] as const
          const name = names.find((each) => said().includes(stage.say(each)))
          if (name !== undefined) return answer(name)
          return answer('shell.close')
        },
      },
      shows(state) {
        const view = selectView(state)
        expect(openDialog() === null).toBe(view === 'closed')
        if (view === 'closed') return
        expect(openDialog()?.querySelector('[data-outcome]') !== null).toBe(view === 'done')
        expect(said().includes(stage.say('state.retry'))).toBe(view === 'failed')
        expect(openDialog()?.querySelector('form') !== null).toBe(view === 'confirming')
        expect(openDialog()?.querySelector('button[aria-busy="true"]') !== null).toBe(
          state.matches('releasing'),
        )
      },
    }
  },
}
