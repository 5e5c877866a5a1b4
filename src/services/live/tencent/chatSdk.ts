import type { Message } from '@tencentcloud/chat'

import { trustSdk } from './trustSdk.ts'

/** The used part of the chat SDK, with types instead of its `any`; a test has its own. */
export interface ChatClient {
  login(options: { userID: string; userSig: string }): Promise<unknown>
  logout(): Promise<unknown>
  isReady(): boolean
  joinGroup(options: { groupID: string; type: string }): Promise<unknown>
  quitGroup(groupID: string): Promise<unknown>
  createTextMessage(options: {
    to: string
    conversationType: string
    payload: { text: string }
    cloudCustomData: string
  }): Message
  sendMessage(message: Message): Promise<{ data: { message: Message } }>
  revokeMessage(message: Message): Promise<unknown>
  updateMyProfile(options: { nick: string; avatar: string }): Promise<unknown>
  on(event: string, handler: (event: { data?: unknown }) => void): void
  off(event: string, handler: (event: { data?: unknown }) => void): void
}

export interface ChatSdk {
  /** The same one for the same number: it lives as long as the page. */
  create(sdkAppId: number): ChatClient
  readonly events: {
    readonly ready: string
    readonly received: string
    readonly revoked: string
    readonly kickedOut: string
    readonly network: string
  }
  readonly group: string
  readonly avChatRoom: string
}

/** Fetched only where a site has Tencent's keys. */
export const loadChat = async (): Promise<ChatSdk> => {
  trustSdk()
  const { default: Chat } = await import('@tencentcloud/chat')
  const { EVENT, TYPES } = Chat
  return {
    create: (sdkAppId) => {
      const chat: unknown = Chat.create({ SDKAppID: sdkAppId })
      return chat as ChatClient
    },
    events: {
      ready: EVENT.SDK_READY,
      received: EVENT.MESSAGE_RECEIVED,
      revoked: EVENT.MESSAGE_REVOKED,
      kickedOut: EVENT.KICKED_OUT,
      network: EVENT.NET_STATE_CHANGE,
    },
    group: String(TYPES.CONV_GROUP),
    avChatRoom: String(TYPES.GRP_AVCHATROOM),
  }
}
