import { getChannelWishes, readMessage, readMessages, setChannelWish } from '../contract/message.ts'
import type { ChannelWish } from '../machines/channelWishes/channelWishes.types.ts'
import type { Mark } from '../machines/messageReading/messageReading.types.ts'
import type { Api } from './api.ts'
import { announceUnread } from './unreadChannel.ts'

/** Reading state and channel settings of messages; satisfies the ports of the two machines. */
export const createMessageService = (api: Api) => ({
  /** Not aborted with the page: the link of a message leaves it at once. The headers of all tabs then reload their counts. */
  async sendMark(mark: Mark): Promise<number> {
    const unread = await (mark.kind === 'one'
      ? api.call(readMessage, { id: mark.id }, { keepalive: true })
      : api.call(
          readMessages,
          { before: mark.before, ...(mark.type === null ? {} : { type: mark.type }) },
          { keepalive: true },
        ))
    announceUnread()
    return unread
  },
  fetchWishes: (signal: AbortSignal) => api.call(getChannelWishes, {}, { signal }),
  saveWish: ({ type, channel, wanted }: ChannelWish, signal: AbortSignal) =>
    api.call(setChannelWish, { type, channel, wanted: wanted ? 1 : 0 }, { signal }),
})
