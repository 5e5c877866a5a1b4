import { inLanguage } from '../../src/contract/inLanguage.ts'
import type { MessageLanguage } from '../../server/shared/sentences/language.ts'
import type { ChatMessage } from '../../src/contract/room/chat.ts'
import type { RoomMe, RoomRole, RoomState } from '../../src/contract/room/state.ts'
import { roleIn } from '../../src/contract/room/view.ts'
import { person } from './people.ts'
import type { PersonId } from './people.ts'

/** The viewer of the room, with the given role. */
export const meIn = (role: RoomRole, language: MessageLanguage): RoomMe => ({
  ...person(role === 'guest' ? 'g_visitor01' : 'u_7', language),
  role,
})

/** A room that has been going on for ten minutes, with the visitor in this part. */
export const roomState = (role: RoomRole, language: MessageLanguage, now: number): RoomState => ({
  roomId: '1',
  seq: 0,
  epoch: 1,
  roomName: language === 'zh' ? '大模型与科学发现：前沿报告会' : 'Foundation models for scientific discovery',
  liveStage: 'ongoing',
  pausedBy: null,
  startedAt: now - 600_000,
  anchor: person(role === 'anchor' ? 'u_7' : 'u_2', language),
  anchorOnline: true,
  funder: role === 'anchor' ? person('u_5', language) : role === 'funder' ? person('u_7', language) : null,
  funderMicStatus: false,
  groupMuted: false,
  memberMuted: {},
  hands: [],
  missedHands: [],
  linkMic: null,
  linkMicWaitTime: 10,
  appointment: null,
  removed: [],
  screenOn: false,
  max_user: 500,
  images: { bg_image: '', cloud_bg_image: '', out_pop_image: '', live_image: '' },
  clarityLimit: { maxHeight: 1080, maxKbps: 2500 },
  playerDomain: '',
  playStreamType: 'hls',
  cdn: { url: '/hls/1/1/master.m3u8', epoch: 1 },
})

const lines: ReadonlyArray<readonly [PersonId, zh: string, en: string]> = [
  ['u_2', '欢迎各位老师，报告马上开始。', 'Welcome, everybody. The talk begins in a moment.'],
  ['u_11', '声音和画面都很清楚。', 'Sound and picture are clear here.'],
  ['u_12', '请问幻灯片会后可以下载吗？', 'Can we download the slides afterwards?'],
]

/** Earlier chat messages, numbered from 1. */
export const chatBefore = (room: RoomState, language: MessageLanguage, now: number): ChatMessage[] =>
  lines.map(([userId, zh, en], place) => ({
    c: place + 1,
    clientId: `before-${place + 1}`,
    user: person(userId, language),
    role: roleIn(room, userId),
    text: inLanguage(language, zh, en),
    at: now - (lines.length - place) * 60_000,
    recalled: false,
  }))
