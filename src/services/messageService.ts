import { getChannelWishes, readMessage, readMessages, setChannelWish } from '../contract/message.ts'
import type { ChannelWish } from '../machines/channelWishes/channelWishes.types.ts'
import type { Mark } from '../machines/messageReading/messageReading.types.ts'
import type { Api } from './api.ts'
import { announceUnread } from './unreadChannel.ts'

/** What was read, and what also comes by mail and as text messages; satisfies the ports of the two machines. */
export const createMessageService = (api: Api) => ({
  sendMark: (mark: Mark, signal: AbortSignal): Promise<number> =>
    mark.kind === 'one'
      ? api.call(readMessage, { id: mark.id }, { signal })
      : api.call(
          readMessages,
          { before: mark.before, ...(mark.type === null ? {} : { type: mark.type }) },
          { signal },
        ),
  fetchWishes: (signal: AbortSignal) => api.call(getChannelWishes, {}, { signal }),
  saveWish: ({ type, channel, wanted }: ChannelWish, signal: AbortSignal) =>
    api.call(setChannelWish, { type, channel, wanted: wanted ? 1 : 0 }, { signal }),
  /** The headers of all tabs look at the unread number. */
  announce: announceUnread,
})
