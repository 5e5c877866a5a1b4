import { fromCallback } from 'xstate'

import { toFailure } from '../../contract/failure.ts'
import { fromPromise } from '../shared/fromPromise.ts'
import type { ChatDelays, ChatNews, ChatPort, ChatWish, History } from './chat.types.ts'

export const createChatActors = (port: ChatPort) => ({
  runChat: fromCallback<ChatWish, void>(({ sendBack, receive }) => {
    let isOpen = true
    const tell = (news: ChatNews) => {
      if (isOpen) sendBack(news)
    }
    const close = port.open(tell)
    receive((wish) => {
      if (wish.type === 'message.recall') {
        port.recall(wish.c).catch((error: unknown) => tell({ type: 'recall.failed', error }))
        return
      }
      const { clientId } = wish
      port.send(wish.text, clientId).then(
        (message) => tell({ type: 'message.sent', clientId, message }),
        (error: unknown) =>
          tell({ type: isMuted(error) ? 'message.muted' : 'message.unsent', clientId, error }),
      )
    })
    return () => {
      isOpen = false
      close()
    }
  }),
  fetchOlder: fromPromise<History, { before: number | undefined }>(({ input }) => port.history(input.before)),
})

const isMuted = (error: unknown) => ['mutedGroup', 'mutedMember'].includes(toFailure(error).reason ?? '')

/** The site's values are the machine's own. */
export const chatDelays = ({ patience, backoff }: ChatDelays) => ({
  ...(patience === undefined ? {} : { patience }),
  ...(backoff === undefined ? {} : { backoff }),
})
