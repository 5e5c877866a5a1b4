// Deep, 1 min: connections are lost and found in real time.
import type { Page } from '@playwright/test'

import { cuttable } from './support/cuttable.ts'
import type { Cuttable } from './support/cuttable.ts'
import { enterRoom, expectPicture, expectSilence, expectSound, roomOf, test } from './support/people.ts'
import { goOnAir, manage, press, says } from './support/roomActions.ts'
import { ownServer } from './support/server.ts'
import type { OwnServer } from './support/server.ts'
import { expect } from './support/test.ts'
import { zh } from './support/texts.ts'

const liveId = 3
let server: OwnServer
let hosts: Cuttable
let guests: Cuttable
test.describe.configure({ timeout: 240_000 })
test.beforeAll(async () => {
  test.setTimeout(150_000)
  // Long enough for a hand on a busy machine: what is asked is what is heard afterwards, not when a seat falls free.
  server = await ownServer(undefined, { LIVE_GUEST_AWAY: '60' })
  hosts = await cuttable(server.origin)
  guests = await cuttable(server.origin)
})
test.afterAll(async () => {
  hosts.close()
  guests.close()
  await server.end()
})

/** The socket is gone for a moment; the page has another one, and has been welcomed on it. */
const cutShort = async (
  page: Page,
  cable: Cuttable,
  meanwhile: () => Promise<void> = async () => undefined,
) => {
  const again = page.waitForEvent('websocket')
  cable.cut()
  await meanwhile()
  cable.mend()
  await again
  await isBack(page)
}
const isBack = (page: Page) =>
  expect(page.getByText(zh('room.hub.resuming'), { exact: true })).toHaveCount(0, { timeout: 60_000 })
const sends = (page: Page, devices: number) =>
  expect(page.getByText(zh('player.capture.live'), { exact: true })).toHaveCount(devices, { timeout: 30_000 })

test('[LIVE-09] [MIC-02] after a reconnect or a restart everybody hears the same people as before', async ({
  person,
  allow,
}) => {
  allow(/WebSocket|ERR_CONNECTION|ERR_EMPTY_RESPONSE|Failed to load resource|net::/)
  const watching = `/liveDetails?live_id=${liveId}`
  const host = await person('organizer', hosts.origin)
  const guest = await person('approved', guests.origin)
  const funder = await person('finance', guests.origin)
  const listener = await person('newcomer', server.origin)

  await test.step('a host who was open is open and heard after the socket was away for a moment', async () => {
    await goOnAir(host, liveId)
    await enterRoom(listener, watching)
    await listener.getByRole('main').getByText(zh('player.line.rtc'), { exact: true }).click()
    await expectPicture(listener)
    await expectSound(listener)
    await cutShort(host, hosts)
    await sends(host, 2)
    await expectSound(listener)
    await expectSound(listener)
  })

  await test.step('a host who was muted stays so', async () => {
    await press(host, 'player.microphone.mute')
    await expectSilence(listener)
    await cutShort(host, hosts)
    await says(host, 'player.capture.muted')
    await expectSilence(listener)
  })

  await test.step('a guest on stage goes on being heard, unless the host has closed the microphone meanwhile', async () => {
    await enterRoom(guest, watching)
    await press(guest, 'room.do.hand.raise')
    await press(host, 'room.do.request.accept')
    await says(guest, 'room.hand.unmuted')
    await expectSound(listener)
    await cutShort(guest, guests)
    await says(guest, 'room.hand.unmuted')
    await expectSound(listener)
    await expectSound(listener)
    await cutShort(guest, guests, async () => {
      await manage(host, guest, 'room.do.closeMicrophone')
      await expect.poll(async () => (await roomOf(host))?.room.linkMic?.muted).toBe(true)
    })
    await says(guest, 'room.hand.mutedByHost')
    await expectSilence(listener)
    await press(guest, 'room.do.mic.unmute')
    await expectSound(listener)
    await press(guest, 'room.do.hand.hangUp')
    await says(guest, 'room.hand.idle')
    await expectSilence(listener)
  })

  await test.step('the funder, too', async () => {
    await enterRoom(funder, `/meetStream/${liveId}`)
    await press(funder, 'player.microphone.open')
    await sends(funder, 1)
    await expectSound(listener)
    await cutShort(funder, guests)
    await sends(funder, 1)
    await expectSound(listener)
    await expectSound(listener)
    await press(funder, 'player.microphone.close')
    await expectSilence(listener)
  })

  await test.step('a restarted server takes nobody’s voice away, and opens nobody’s', async () => {
    await press(host, 'player.microphone.unmute')
    await sends(host, 2)
    await expectSound(listener)
    await server.kill()
    await server.start()
    for (const page of [host, listener]) await isBack(page)
    await sends(host, 2)
    await expectSound(listener)
    await expectSound(listener)
    await says(funder, 'player.capture.off')
  })
})
