import type { Message } from '@tencentcloud/chat'
import * as z from 'zod/mini'

import { CallError, failure } from '../../../contract/failure.ts'
import type { ChatMessage } from '../../../contract/room/chat.ts'
import { LiveError } from '../../../contract/room/ports.ts'
import type { ChatSignal, RoomChat } from '../../../contract/room/ports.ts'
import { roleIn } from '../../../contract/room/view.ts'
import type { WelcomedHub } from '../roomHub.ts'
import type { ChatClient, ChatSdk } from './chatSdk.ts'
import { isBanned } from './faults.ts'
import { createMutex, within } from './patience.ts'
import type { Signer } from './signer.ts'

interface Options {
  readonly hub: WelcomedHub
  readonly signer: Signer
  readonly loadSdk: () => Promise<ChatSdk>
}

/** Milliseconds; offline, a login never settles by itself. */
const patience = 15_000

/** The used part of a message of the SDK. */
const received = z.object({
  ID: z.string(),
  from: z.string(),
  to: z.string(),
  nick: z.string(),
  avatar: z.string(),
  sequence: z.int(),
  /** Seconds. */
  time: z.number(),
  cloudCustomData: z.string(),
  payload: z.object({ text: z.string() }),
})
const receivedList = z.array(z.unknown())
const kickedOut = z.object({ type: z.string() })
const networkState = z.object({ state: z.string() })
const custom = z.object({ clientId: z.string() })

/**
 * The chat over Tencent's (ENG-01). This adapter hides three differences: logging in and being ready are separate
 * there, the client outlives the page that requested it, and one's own messages are not echoed.
 */
export const createTencentChat = ({ hub, signer, loadSdk }: Options): RoomChat => {
  const inTurn = createMutex()
  /** SDK messages sent by this page, so that a resent one is the same. */
  const own = new Map<string, Message>()
  const sent = new Map<number, Message>()
  let client: { chat: ChatClient; sdk: ChatSdk; groupId: string } | null = null
  let emit: ((signal: ChatSignal) => void) | null = null
  const delivered = new Set<number>()

  const accept = (messages: readonly ChatMessage[]) => {
    const news = messages.filter(({ c }) => !delivered.has(c)).toSorted((a, b) => a.c - b.c)
    for (const { c } of news) delivered.add(c)
    if (news.length > 0) emit?.({ type: 'chat.received', messages: news })
  }

  const read = (message: unknown): ChatMessage | null => {
    const parsed = received.safeParse(message)
    const room = hub.view()?.room
    if (!parsed.success || room === undefined || parsed.data.to !== client?.groupId) return null
    const { ID, from, nick, avatar, sequence, time, cloudCustomData, payload } = parsed.data
    return {
      c: sequence,
      clientId: clientIdOf(cloudCustomData) ?? ID,
      user: { userId: from, userName: nick === '' ? from : nick, userAvatar: avatar },
      role: roleIn(room, from),
      text: payload.text,
      at: time * 1000,
      recalled: false,
    }
  }

  const connect = async (signal: AbortSignal, renewed = false): Promise<void> => {
    const { sdkAppId, userId, userSig, groupId } = renewed
      ? await signer.fresh(signal)
      : await signer.take(signal)
    const sdk = await loadSdk()
    const chat = sdk.create(sdkAppId)
    signal.throwIfAborted()
    listen(chat, sdk, signal)
    client = { chat, sdk, groupId }
    if (!chat.isReady()) {
      const ready = new Promise<void>((done) => {
        const handle = () => {
          chat.off(sdk.events.ready, handle)
          done()
        }
        chat.on(sdk.events.ready, handle)
        signal.addEventListener('abort', () => chat.off(sdk.events.ready, handle))
      })
      await within(patience, 'chatInit', chat.login({ userID: userId, userSig }), signal)
      // Ready since then, or ready before: another page's login serves this one, too.
      if (!chat.isReady()) await within(patience, 'chatInit', ready, signal)
    }
    const me = hub.view()?.me
    if (me !== undefined)
      await chat.updateMyProfile({ nick: me.userName, avatar: me.userAvatar }).catch(() => {
        // The id is shown instead.
      })
    await within(patience, 'chatInit', chat.joinGroup({ groupID: groupId, type: sdk.avChatRoom }), signal)
    emit?.({ type: 'chat.ready' })
    await hub
      .command('chat.history', {})
      .then(({ list }) => accept(list))
      .catch(() => {
        // A late member of such a group sees no history.
      })
  }

  const listen = (chat: ChatClient, sdk: ChatSdk, signal: AbortSignal) => {
    const handlers: ReadonlyArray<readonly [event: string, handle: (event: { data?: unknown }) => void]> = [
      [
        sdk.events.received,
        ({ data }) => {
          const list = receivedList.safeParse(data)
          if (list.success) accept(list.data.flatMap((message) => read(message) ?? []))
        },
      ],
      [
        sdk.events.revoked,
        ({ data }) => {
          for (const message of receivedList.safeParse(data).data ?? []) {
            const { sequence } = z.object({ sequence: z.int() }).safeParse(message).data ?? {}
            if (sequence !== undefined) emit?.({ type: 'chat.recalled', c: sequence })
          }
        },
      ],
      [
        sdk.events.network,
        ({ data }) => {
          const { state } = networkState.safeParse(data).data ?? {}
          if (state === 'disconnected') emit?.({ type: 'chat.lost' })
          if (state === 'connected' && chat.isReady()) emit?.({ type: 'chat.ready' })
        },
      ],
      [
        sdk.events.kickedOut,
        ({ data }) => {
          const type = kickedOut.safeParse(data).data?.type ?? ''
          if (type === 'userSigExpired') void connect(signal, true).catch(fail)
          else emit?.({ type: type === 'REST_API_Kick' ? 'chat.removed' : 'chat.replaced' })
        },
      ],
    ]
    for (const [event, handle] of handlers) chat.on(event, handle)
    signal.addEventListener('abort', () => {
      for (const [event, handle] of handlers) chat.off(event, handle)
    })
  }

  const fail = (error: unknown) => emit?.({ type: 'chat.failed', error })

  return {
    kind: 'tencent',
    open(tell) {
      const stop = new AbortController()
      emit = tell
      delivered.clear()
      inTurn(() => connect(stop.signal)).catch((error: unknown) => {
        if (stop.signal.aborted) return
        fail(error instanceof LiveError ? error : new LiveError('failed', 'chatInit', { cause: error }))
      })
      return () => {
        if (emit === tell) emit = null
        stop.abort()
        const last = client
        void inTurn(async () => {
          // It was opened again in the meantime.
          if (emit !== null || last === null) return
          client = null
          await within(patience, 'chatInit', last.chat.quitGroup(last.groupId)).catch(() => {})
        })
      }
    },
    async send(text, clientId) {
      if (client === null) throw new CallError(failure('offline'))
      const { chat, sdk, groupId } = client
      const message =
        own.get(clientId) ??
        chat.createTextMessage({
          to: groupId,
          conversationType: sdk.group,
          payload: { text },
          cloudCustomData: JSON.stringify({ clientId }),
        })
      own.set(clientId, message)
      try {
        const { data } = await within(patience, 'send', chat.sendMessage(message))
        const kept = read(data.message)
        if (kept === null) throw new CallError(failure('malformed'))
        own.delete(clientId)
        sent.set(kept.c, data.message)
        accept([kept])
        return kept
      } catch (error) {
        throw refusalOf(error, hub.view()?.room.groupMuted === true)
      }
    },
    async recall(c) {
      const message = sent.get(c)
      if (client === null || message === undefined) throw new CallError(refused('messageUnknown'))
      await within(patience, 'modification', client.chat.revokeMessage(message))
      emit?.({ type: 'chat.recalled', c })
    },
    history: (before) => hub.command('chat.history', before === undefined ? {} : { before }),
  }
}

const clientIdOf = (text: string): string | null => {
  try {
    return custom.parse(JSON.parse(text)).clientId
  } catch {
    return null
  }
}

const refused = (reason: 'mutedGroup' | 'mutedMember' | 'messageUnknown') =>
  failure('refused', null, { reason, field: null, retry_after: null })

const refusalOf = (error: unknown, isGroupMuted: boolean): CallError => {
  if (error instanceof CallError) return error
  if (isBanned(error)) return new CallError(refused(isGroupMuted ? 'mutedGroup' : 'mutedMember'))
  const isLate = error instanceof LiveError && error.fault === 'timeout'
  return new CallError(failure(isLate ? 'timeout' : 'server'))
}
