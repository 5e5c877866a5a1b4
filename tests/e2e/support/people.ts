import { chromium } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'

import { launchOptions } from '../../../scripts/lib/chromium.mjs'
import { signIn } from '../../../scripts/lib/signIn.mjs'
import type { RoomView } from '../../../src/contract/room/ports.ts'
import { alive } from './pageActions.ts'
import { expect, test as base } from './test.ts'

interface Fixtures {
  /**
   * A person at a browser process of their own (a hidden page of a shared one is slowed down), signed in, with a fake camera
   * and microphone.
   */
  readonly person: (account: string, origin: string, ways?: Ways) => Promise<Page>
}

/** Differences of this person's browser from others. */
interface Ways {
  /** Flags of the command line. */
  readonly flags?: readonly string[]
  /** Runs in every page before its scripts. */
  readonly before?: () => void
  /** Entries of an earlier visit in the local storage. */
  readonly remembers?: Readonly<Record<string, string>>
}

export const test = base.extend<Fixtures>({
  person: async ({ watch }, use) => {
    const browsers: Browser[] = []
    await use(async (account, origin, { flags = [], before, remembers = {} } = {}) => {
      // Flags of the browser around the engine are unknown to the headless shell.
      const { args, ...options } = launchOptions({ whole: flags.length > 0 })
      const browser = await chromium.launch({ ...options, args: [...args, ...flags] })
      browsers.push(browser)
      const context = await browser.newContext({
        baseURL: origin,
        locale: 'zh-CN',
        timezoneId: 'Asia/Shanghai',
        viewport: { width: 1280, height: 900 },
        storageState: {
          cookies: [],
          origins: [
            { origin, localStorage: Object.entries(remembers).map(([name, value]) => ({ name, value })) },
          ],
        },
      })
      await watch(context)
      await context.addInitScript(reportRoom)
      if (before !== undefined) await context.addInitScript(before)
      await signIn(context, origin, account)
      return context.newPage()
    })
    for (const browser of browsers) await browser.close()
  },
})

export const enterRoom = async (page: Page, address: string) => {
  await page.goto(address)
  await alive(page)
}

/** View that this page has of its room. */
export const roomOf = (page: Page): Promise<RoomView | null> =>
  page.evaluate(() => (globalThis as unknown as Told).roomTold ?? null)

interface Told {
  roomTold?: RoomView
}

/** Frames that the first picture of the page has shown. */
const frames = (page: Page) =>
  page
    .getByRole('main')
    .locator('video')
    .first()
    .evaluate((video: HTMLVideoElement) => video.getVideoPlaybackQuality().totalVideoFrames)

/** The picture moves: ten more frames are shown, also when it restarts in between (which counts from 0 again). */
export const expectPicture = async (page: Page) => {
  await expect(page.getByRole('main').locator('video').first()).toBeVisible({ timeout: 20_000 })
  let last = await frames(page)
  let shown = 0
  await expect
    .poll(
      async () => {
        const now = await frames(page)
        shown += Math.max(0, now - last)
        last = now
        return shown
      },
      { timeout: 30_000 },
    )
    .toBeGreaterThan(10)
}

/** Sound energy that came in over all connections of the page. */
const energy = (page: Page) =>
  page.evaluate(async () => {
    const { peersMade = [] } = globalThis as unknown as { peersMade?: RTCPeerConnection[] }
    const reports = await Promise.all(peersMade.map((peer) => peer.getStats()))
    let sum = 0
    for (const report of reports) {
      report.forEach(
        (entry: { type: string; kind?: string; totalAudioEnergy?: number; bytesReceived?: number }) => {
          if (entry.type === 'inbound-rtp' && entry.kind === 'audio') sum += entry.totalAudioEnergy ?? 0
        },
      )
    }
    return sum
  })

/** More sound comes in. */
export const expectSound = async (page: Page) => {
  const before = await energy(page)
  await expect.poll(() => energy(page), { timeout: 20_000 }).toBeGreaterThan(before)
}

/** No sound comes in for two looks a second apart, sooner or later. */
export const expectSilence = async (page: Page) => {
  let before = await energy(page)
  await expect
    .poll(
      async () => {
        const now = await energy(page)
        const grown = now - before
        before = now
        return grown
      },
      { timeout: 20_000, intervals: [1000] },
    )
    .toBe(0)
}

/** Runs in the page before its scripts: keeps what the room's machine knows, and the connections that are made. */
const reportRoom = () => {
  const world = globalThis as unknown as Told & {
    __SYMPOSIUM_INSPECT__?: (event: Inspected) => void
    peersMade?: RTCPeerConnection[]
  }
  interface Inspected {
    type: string
    snapshot?: { context?: { view?: RoomView | null }; machine?: { id: string } }
  }
  const before = world.__SYMPOSIUM_INSPECT__
  world.__SYMPOSIUM_INSPECT__ = (event) => {
    before?.(event)
    if (event.type !== '@xstate.snapshot' || event.snapshot?.machine?.id !== 'liveHub') return
    const view = event.snapshot.context?.view
    if (view != null) world.roomTold = view
  }
  const made: RTCPeerConnection[] = (world.peersMade = [])
  const Real = globalThis.RTCPeerConnection
  globalThis.RTCPeerConnection = class extends Real {
    constructor(configuration?: RTCConfiguration) {
      super(configuration)
      made.push(this)
    }
  }
}
