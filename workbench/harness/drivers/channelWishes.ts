import { expect } from '../stage/expect.ts'
import { element, pageActions } from '../stage/pageActions.ts'
import { holdCalls } from '../stage/responses.ts'
import { toast } from '../stage/toasts.ts'
import type { Driver } from './driver.ts'

const section = () => element<HTMLElement>('[data-flow="channelWishes"]')

export const channelWishes: Driver<'channelWishes'> = {
  async open(_walk, { network, openStage }) {
    const { 'xstate.error.actor.saveWish': refuseWish, ...answers } = holdCalls(network, {
      fetchWishes: 'getChannelWishes',
      saveWish: 'setChannelWish',
    })
    const stage = await openStage({ at: '/message', signedIn: true })
    const { press } = pageActions(stage)
    return {
      stage,
      causes: {
        ...answers,
        async 'xstate.error.actor.saveWish'(event) {
          await refuseWish?.(event)
          await toast(stage.say('error.kind.offline'))
        },
        'wishes.retry': () => press('state.retry'),
        'wish.set': ({ wish: { type, channel } }) =>
          stage.user.click(element<HTMLInputElement>(`input[name="${channel}-${type}"]`, section())),
      },
      shows(state) {
        const { known, wish } = state.context
        expect(section().ariaBusy).toBe(String(state.matches('loading')))
        expect(section().querySelector('[role="alert"]') !== null).toBe(state.hasTag('failed'))
        const boxes = [...section().querySelectorAll<HTMLInputElement>('input')]
        expect(boxes.map(({ checked }) => checked)).toEqual(
          (known?.wishes ?? []).map(({ type, channel, wanted }) =>
            wish?.type === type && wish.channel === channel ? wish.wanted : wanted,
          ),
        )
        expect(boxes.some(({ disabled }) => disabled)).toBe(state.matches('saving'))
        if (known?.email != null) expect(section().textContent).toContain(known.email)
      },
    }
  },
}
