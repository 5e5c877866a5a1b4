import { fireEvent } from '@testing-library/dom'

import type { ChatMessage } from '../../../src/contract/room/chat.ts'
import { selectLink } from '../../../src/machines/chat/chat.selectors.ts'
import { chatBar } from '../../../src/pages/live/chatBar.ts'
import { chatMessage } from '../../../src/machines/chat/chat.model.ts'
import { expect } from '../stage/expect.ts'
import { element, pageActions } from '../stage/pageActions.ts'
import { until } from '../stage/until.ts'
import type { Driver } from './driver.ts'
import { openRoomPart } from '../stage/roomPart.tsx'

export const chat: Driver<'chat'> = {
  async open(_walk, harness) {
    const { stage, bench } = await openRoomPart(harness, { show: 'chat' })
    const { press } = pageActions(stage)
    const own = (message: ChatMessage) => ({ ...message, user: view().me })
    const view = () => ({
      me: { userId: 'u_7', userName: '', userAvatar: '', role: 'member' as const },
      room: bench.room(),
    })
    const receive = (count: number) =>
      bench.chat.tell({
        type: 'chat.received',
        messages: Array.from({ length: count }, (_, place) => chatMessage(61 - count + place)),
      })
    const send = async (text = '请问论文在哪里可以下载？') => {
      const before = bench.chat.sent.length
      await stage.user.click(element('textarea'))
      await stage.user.paste(text)
      await stage.user.keyboard('{Enter}')
      await until(() => expect(bench.chat.sent.length).toBe(before + 1))
    }
    /** Waits for the pending message; sends one if there is none. */
    const waiting = async () => {
      if (!(element('main').textContent ?? '').includes(stage.say('chat.sending'))) await send()
    }
    const fail = async (error: unknown) => {
      await waiting()
      bench.chat.refuse(error)
      await until(() => element('[role="alert"]'))
    }
    const isFailed = () => document.querySelector('main li [role="alert"]') !== null
    return {
      stage,
      causes: {
        'chat.ready': () => bench.chat.tell({ type: 'chat.ready' }),
        'chat.lost': () => bench.chat.tell({ type: 'chat.lost' }),
        'chat.failed': ({ error }) => bench.chat.tell({ type: 'chat.failed', error }),
        'chat.received': ({ messages }) => bench.chat.tell({ type: 'chat.received', messages }),
        'chat.recalled': ({ c }) => bench.chat.tell({ type: 'chat.recalled', c }),
        'chat.replaced': () => bench.chat.tell({ type: 'chat.replaced' }),
        'chat.removed': () => bench.chat.tell({ type: 'chat.removed' }),
        async 'message.sent'({ message }) {
          await waiting()
          bench.chat.accept({ ...own(message), clientId: bench.chat.sent.at(-1)?.clientId ?? '' })
        },
        'message.unsent': ({ error }) => fail(error),
        'message.muted': ({ error }) => fail(error),
        async 'recall.failed'({ error }) {
          bench.chat.tell({ type: 'chat.received', messages: [own(chatMessage(60))] })
          await press('chat.recall.one', { text: chatMessage(60).text })
          bench.chat.refuseRecall(error)
        },
        'chat.send': ({ text }) => send(text),
        async 'chat.resend'() {
          if (!isFailed()) await fail(new Error('The network is gone'))
          await press('chat.resend')
        },
        async 'chat.discard'() {
          await press('chat.discard')
        },
        async 'chat.recall'() {
          bench.chat.tell({ type: 'chat.received', messages: [own(chatMessage(60))] })
          await press('chat.recall.one', { text: chatMessage(60).text })
        },
        async 'chat.older'() {
          if (document.querySelector('main ol li') === null) receive(1)
          await press('chat.older')
        },
        async 'chat.scroll'() {
          receive(60)
          const log = element<HTMLElement>('[role="log"]')
          await until(() => expect(log.scrollHeight).toBeGreaterThan(log.clientHeight * 2))
          log.scrollTop = 0
          fireEvent.scroll(log)
        },
        'chat.retry': () =>
          press(selectLink(stage.actor('chat').getSnapshot()) === 'replaced' ? 'chat.here' : 'state.retry'),
        'xstate.after.patience.chat.link.open.connecting': () => stage.clock.increment(15_000),
        'xstate.after.backoff.chat.link.retrying': () => stage.clock.increment(15_000),
        'xstate.done.actor.fetchOlder': ({ output }) => bench.chat.answerHistory(output),
        'xstate.error.actor.fetchOlder': ({ error }) => bench.chat.refuseHistory(error),
      },
      shows(state) {
        const text = element('main').textContent ?? ''
        const bar = chatBar(selectLink(state), view())
        if (bar !== null) {
          const id = bar === 'removed' ? 'live.failed.removed' : (`chat.bar.${bar}` as const)
          expect(text).toContain(stage.say(id))
        }
        expect(element<HTMLTextAreaElement>('textarea').readOnly).toBe(bar !== null)
        for (const { text: said } of state.context.messages.slice(-3)) expect(text).toContain(said)
        for (const { text: said } of state.context.outgoing) expect(text).toContain(said)
        expect(text.includes(stage.say('chat.older.failed'))).toBe(state.value.older === 'failed')
      },
    }
  },
}
