import { useSyncExternalStore, type ComponentType } from 'react'

import { createFakeChat } from '../../../mocks/live/fakeChat.ts'
import type { FakeChat } from '../../../mocks/live/fakeChat.ts'
import { createTeller } from '../../../mocks/live/createTeller.ts'
import { createFakeMedia } from '../../../mocks/live/fakeMedia.ts'
import type { FakeMedia } from '../../../mocks/live/fakeMedia.ts'
import { createFakeProbe } from '../../../mocks/live/fakeProbe.ts'
import type { FakeProbe } from '../../../mocks/live/fakeProbe.ts'
import { meIn, roomState } from '../../../mocks/live/roomState.ts'
import { messageLanguage } from '../../../server/shared/sentences/messages.ts'
import { CallError, failure } from '../../../src/contract/failure.ts'
import type { PageProps } from '../../../src/app/context.tsx'
import type { HubSignal, LiveMedia, RoomHub } from '../../../src/contract/room/ports.ts'
import type { RoomRole, RoomState } from '../../../src/contract/room/state.ts'
import { Beauty } from '../../../src/pages/live/Beauty.tsx'
import { Capture } from '../../../src/pages/live/Capture.tsx'
import { Chat } from '../../../src/pages/live/Chat.tsx'
import { Player } from '../../../src/pages/live/Player.tsx'
import { Screen } from '../../../src/pages/live/Screen.tsx'
import { useCapture } from '../../../src/pages/live/useCapture.ts'
import { useScreenShare } from '../../../src/pages/live/useScreenShare.ts'
import type { WalkHarness } from '../drivers/driver.ts'
import type { Stage } from './createStage.tsx'

interface Options {
  readonly show: 'chat' | 'player' | 'camera' | 'microphone' | 'screen' | 'beauty'
  readonly locale: string
  readonly role?: RoomRole
  /** Overrides of the default state, a room open for ten minutes. */
  readonly state?: (room: RoomState) => Partial<RoomState>
  readonly caps?: Partial<LiveMedia['caps']>
}

export interface RoomHarness {
  readonly media: FakeMedia
  readonly probe: FakeProbe
  readonly chat: FakeChat
  readonly page: ComponentType<PageProps>
  room(): RoomState
  /** Changes the room's state. */
  change(part: Partial<RoomState>): void
  /** The server advises another line. */
  hint(line: 'rtc' | 'cdn', reason: 'rtcFull' | 'weak' | 'mediaDown' | 'noH264' | 'codec'): void
  /** Commands are refused from now on. */
  refuse(): void
}

/** One part of a room on a page of its own, with its ports in the hands of the story. */
const createRoomBench = ({ show, locale, role = 'member', state, caps = {} }: Options): RoomHarness => {
  const language = messageLanguage(locale)
  const usual = roomState(role, language, Date.now())
  const me = meIn(role, language)
  let view = { me, room: { ...usual, ...state?.(usual) } }
  const watching = new Set<() => void>()
  const hub = createBenchHub()
  const media = createFakeMedia({ confirms: false, caps })
  const probe = createFakeProbe()
  const chat = createFakeChat()
  const useView = () =>
    useSyncExternalStore(
      (tell) => {
        watching.add(tell)
        return () => watching.delete(tell)
      },
      () => view,
    )

  const pages: Record<Options['show'], ComponentType> = {
    chat: () => <Chat chat={chat} view={useView()} />,
    player: () => <Player media={media} hub={hub} view={useView()} cover={null} />,
    camera: () => <OwnDevice kind="camera" />,
    microphone: () => <OwnDevice kind="microphone" />,
    screen: () => {
      const { room } = useView()
      const mayShare = room.anchor.userId === me.userId
      return <Screen share={useScreenShare({ media, hub, clarity: room.clarityLimit, mayShare })} />
    },
    beauty: () => <Beauty media={media} />,
  }
  const OwnDevice = ({ kind }: { kind: 'camera' | 'microphone' }) => {
    const { room } = useView()
    const mayPublish = room.anchor.userId === me.userId
    return <Capture capture={useCapture({ media, probe, kind, clarity: room.clarityLimit, mayPublish })} />
  }
  const Part = pages[show]
  return {
    media,
    probe,
    chat,
    page: () => (
      <main>
        <h1 tabIndex={-1}>{view.room.roomName}</h1>
        <Part />
      </main>
    ),
    room: () => view.room,
    change(part) {
      view = { me, room: { ...view.room, ...part } }
      for (const tell of watching) tell()
    },
    hint: (line, reason) => hub.tell({ type: 'pushed', push: { t: 'line', d: { line, reason } } }),
    refuse: hub.refuse,
  }
}

const createBenchHub = () => {
  const { tell, listen } = createTeller<HubSignal>()
  let isRefusing = false
  const command: RoomHub['command'] = () =>
    isRefusing ? Promise.reject(new CallError(failure('offline'))) : Promise.resolve({} as never)
  return {
    command,
    watch: listen,
    tell,
    refuse() {
      isRefusing = true
    },
  }
}

/** `prepare` sets up its ports before the page opens. */
export const openRoomPart = async (
  { locale, openStage }: Pick<WalkHarness, 'locale' | 'openStage'>,
  options: Omit<Options, 'locale'>,
  prepare: (bench: RoomHarness) => void = () => {},
): Promise<{ stage: Stage; bench: RoomHarness }> => {
  const bench = createRoomBench({ ...options, locale })
  prepare(bench)
  const stage = await openStage({
    at: '/deviceDetection',
    page: { shown: bench.page, texts: ['chat', 'player', 'live'] },
  })
  return { stage, bench }
}

/** Releases waiting calls; the next call waits again. */
export const letGo = (bench: RoomHarness, act: Parameters<RoomHarness['media']['hold']>[0]) => {
  bench.media.release(act)
  bench.media.hold(act)
}
