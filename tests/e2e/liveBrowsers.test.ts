// Deep, 1.5 min: several browsers send pictures in real time.
import type { Page } from '@playwright/test'

import { enterRoom, expectPicture, expectSound, roomOf, test } from './support/people.ts'
import { goLive, goOnAir, says, press } from './support/roomActions.ts'
import { ownServer } from './support/server.ts'
import type { OwnServer } from './support/server.ts'
import { expect } from './support/test.ts'
import { zh } from './support/texts.ts'
import { withFickleCamera, withoutAutoplay, withoutH264 } from './support/ways.ts'

const liveId = 3
/** Another, of another host. */
const otherId = 4
let server: OwnServer
test.describe.configure({ timeout: 240_000 })
test.beforeAll(async () => {
  test.setTimeout(150_000)
  server = await ownServer()
})
test.afterAll(() => server.end())

test('[LIVE-02] [LIVE-03] [LIVE-07] browsers that lack something say what, offer what helps, and the live goes on', async ({
  person,
}) => {
  const { origin } = server
  const remembers = { 'live:line': 'rtc' }
  const [host, silent, walled, bare] = await Promise.all([
    person('organizer', origin, { before: withFickleCamera }),
    person('approved', origin, { before: withoutAutoplay, remembers }),
    person('newcomer', origin, {
      flags: ['--webrtc-ip-handling-policy=disable_non_proxied_udp'],
      before: withoutAutoplay,
      remembers,
    }),
    person('linmei', origin, { before: withoutH264 }),
  ])
  const watching = `/liveDetails?live_id=${liveId}`

  await test.step('a camera that is denied or busy is named with its remedy, and opened at the next press', async () => {
    await enterRoom(host, `/meetStream/${liveId}`)
    await setCamera(host, 'NotAllowedError')
    await press(host, 'player.camera.open')
    await expectMediaFault(host, 'live.remedy.denied')
    await setCamera(host, 'NotReadableError')
    await press(host, 'player.camera.again')
    await expectMediaFault(host, 'live.remedy.busy')
    await setCamera(host, '')
    await press(host, 'player.camera.again')
    await says(host, 'player.capture.live')
    await press(host, 'player.microphone.open')
    await goLive(host)
    await says(host, 'room.stage.ongoing')
  })

  await test.step('a browser that plays nothing by itself asks for one press, and is heard', async () => {
    await enterRoom(silent, watching)
    await says(silent, 'player.blocked')
    await press(silent, 'player.unblock')
    await expectPicture(silent)
    await expectSound(silent)
  })

  await test.step('without UDP the other line takes over by itself, and says so', async () => {
    await walled.clock.install()
    await enterRoom(walled, watching)
    // Twice the time that a connection has.
    for (const attempt of [1, 2]) {
      await expect.poll(() => attempts(walled), { timeout: 20_000 }).toBe(attempt)
      await walled.clock.fastForward(15_000)
    }
    await says(walled, 'player.why.weak')
    await says(walled, 'player.blocked')
    await press(walled, 'player.unblock')
    await expectPicture(walled)
  })

  await test.step('a camera that is pulled out is named; sound and live go on, and the picture comes back by a press', async () => {
    await host.evaluate(() => (globalThis as unknown as { pullOut: () => void }).pullOut())
    await expectMediaFault(host, 'live.remedy.lost')
    await expectSound(silent)
    expect((await roomOf(silent))?.room.liveStage).toBe('ongoing')
    await press(host, 'player.camera.again')
    await expectPicture(silent)
  })

  await test.step('a browser without H264 is told that it sees some lives only; as a host it gives a live in real time only', async () => {
    await enterRoom(bare, watching)
    await says(bare, 'live.remedy.noH264')
    await press(silent, 'player.line.cdn')
    await goOnAir(bare, otherId)
    await enterRoom(silent, `/liveDetails?live_id=${otherId}`)
    await says(silent, 'player.why.noH264')
    await expectPicture(silent)
  })
})

const setCamera = (page: Page, failure: string) =>
  page.evaluate((name) => void Object.assign(globalThis, { cameraIs: name }), failure)

const expectMediaFault = (page: Page, id: Parameters<typeof zh>[0]) =>
  expect(
    page
      .getByRole('main')
      .getByRole('alert')
      .filter({ hasText: zh(id) }),
  ).toBeVisible({
    timeout: 15_000,
  })

/** Connections that were begun. */
const attempts = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { peersMade: unknown[] }).peersMade.length)
