import type { CallName } from '../../../src/contract/calls.ts'
import type { AccountWish } from '../../../src/machines/ownAccount/ownAccount.types.ts'
import type { ContactChangeOutput } from '../../../src/machines/contactChange/contactChange.types.ts'
import { happily } from '../stage/answers.ts'
import { bringFactor } from '../stage/bringFactor.ts'
import { expect } from '../stage/expect.ts'
import { element, openDialog, pageActions } from '../stage/pageActions.ts'
import { answered, failing, holdCalls } from '../stage/responses.ts'
import { until } from '../stage/until.ts'
import type { Driver } from './driver.ts'

/** Call for each wish of the model. */
const calls: Readonly<Partial<Record<AccountWish['kind'], CallName>>> = {
  saveProfile: 'saveOwnProfile',
  bindWechat: 'bindWechat',
  endOthers: 'endOwnSession',
}

export const ownAccount: Driver<'ownAccount'> = {
  async open(_walk, { network, openStage }) {
    const answers = holdCalls(network, { fetchAccount: 'getOwnAccount' })
    const saves = new Map(Object.values(calls).map((call) => [call, network.hold(call)]))
    const scenes = network.hold('checkScene')
    const changed = network.hold('changePhone')
    network.use(
      ...happily('getSubjects', 'getLoginQrCode', 'getFactorWays', 'verifyFactor', 'getCountries'),
      ...happily('sendOldContactCode', 'proveOldContact'),
    )
    const stage = await openStage({ at: '/account', signedIn: true })
    const { answer, fill, fillPhone, press, read, submit } = pageActions(stage)
    const actor = () => stage.actor('ownAccount')
    const saving = (): CallName =>
      calls[actor().getSnapshot().context.wish?.kind ?? 'saveProfile'] ?? 'saveOwnProfile'
    const wishes: Readonly<Partial<Record<AccountWish['kind'], () => Promise<void>>>> = {
      saveProfile: async () => {
        // Before the subjects are there, none of them is shown as chosen.
        await read('login.profile.search').catch(() => undefined)
        await press('account.profile.save')
      },
      changeContact: () => press('account.phone.change'),
      bindWechat: () => press('account.wechat.bind'),
      endOthers: () => press('account.device.endOthers'),
    }
    return {
      stage,
      causes: {
        ...answers,
        async 'xstate.done.actor.saveChange'({ output }) {
          await saves.get(saving())?.answer(answered(saving(), output))
        },
        async 'xstate.error.actor.saveChange'({ error }) {
          await saves.get(saving())?.answer(failing(saving(), error, stage.language))
        },
        async 'xstate.done.actor.scan'() {
          await until(() => expect(stage.actor('scan').getSnapshot().value).toEqual({ watching: 'resting' }))
          stage.clock.increment(2_000)
          await scenes.answer(answered('checkScene', { status: 'confirmed', openid: 'o1' }))
        },
        async 'xstate.done.actor.contactChange'({ output }) {
          const { outcome, ...rest } = output as ContactChangeOutput
          if (outcome === 'closed') return answer('shell.close')
          await fill('login.code', '123456')
          await submit()
          await until(() => element('input[name="mobile"]', openDialog() ?? document))
          await fillPhone({ mobile: '13900139000', code: '654321' })
          await submit()
          await changed.answer(answered('changePhone', 'account' in rest ? rest.account : null))
        },
        'xstate.done.actor.secondFactor': ({ output }) => bringFactor(stage, output, 'stepUp'),
        'xstate.after.exportPoll.ownAccount.open': () => stage.clock.increment(5_000),
        'account.retry': () => press('state.retry'),
        'wish.choose': ({ wish }) => wishes[(wish as AccountWish).kind]?.(),
        'wish.confirm': () => answer('account.ask.endOthers.yes'),
        'wish.dismiss': () =>
          actor().getSnapshot().hasTag('scanning') ? answer('shell.close') : answer('shell.cancel'),
      },
      shows(state) {
        const title = openDialog()?.querySelector('h2')?.textContent ?? null
        if (state.hasTag('failed')) expect(element('main [role="alert"]').textContent).not.toBe('')
        if (state.matches('confirming')) expect(title).toBe(stage.say('account.ask.endOthers'))
        if (state.matches('scanning')) expect(title).toBe(stage.say('account.wechat.bind'))
        if (state.matches('contacting')) expect(title).toBe(stage.say('account.phone.change'))
        if (state.matches('proving')) expect(title).toBe(stage.say('factor.title'))
        if (state.matches('open') || state.matches('looking')) {
          expect(openDialog()).toBeNull()
          const { account, failure } = state.context
          expect(element('#ways').textContent).toContain(account?.phone ?? '')
          if (failure !== null) expect(element('main [role="alert"]')).not.toBeNull()
        }
      },
    }
  },
}
