// Deep, 1.5 min: connections are lost and found in real time.
import { liveMessages } from '../../server/shared/sentences/liveMessages.ts'
import { enterRoom, expectPicture, roomOf, test } from './support/people.ts'
import {
  crash,
  expectAlike,
  goOnAir,
  holdBack,
  manage,
  nameAt,
  press,
  reads,
  readsInChat,
  says,
  write,
} from './support/roomActions.ts'
import { observeRoom } from './support/roomObserver.ts'
import { ownServer } from './support/server.ts'
import type { OwnServer } from './support/server.ts'
import { expect } from './support/test.ts'
import { zh } from './support/texts.ts'

const liveId = 3
let server: OwnServer
test.describe.configure({ timeout: 240_000 })
test.beforeAll(async () => {
  test.setTimeout(150_000)
  server = await ownServer(undefined, { LIVE_HOST_AWAY: '4', LIVE_GUEST_AWAY: '1' })
})
test.afterAll(() => server.end())

test('[LIVE-05] [LIVE-09] [MIC-02] one of two takes the seat, and the room goes on without a person who is lost for too long', async ({
  person,
}) => {
  const { origin } = server
  const watching = `/liveDetails?live_id=${liveId}`
  const observer = await observeRoom(origin, 'gate', liveId)
  const [host, funder, one, two] = await Promise.all([
    person('organizer', origin),
    person('finance', origin),
    person('newcomer', origin),
    person('approved', origin),
  ])
  let [winner, other] = [one, two]

  await test.step('two are invited and both say yes before either knows: one is on stage, the other is told why not', async () => {
    await goOnAir(host, liveId)
    await Promise.all([enterRoom(one, watching), enterRoom(two, watching)])
    await enterRoom(funder, `/meetStream/${liveId}`)
    await write(one, '先到先得')
    // Both invitations are open at once, however slow the machine is.
    await host.getByLabel(zh('room.hands.wait')).selectOption('60')
    await expect.poll(async () => (await roomOf(host))?.room.linkMicWaitTime).toBe(60)
    for (const guest of [one, two]) {
      await manage(host, guest, 'room.do.invite')
      await says(guest, 'room.hand.invited')
    }
    const letGo = [await holdBack(one), await holdBack(two)]
    for (const guest of [one, two]) await press(guest, 'room.do.hand.accept')
    await Promise.all(letGo.map((go) => go()))
    await expect.poll(async () => (await roomOf(host))?.room.linkMic?.phase, { timeout: 20_000 }).toBe('live')
    const seated = (await roomOf(host))?.room.linkMic?.user.userName
    if (seated !== (await nameAt(one))) [winner, other] = [two, one]
    await says(winner, 'room.hand.unmuted')
    await reads(other, liveMessages.seatTaken.zh)
    await expectAlike(observer, [host, funder, one, two])
  })

  await test.step('a guest who is lost and does not come back leaves the stage', async () => {
    await crash(winner)
    await expect.poll(async () => (await roomOf(other))?.room.linkMic, { timeout: 20_000 }).toBeNull()
    await expectAlike(observer, [host, funder, other])
  })

  await test.step('the host is lost: paused, the funder asks a successor, and the live goes on', async () => {
    await crash(host)
    await says(other, 'room.cover.hostLost')
    await reads(other, new RegExp(zh('room.cover.funder').replace('{name}', await nameAt(funder))))
    await manage(funder, other, 'room.do.appoint')
    await press(other, 'room.do.become')
    await press(other, 'room.do.resume')
    await expectPicture(funder)
    await readsInChat(other, '先到先得')
    await expectAlike(observer, [funder, other])
  })

  await test.step('who was host comes back to what the room is now, and of two hosts at once the late one is told so', async () => {
    const back = await person('organizer', origin)
    await enterRoom(back, `/meetStream/${liveId}`)
    await readsInChat(back, '先到先得')
    const present = await Promise.all([other, funder, back].map(nameAt))
    for (const page of [funder, other, back])
      await expect
        .poll(async () => (await roomOf(page))?.members.list.map(({ userName }) => userName))
        .toEqual(present)
    await expectAlike(observer, [funder, other, back])
    await manage(other, back, 'room.do.appoint')
    const letGo = await holdBack(other)
    await press(other, 'room.do.pause')
    await press(back, 'room.do.become')
    await says(back, 'room.do.pause')
    await letGo()
    await reads(other, liveMessages.epochStale.zh)
    await says(other, 'room.stage.ongoing')
    await expectAlike(observer, [funder, other, back])
  })
})
