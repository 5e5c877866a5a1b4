import { useSelector } from '@xstate/react'
import { useCallback, useState } from 'react'

import { useServices } from '../../app/context.tsx'
import { ChatPanel } from '../../components/live/LiveChat/ChatPanel.tsx'
import type { RoomChat, RoomView } from '../../contract/room/ports.ts'
import { chatDelays, createChatActors } from '../../machines/chat/chat.actors.ts'
import { chatMachine } from '../../machines/chat/chat.machine.ts'
import * as select from '../../machines/chat/chat.selectors.ts'
import { useEmitted } from '../shared/useEmitted.ts'
import { useFlow } from '../shared/useFlow.ts'
import { useToasts } from '../shared/useToasts.ts'
import { chatBar } from './chatBar.ts'

interface Props {
  chat: RoomChat
  /** Current view of the room; decides who may write. */
  view: Pick<RoomView, 'me' | 'room'>
}

/** The chat beside the picture. Remounted for another live. */
export const Chat = ({ chat, view }: Props) => {
  const { go, newKey, delays } = useServices()
  const { sayFailure } = useToasts()
  const [logic] = useState(() =>
    chatMachine.provide({ actors: createChatActors(chat), delays: chatDelays(delays) }),
  )
  const flow = useFlow(logic, {})
  useEmitted<typeof chatMachine>(flow, {
    'message.banned': ({ failure }) => sayFailure(failure),
    'recall.refused': ({ failure }) => sayFailure(failure),
  })
  // Stable, so that a line that has not changed is not drawn again.
  const onRecall = useCallback((c: number) => flow.send({ type: 'chat.recall', c }), [flow])
  const link = useSelector(flow, select.selectLink)
  return (
    <ChatPanel
      link={link}
      bar={chatBar(link, view)}
      messages={useSelector(flow, select.selectMessages)}
      outgoing={useSelector(flow, select.selectOutgoing)}
      older={useSelector(flow, select.selectOlder)}
      hasOlder={useSelector(flow, select.selectHasOlder)}
      firstUnread={useSelector(flow, select.selectFirstUnread)}
      isAtEnd={useSelector(flow, select.selectIsAtEnd)}
      me={view.me.userId}
      canRecallAll={view.me.role === 'anchor'}
      onSend={(text) => flow.send({ type: 'chat.send', clientId: newKey(), text })}
      onResend={(clientId) => flow.send({ type: 'chat.resend', clientId })}
      onDiscard={(clientId) => flow.send({ type: 'chat.discard', clientId })}
      onRecall={onRecall}
      onOlder={() => flow.send({ type: 'chat.older' })}
      onPlace={(atEnd) => flow.send({ type: 'chat.scroll', atEnd })}
      onRetry={() => flow.send({ type: 'chat.retry' })}
      onLogin={() => go.toLogin()}
    />
  )
}
