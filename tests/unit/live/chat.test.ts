import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { toFailure } from '../../../src/contract/failure.ts'
import type { ChatMessage } from '../../../src/contract/room/chat.ts'
import type { ChatSignal } from '../../../src/contract/room/ports.ts'
import { createHubChat } from '../../../src/services/live/hubChat.ts'
import { createSigner } from '../../../src/services/live/tencent/signer.ts'
import type { ChatClient, ChatSdk } from '../../../src/services/live/tencent/chatSdk.ts'
import { createTencentChat } from '../../../src/services/live/tencent/tencentChat.ts'
import { createStubHub } from '../../support/live/stubHub.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const message = (c: number): ChatMessage => ({
  c,
  clientId: `client-${c}`,
  user: { userId: 'u_2', userName: '陈明', userAvatar: '' },
  role: 'anchor',
  text: `第 ${c} 条`,
  at: c,
  recalled: false,
})
const numbersIn = (received: readonly ChatSignal[]) =>
  received.flatMap((signal) => (signal.type === 'chat.received' ? signal.messages.map(({ c }) => c) : []))

describe('the chat over our own hub (CHAT-01)', () => {
  const open = (kept: readonly number[] = []) => {
    const history = vi.fn(({ before = 1_000 }: { before?: number | undefined }) => ({
      list: kept
        .filter((c) => c < before)
        .slice(-50)
        .map(message),
      more: false,
    }))
    const { hub, tell } = createStubHub('member', { 'chat.history': history })
    const chat = createHubChat(hub)
    const received: ChatSignal[] = []
    chat.open((signal) => received.push(signal))
    const push = (...list: number[]) => tell({ type: 'pushed', push: { t: 'chat', d: list.map(message) } })
    return { chat, received, push, tell, history, numbers: () => numbersIn(received) }
  }

  it('tells each message once and in its order, however they come', async () => {
    const { push, numbers, history } = open()
    push(1, 2)
    push(4)
    push(2, 3)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(numbers()).toEqual([1, 2, 3, 4])
    expect(history).not.toHaveBeenCalled()
  })

  it('fetches what was lost on the way, over several pages', async () => {
    const { push, numbers, history } = open(Array.from({ length: 120 }, (_, place) => place + 1))
    push(1)
    push(121)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(numbers()).toEqual(Array.from({ length: 121 }, (_, place) => place + 1))
    expect(history).toHaveBeenCalledTimes(3)
  })

  it('tells a later listener everything again, and that it was recalled', () => {
    const { chat, push, tell } = open()
    push(1, 2)
    tell({ type: 'pushed', push: { t: 'recalled', d: { c: 1 } } })
    const later: ChatSignal[] = []
    chat.open((signal) => later.push(signal))
    expect(later).toEqual([
      { type: 'chat.ready' },
      { type: 'chat.received', messages: [{ ...message(1), text: '', recalled: true }, message(2)] },
    ])
  })

  it('says the state of the room’s connection', () => {
    const { received, tell } = open()
    tell({ type: 'hub.offline' })
    tell({ type: 'hub.closed', why: 'removed' })
    expect(received.map(({ type }) => type)).toEqual(['chat.ready', 'chat.lost', 'chat.removed'])
  })
})

describe('the chat over Tencent’s SDK (ENG-01)', () => {
  const open = ({ isReady = false, settles = true } = {}) => {
    const calls: string[] = []
    const handlers = new Map<string, Set<(event: { data?: unknown }) => void>>()
    const emit = (event: string, data?: unknown) => {
      for (const handle of handlers.get(event) ?? []) handle({ data })
    }
    let error: unknown = null
    const client: ChatClient = {
      async login() {
        calls.push('login')
        if (!settles) await new Promise(() => {})
      },
      logout: async () => {},
      isReady: () => isReady,
      joinGroup: async ({ groupID, type }) => void calls.push(`join ${groupID} ${type}`),
      quitGroup: async () => void calls.push('quit'),
      createTextMessage: (options) =>
        ({ ...options, ID: 'id-1', from: 'u_7', nick: '林知远', avatar: '', sequence: 9, time: 5 }) as never,
      async sendMessage(sent) {
        calls.push('send')
        if (error !== null) throw error as Error
        return { data: { message: sent } }
      },
      revokeMessage: async () => {},
      updateMyProfile: async () => {},
      on: (event, handle) => handlers.set(event, (handlers.get(event) ?? new Set()).add(handle)),
      off: (event, handle) => handlers.get(event)?.delete(handle),
    }
    const sdk: ChatSdk = {
      create: () => client,
      events: {
        ready: 'ready',
        received: 'received',
        revoked: 'revoked',
        kickedOut: 'kicked',
        network: 'net',
      },
      group: 'GROUP',
      avChatRoom: 'AVChatRoom',
    }
    const signature = {
      kind: 'tencent' as const,
      sdkAppId: 1,
      userId: 'u_7',
      userSig: 'sig',
      expire: 7200,
      privateMapKey: '',
      strRoomId: '1',
      groupId: 'live_1',
      playerDomain: '',
      streamId: 'live_1',
    }
    const sign = vi.fn(() => Promise.resolve(signature))
    const { hub } = createStubHub('member', { 'chat.history': () => ({ list: [], more: false }) })
    const chat = createTencentChat({
      hub,
      signer: createSigner(sign, Date.now),
      loadSdk: () => Promise.resolve(sdk),
    })
    const received: ChatSignal[] = []
    const close = chat.open((signal) => received.push(signal))
    const fail = (thrown: unknown) => {
      error = thrown
    }
    return {
      chat,
      received,
      calls,
      handlers,
      emit,
      sign,
      close,
      fail,
      types: () => received.map(({ type }) => type),
    }
  }
  const settle = () => vi.advanceTimersByTimeAsync(0)

  it('is ready when the SDK says so, not when the login is done', async () => {
    const { emit, calls, types } = open()
    await settle()
    expect(calls).toEqual(['login'])
    emit('ready')
    await settle()
    expect(calls).toEqual(['login', 'join live_1 AVChatRoom'])
    expect(types()).toEqual(['chat.ready'])
  })

  it('asks first whether the SDK is ready from an earlier page', async () => {
    const { calls } = open({ isReady: true })
    await settle()
    expect(calls).toEqual(['join live_1 AVChatRoom'])
  })

  it('gives up a login that never settles after 15 s (LIVE-07)', async () => {
    const { received } = open({ settles: false })
    await vi.advanceTimersByTimeAsync(15_000)
    expect(received).toMatchObject([{ type: 'chat.failed', error: { fault: 'timeout', says: 'chatInit' } }])
  })

  it('tells one’s own message, which the SDK does not, and everybody’s once', async () => {
    const { chat, received, emit } = open({ isReady: true })
    await settle()
    const mine = await chat.send('你好', 'client-abc')
    expect(mine).toMatchObject({ c: 9, clientId: 'client-abc', text: '你好' })
    const theirs = { ID: 'x', from: 'u_2', to: 'live_1', nick: '', avatar: '', sequence: 10, time: 6 }
    const incoming = { ...theirs, cloudCustomData: '', payload: { text: '好' } }
    emit('received', [incoming, { ...incoming, to: 'another group', sequence: 11 }])
    emit('received', [incoming])
    expect(numbersIn(received)).toEqual([9, 10])
  })

  it('says why a muted member’s message was refused (MUTE-01)', async () => {
    const { chat, fail } = open({ isReady: true })
    await settle()
    fail({ code: 10_017 })
    const error: unknown = await chat.send('你好', 'client-abc').catch((caught: unknown) => caught)
    expect(toFailure(error)).toMatchObject({ kind: 'refused', reason: 'mutedMember' })
  })

  it('renews a signature that is over, and tells apart who was removed and who was replaced', async () => {
    const { emit, sign, types } = open({ isReady: true })
    await settle()
    emit('kicked', { type: 'userSigExpired' })
    await settle()
    expect(sign).toHaveBeenCalledTimes(2)
    emit('kicked', { type: 'REST_API_Kick' })
    emit('kicked', { type: 'multipleAccount' })
    expect(types()).toEqual(expect.arrayContaining(['chat.removed', 'chat.replaced']))
  })

  it('leaves no listener behind', async () => {
    const { close, handlers, calls } = open({ isReady: true })
    await settle()
    close()
    await settle()
    expect(Array.from(handlers.values(), ({ size }) => size)).toEqual([0, 0, 0, 0])
    expect(calls.at(-1)).toBe('quit')
  })
})
