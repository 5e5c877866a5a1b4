import { createFakeMedia } from '../../../mocks/live/fakeMedia.ts'
import { createFakeRoom } from '../../../mocks/live/fakeRoom.ts'
import type { FakeRoom } from '../../../mocks/live/fakeRoom.ts'
import type { PersonId } from '../../../mocks/live/people.ts'
import type { RoomStandIns } from '../../../src/app/context.tsx'
import type { Reason } from '../../../src/contract/reasons.ts'
import type { Hand, RoomUser } from '../../../src/contract/room/state.ts'
import type { CommandName } from '../../../src/contract/room/wire.ts'
import type { WalkHarness } from '../drivers/driver.ts'

type Options = NonNullable<Parameters<typeof createFakeRoom>[0]>

/** A page in a room of its own, with a server and devices controlled by the test. */
export const openRoomStage = async (
  { network, openStage }: Pick<WalkHarness, 'network' | 'openStage'>,
  options: Options & {
    readonly at?: string
    /** Before any user enters. */
    readonly arrange?: (room: FakeRoom) => unknown
    /** Devices to choose from; the browser's own unless given. */
    readonly probe?: NonNullable<RoomStandIns['probe']>
    /** Clock of the room's connections; the browser's own by default. */
    readonly clock?: NonNullable<RoomStandIns['clock']>
    /** The embedded media are the site's own, over connections of the test; painted ones unless given. */
    readonly connectPeer?: NonNullable<RoomStandIns['connectPeer']>
  } = {},
) => {
  const room = createFakeRoom(options)
  const media = createFakeMedia()
  options.arrange?.(room)
  network.use(...room.handlers)
  const stage = await openStage({
    at: options.at ?? '/meetStream/1',
    signedIn: options.role !== 'guest',
    live: {
      ...(options.connectPeer === undefined ? { media } : { connectPeer: options.connectPeer }),
      ...(options.probe === undefined ? {} : { probe: options.probe }),
      ...(options.clock === undefined ? {} : { clock: options.clock }),
    },
  })
  return { stage, room, media, ...commandsOf(room), ...peopleOf(room) }
}

/** Commands that wait until the test answers them, each time. */
const commandsOf = (room: FakeRoom) => ({
  holdAll: (...names: readonly CommandName[]) => names.forEach((name) => room.hold(name)),
  answerAll(...names: readonly CommandName[]) {
    for (const name of names) {
      room.release(name)
      room.hold(name)
    }
  },
  refuseAll(reason: Reason, ...names: readonly CommandName[]) {
    for (const name of names) {
      room.refuse(name, reason)
      room.release(name)
      room.refuse(name, null)
      room.hold(name)
    }
  },
})

const peopleOf = (room: FakeRoom) => {
  const me = (): RoomUser => {
    const { userId, userName, userAvatar } = room.me()
    return { userId, userName, userAvatar }
  }
  const becomeHost = (user: RoomUser) =>
    room.tell({
      t: 'anchor',
      d: { anchor: user, epoch: room.state().epoch + 1, from: room.state().anchor },
    })
  return {
    me,
    /** The visitor is the host from now on, or another user is. */
    setHost(isMine: boolean, other: PersonId = 'u_12') {
      if ((room.state().anchor.userId === me().userId) === isMine) return
      becomeHost(isMine ? me() : room.someone(other))
    },
  }
}

/** A user's open request, kept while a viewer looks at it. */
export const handOf = (user: RoomUser, at: number): Hand => ({
  req: 'req-1',
  user,
  status: 'pending',
  kind: 'raised',
  at,
  expiresAt: at + 3_600_000,
})
