import type { ChatMessage } from '../../contract/room/chat.ts'
import { chatMachine } from './chat.machine.ts'
import { callError } from '../../../mocks/samples/payloads.ts'
import { done, elapsed, failed } from '../shared/model.ts'
import type { Model } from '../shared/model.ts'

const sentences = ['主持人好，声音很清楚。', '请问幻灯片会后会公布吗？', 'Great talk, thank you!']

export const chatMessage = (
  c: number,
  text = sentences[c % 3] ?? '',
  clientId = `client-of-${c}`,
): ChatMessage => ({
  c,
  clientId,
  user: { userId: 'u_9', userName: '王珂', userAvatar: '' },
  role: 'member',
  text,
  at: Date.UTC(2026, 10, 21, 8, 0, c),
  recalled: false,
})

const clientId = 'client-mine'

export const chat: Model<typeof chatMachine> = {
  machine: chatMachine,
  inputs: [undefined],
  events: [
    { type: 'chat.ready' },
    { type: 'chat.lost' },
    { type: 'chat.failed', error: callError('offline') },
    { type: 'chat.received', messages: [chatMessage(60)] },
    { type: 'chat.recalled', c: 60 },
    { type: 'chat.replaced' },
    { type: 'chat.removed' },
    { type: 'message.sent', clientId, message: chatMessage(61, '请问论文在哪里可以下载？', clientId) },
    { type: 'message.unsent', clientId, error: callError('offline') },
    { type: 'message.muted', clientId, error: callError('refused', 'mutedMember') },
    { type: 'recall.failed', error: callError('offline') },
    { type: 'chat.send', clientId, text: '请问论文在哪里可以下载？' },
    { type: 'chat.resend', clientId },
    { type: 'chat.discard', clientId },
    { type: 'chat.recall', c: 60 },
    { type: 'chat.older' },
    { type: 'chat.scroll', atEnd: false },
    { type: 'chat.retry' },
    elapsed('patience', 'chat.link.open.connecting'),
    elapsed('backoff', 'chat.link.retrying'),
    done('fetchOlder', { list: [chatMessage(59)], more: false }),
    failed('fetchOlder', callError('offline')),
  ],
  project: ({ attempts, hasOlder, failure, outgoing }) => ({
    attempts,
    hasOlder,
    failed: failure !== null,
    outgoing: outgoing.map((one) => one.failure !== null),
  }),
}
