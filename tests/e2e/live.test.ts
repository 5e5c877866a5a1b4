// Deep, 1.5 min: pictures and sound are made in real time.
import type { Page } from '@playwright/test'

import { viewOf } from '../../src/contract/room/view.ts'
import { cuttable } from './support/cuttable.ts'
import type { Cuttable } from './support/cuttable.ts'
import { enterRoom, expectPicture, expectSilence, expectSound, roomOf, test } from './support/people.ts'
import { goLive, manage, press, readsInChat, says, write } from './support/roomActions.ts'
import { observeRoom } from './support/roomObserver.ts'
import { ownServer } from './support/server.ts'
import type { OwnServer } from './support/server.ts'
import { expect } from './support/test.ts'
import { zh } from './support/texts.ts'

// A host and three of the audience, each at a browser of their own, and the funder who only looks.
const liveId = 3
let server: OwnServer
let cable: Cuttable
test.describe.configure({ mode: 'serial', timeout: 240_000 })
test.beforeAll(async () => {
  test.setTimeout(150_000)
  server = await ownServer(async (database) => {
    // Host, three of the audience and the funder fill it.
    await database.exec(`update lives set max_user = 5 where id = ${liveId}`)
  })
  cable = await cuttable(server.origin)
})
test.afterAll(async () => {
  cable.close()
  await server.end()
})

test('[BEN-04] [LIVE-01] [LIVE-04] [LIVE-05] [LIVE-08] [LIVE-09] [MIC-01] [MIC-02] [MUTE-01] [CHAT-01] [ENG-01] a live from its start to its end: pictures, hands, mutes, a new host, a cut, a restart', async ({
  person,
  allow,
}) => {
  // Errors that a page logs about a connection that this test cut.
  allow(/WebSocket|ERR_CONNECTION|ERR_EMPTY_RESPONSE|Failed to load resource|net::/)
  const { origin } = server
  const watching = `/liveDetails?live_id=${liveId}`
  const observer = await observeRoom(origin, 'finance', liveId)
  const host = await person('organizer', origin)
  const [far, near, third] = [
    await person('newcomer', origin),
    await person('approved', origin),
    await person('reviewing', cable.origin),
  ]
  const everybody = [host, far, near, third]
  /** Every page shows what the server would show it. */
  const expectAlike = (pages: readonly Page[] = everybody) =>
    expect(async () => {
      const { room: state } = await observer.look()
      for (const page of pages) {
        const view = await roomOf(page)
        expect(view?.room).toEqual(view === null ? undefined : viewOf(state, view.me))
      }
    }).toPass({ timeout: 30_000 })

  await test.step('nobody starts without something to send', async () => {
    await enterRoom(host, `/meetStream/${liveId}`)
    await says(host, 'room.stage.not_started')
    await press(host, 'player.camera.open')
    await says(host, 'player.capture.live')
    await press(host, 'player.microphone.open')
    await expect(host.getByText(zh('player.capture.live'), { exact: true })).toHaveCount(2)
    await enterRoom(far, watching)
    const rings = far.waitForResponse(/\/sounds\/live\.wav$/)
    await goLive(host)
    await says(host, 'room.stage.ongoing')
    // [BEN-04] Who waits hears that it begins (API-39).
    expect((await rings).ok()).toBe(true)
  })

  await test.step('the audience sees the picture move, by either line', async () => {
    await expectPicture(far)
    await enterRoom(near, watching)
    await near.getByRole('main').getByText(zh('player.line.rtc'), { exact: true }).click()
    await expectPicture(near)
    await expectSound(near)
    // Late, and knows what everybody knows.
    await enterRoom(third, watching)
    await expectAlike()
  })

  await test.step('one more than the room holds is told so', async () => {
    const late = await person('rejected', origin)
    // The funder's place is kept for half a minute only.
    await observer.look()
    await enterRoom(late, watching)
    await says(late, 'room.hub.full')
    await late.close()
  })

  await test.step('what one writes, all read; muted, nobody writes', async () => {
    await write(far, '大家好 <b>hello</b>')
    for (const page of everybody) await readsInChat(page, '大家好 <b>hello</b>')
    await press(host, 'room.do.muteAll')
    await expect(near.getByRole('main').getByRole('textbox', { name: zh('chat.message') })).toBeDisabled({
      timeout: 15_000,
    })
    await expectAlike()
    await press(host, 'room.do.unmuteAll')
    await write(near, '我也在')
    for (const page of everybody) await readsInChat(page, '我也在')
  })

  await test.step('a raised hand is accepted and heard, muted by the host, and put down', async () => {
    await press(near, 'room.do.hand.raise')
    await press(host, 'room.do.request.accept')
    await says(near, 'room.hand.unmuted')
    await expectSound(host)
    await expectAlike()
    await manage(host, near, 'room.do.closeMicrophone')
    await says(near, 'room.hand.mutedByHost')
    await expectSilence(host)
    await expectAlike()
    await press(near, 'room.do.hand.hangUp')
    await says(near, 'room.hand.idle')
    await expectAlike()
  })

  await test.step('a connection that is cut for five seconds comes back to what the room is now', async () => {
    cable.cut()
    await says(third, 'room.hub.resuming', 40_000)
    await write(far, '有人断线了吗')
    await readsInChat(host, '有人断线了吗')
    cable.mend()
    await readsInChat(third, '有人断线了吗')
    await expectAlike()
  })

  await test.step('the media process dies, and everybody sees again without a press', async () => {
    const before = await roomOf(host)
    await server.killMedia()
    await expectPicture(near)
    expect((await roomOf(host))?.room.liveStage).toBe(before?.room.liveStage)
  })

  await test.step('a new host is asked, accepts, and has every power in the same moment', async () => {
    await manage(host, near, 'room.do.appoint')
    await press(near, 'room.do.become')
    await says(near, 'room.do.pause')
    await expect(host.getByRole('main').getByRole('button', { name: zh('room.do.pause') })).toHaveCount(0)
    await expectAlike()
    await expectPicture(far)
  })

  await test.step('paused and on again', async () => {
    await press(near, 'room.do.pause')
    for (const page of everybody) await says(page, 'room.stage.paused')
    await press(near, 'room.do.resume')
    for (const page of everybody) await says(page, 'room.stage.ongoing')
    await expectAlike()
  })

  await test.step('a server that is killed takes nothing along', async () => {
    await server.kill()
    await server.start()
    for (const page of everybody)
      await expect(page.getByText(zh('room.hub.resuming'), { exact: true })).toHaveCount(0, {
        timeout: 60_000,
      })
    await readsInChat(third, '有人断线了吗')
    await expectAlike()
  })

  await test.step('who is removed learns it and cannot come back', async () => {
    // The line begins again after the restart.
    const address = async () => (await roomOf(third))?.room.cdn?.url ?? ''
    await expect.poll(address, { timeout: 30_000 }).toMatch(/^\/hls\//)
    const playlist = await address()
    await expect.poll(async () => (await third.request.get(playlist)).status()).toBe(200)
    await manage(near, third, 'room.do.remove')
    await press(near, 'room.do.remove')
    await says(third, 'live.failed.removed')
    expect((await third.request.get(playlist)).status()).toBe(403)
    await third.reload()
    await says(third, 'live.failed.removed')
    await expectAlike([host, far, near])
  })

  await test.step('the end is for everybody', async () => {
    await press(near, 'room.do.end')
    await press(near, 'room.do.confirm')
    for (const page of [host, far, near]) await says(page, 'room.stage.ended')
  })
})
