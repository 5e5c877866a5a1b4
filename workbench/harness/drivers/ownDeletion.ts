import { happily, visitor } from '../stage/answers.ts'
import { bringFactor } from '../stage/bringFactor.ts'
import { expect } from '../stage/expect.ts'
import { element, openDialog, pageActions } from '../stage/pageActions.ts'
import { holdCalls } from '../stage/responses.ts'
import { until } from '../stage/until.ts'
import type { Driver } from './driver.ts'

export const ownDeletion: Driver<'ownDeletion'> = {
  async open({ start }, { network, openStage }) {
    // A known date is shown on every page, and only there.
    const date = start.context.deletion?.deletes_at ?? null
    if (date !== null) network.use(...visitor({ deletes_at: date }))
    const answers = holdCalls(network, {
      fetchDeletion: 'getOwnDeletion',
      sendRequest: 'requestDeletion',
      sendCancel: 'cancelDeletion',
    })
    network.use(...happily('getFactorWays', 'verifyFactor'))
    const at = date === null ? '/account/deletion' : '/home'
    const stage = await openStage({ at, signedIn: true })
    const { answer, press } = pageActions(stage)
    const actor = () => stage.actor('ownDeletion')
    return {
      stage,
      causes: {
        ...answers,
        'xstate.done.actor.secondFactor': ({ output }) => bringFactor(stage, output, 'stepUp'),
        'deletion.retry': () =>
          press(actor().getSnapshot().hasTag('failed') ? 'state.retry' : 'deletion.blocks.again'),
        'deletion.begin': () => press('deletion.ask'),
        'deletion.confirm': async () => {
          const box = await until(() => element('[role="alertdialog"] input[type="checkbox"]'))
          await stage.user.click(box)
          await answer('deletion.confirm.yes')
        },
        'deletion.dismiss': () => answer('shell.cancel'),
        'deletion.keep': () => press(date === null ? 'deletion.keep' : 'shell.deletion.keep'),
        'login.accept': () => answer('deletion.stale.yes'),
        'login.dismiss': () => answer('shell.cancel'),
      },
      shows(state) {
        const title = openDialog()?.querySelector('h2')?.textContent ?? null
        if (state.hasTag('failed')) expect(element('main [role="alert"]').textContent).not.toBe('')
        if (state.matches('confirming')) expect(title).toBe(stage.say('deletion.confirm.title'))
        if (state.matches('stale')) expect(title).toBe(stage.say('deletion.stale.title'))
        if (state.matches('proving')) expect(title).toBe(stage.say('factor.title'))
        if (state.hasTag('requested') && date === null)
          expect(element('#deletion-requested').textContent).not.toBe('')
        if (date !== null)
          expect(document.body.textContent.includes(stage.say('shell.deletion.more'))).toBe(
            state.hasTag('requested'),
          )
        if (state.matches('open') && stage.path() === '/account/deletion') {
          expect(openDialog()).toBeNull()
          const { deletion, failure } = state.context
          expect(document.querySelector('#deletion-blocks') !== null).toBe((deletion?.blocks.length ?? 0) > 0)
          if (failure !== null) expect(element('main [role="alert"]')).not.toBeNull()
        }
      },
    }
  },
}
