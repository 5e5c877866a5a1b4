import { createFakeMedia } from '../../../mocks/live/fakeMedia.ts'
import type { FakeMedia } from '../../../mocks/live/fakeMedia.ts'
import { createFakeProbe } from '../../../mocks/live/fakeProbe.ts'
import { createFakeRoom } from '../../../mocks/live/fakeRoom.ts'
import type { FakeRoom } from '../../../mocks/live/fakeRoom.ts'
import type { Hand } from '../../../src/contract/room/state.ts'
import type { LiveStandIns } from '../../../src/services/live/liveService.ts'
import { siteFrame, visitor } from './answers.ts'
import type { Stage } from './pageActions.ts'
import { pageActions } from './pageActions.ts'
import { signedIn } from './visit.ts'

type Options = NonNullable<Parameters<typeof createFakeRoom>[0]>
type Msw = { use(...handlers: FakeRoom['handlers']): void }

/** The room of the story that is shown now. */
let now: { room: FakeRoom; media: FakeMedia; open: () => void } | null = null

/** A room with the visitor in it; `arrange` before anybody comes in. The last one of a story counts. */
export const openRoom = (
  { msw }: { msw: Msw },
  options: Options = {},
  arrange: (room: FakeRoom, media: FakeMedia) => void = () => {},
) => {
  const room = createFakeRoom(options)
  const media = createFakeMedia()
  arrange(room, media)
  if (options.role !== 'guest') signedIn()
  msw.use(...siteFrame(), ...visitor())
  let isOpen = false
  const open = () => {
    // Every handler of a socket hears it, so that only one room may have any.
    if (!isOpen) msw.use(...room.handlers)
    isOpen = true
  }
  now = { room, media, open }
}

/** @throws in a story that has opened none */
export const theRoom = () => {
  if (now === null) throw new Error('This story has no room')
  return now
}

/** What a scene's cameras and network do. */
export const roomStandIns = (): LiveStandIns => {
  const { media, open } = theRoom()
  open()
  return { media, probe: createFakeProbe() }
}

/** Waits until the visitor is in the room. */
export const comeIn = async (stage: Stage) => {
  const hands = pageActions(stage)
  // Asked each time: the room learns the visitor's language when they come in.
  const isItsName = (name: string) => name === theRoom().room.state().roomName
  await hands.page.findByRole('heading', { level: 1, name: isItsName })
  return hands
}

/** Somebody's open request. */
export const handOf = (user: Hand['user'], at: number, change: Partial<Hand> = {}): Hand => ({
  req: 'req-1',
  user,
  status: 'pending',
  kind: 'raised',
  at,
  // As long as somebody looks at the story.
  expiresAt: at + 3_600_000,
  ...change,
})
