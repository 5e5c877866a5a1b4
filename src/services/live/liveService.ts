import { getLiveInfo, getUserSig, joinLiveRehearsal, joinLiveRoom } from '../../contract/live.ts'
import type { DeviceProbe, LiveMedia } from '../../contract/room/ports.ts'
import { isRehearsalId, rehearsalOf } from '../../contract/room/rehearsal.ts'
import type { StartMediaLink } from '../../machines/mediaLink/mediaLink.types.ts'
import type { StartRoomConnection } from '../../machines/roomConnection/roomConnection.types.ts'
import type { Api } from '../api.ts'
import type { KeyValueStore } from '../storage.ts'
import type { EmbeddedNeeds } from './embedded/embeddedMedia.ts'
import type { ConnectPeer } from './embedded/peer.ts'
import { createEitherChat, welcomed } from './eitherChat.ts'
import { createHubChat } from './hubChat.ts'
import { createLazyMedia } from './lazyMedia.ts'
import { createLazyProbe } from './lazyProbe.ts'
import { createRoomHub } from './roomHub.ts'
import { createRoomSessions } from './roomSession.ts'
import type { TencentPorts } from './tencent/createTencent.ts'

/** In place of the browser's devices and the network's media. */
export interface LiveStandIns {
  readonly media?: LiveMedia
  /** For the embedded media; unused where `media` replaces them. */
  readonly connectPeer?: ConnectPeer
  readonly probe?: DeviceProbe
}

interface Deps {
  api: Api
  /** Storage of this tab: a guest who reloads stays the same guest. */
  tab: KeyValueStore
  /** Prefix of every path; empty on the site itself. */
  baseUrl: string
  /** Milliseconds since 1970. */
  now(): number
  live: LiveStandIns
  startConnection: StartRoomConnection
  startLink: StartMediaLink
}

/** Service of a live room; satisfies the ports of its machines. */
export const createLiveService = ({
  api,
  tab,
  baseUrl,
  now,
  live: standIns,
  startConnection,
  startLink,
}: Deps) => {
  const guestName = (liveId: number) => `live:guest:${liveId}`
  /** Path of the socket, from the last entrance. */
  let socketPath = '/live/ws'

  /** API-34, or the entrance of a rehearsal, by its own number (`rehearsalOf`). Rejects `CallError`. */
  const join = async (liveId: number, signal: AbortSignal, takesOver = false) => {
    const wish = takesOver ? { take_over: 1 as const } : {}
    if (isRehearsalId(liveId)) {
      const rehearsal = { live_id: rehearsalOf(liveId), ...wish }
      const entered = await api.call(joinLiveRehearsal, rehearsal, { signal })
      socketPath = entered.socket
      return entered
    }
    const guest = tab.read(guestName(liveId)) ?? ''
    const joined = await api.call(joinLiveRoom, { live_id: liveId, guest, ...wish }, { signal })
    if (joined.guest !== null) tab.write(guestName(liveId), joined.guest)
    socketPath = joined.socket
    return joined
  }

  const sessions = createRoomSessions((liveId) => {
    const hub = createRoomHub({ socketUrl: () => socketAddress(baseUrl + socketPath), now, startConnection })
    const sign = (signal: AbortSignal) => {
      const guest = tab.read(guestName(liveId)) ?? ''
      return api.call(getUserSig, { live_id: liveId, guest }, { signal })
    }
    const tencent = (): Promise<TencentPorts> =>
      import('./tencent/createTencent.ts').then(({ createTencent }) => createTencent({ hub, sign, now }))
    let loading: Promise<TencentPorts> | null = null
    const tencentOnce = () => {
      loading ??= tencent().catch((error: unknown) => {
        loading = null
        throw error
      })
      return loading
    }
    const media =
      standIns.media ??
      createLazyMedia(() => loadMedia({ hub, startLink, connectPeer: standIns.connectPeer }, tencentOnce))
    const chat = createEitherChat(hub, createHubChat(hub), async () => (await tencentOnce()).chat)
    return { hub, media, chat }
  })

  return {
    join,
    /** The ticket function for `RoomHub.open`. */
    ticket: (liveId: number, takesOver: boolean) => async (signal: AbortSignal) =>
      (await join(liveId, signal, takesOver)).ticket,
    /** API-24. */
    info: (liveId: number, signal: AbortSignal) => api.call(getLiveInfo, { live_id: liveId }, { signal }),
    /** Hub, media and chat of one live; shared by all callers while any of them holds the session. */
    session: sessions.of,
    /** Keeps a session; returns the release function. The last release ends media and capture. */
    hold: sessions.hold,
    probe: standIns.probe ?? createLazyProbe({ baseUrl }),
  }
}

/** The welcome decides which engine it is. */
const loadMedia = async (needs: EmbeddedNeeds, tencent: () => Promise<TencentPorts>): Promise<LiveMedia> => {
  if ((await welcomed(needs.hub)) === 'tencent') return (await tencent()).media()
  const { createEmbeddedMedia } = await import('./embedded/embeddedMedia.ts')
  return createEmbeddedMedia(needs)
}

const socketAddress = (path: string): string => {
  const url = new URL(path, location.href)
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
  return url.href
}
