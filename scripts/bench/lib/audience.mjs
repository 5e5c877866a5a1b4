import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { chromium } from 'playwright'

import { launchOptions } from '../../lib/chromium.mjs'
import { root } from '../../lib/root.mjs'
import { signIn } from '../../lib/signIn.mjs'
import { barcodeCamera } from './barcode.mjs'

const texts = JSON.parse(readFileSync(join(root, 'src/i18n/zh-CN.json'), 'utf8'))

/** A text of the site as a visitor reads it. */
export const say = (id, values = {}) => texts[id].replaceAll(/\{(\w+)\}/g, (_, name) => values[name])

/** People at browser processes of their own (hidden pages of a shared one are slowed down), signed in to a site. */
export const gather = (origin) => {
  const browsers = []
  return {
    /** @returns {Promise<import('playwright').Page & {whose: number}>} `whose` is in the pictures that this page sends */
    person: async (account) => {
      const browser = await chromium.launch(launchOptions())
      const whose = browsers.push(browser)
      const context = await browser.newContext({
        baseURL: origin,
        locale: 'zh-CN',
        viewport: { width: 1280, height: 900 },
      })
      await signIn(context, origin, account)
      await context.addInitScript(barcodeCamera, whose)
      await context.addInitScript(instruments)
      return Object.assign(await context.newPage(), { whose })
    },
    leave: (page) => page.context().browser().close(),
    end: () => Promise.all(browsers.map((browser) => browser.close())),
  }
}

export const press = (page, id, values) =>
  page
    .getByRole('main')
    .getByRole('button', { name: say(id, values), exact: true })
    .click()

/** When this page was pressed last, milliseconds since 1970: what comes before in a driven press is not the site's. */
export const pressedAt = (page) => page.evaluate(() => globalThis.pressedAt)

/** Runs in the page before its scripts. */
const instruments = () => {
  addEventListener('click', () => (globalThis.pressedAt = Date.now()), { capture: true })

  // Snapshot of the room's machine.
  globalThis.__SYMPOSIUM_INSPECT__ = (event) => {
    const { machine, context } = event.snapshot ?? {}
    if (event.type === '@xstate.snapshot' && machine?.id === 'liveHub' && context?.view)
      globalThis.roomTold = context.view
  }

  const peers = []
  const Real = globalThis.RTCPeerConnection
  globalThis.RTCPeerConnection = class extends Real {
    constructor(configuration) {
      super(configuration)
      peers.push(this)
    }
  }
  /** Packets of sound that came in over every connection. */
  const soundPackets = async () => {
    let sum = 0
    for (const peer of peers)
      for (const entry of (await peer.getStats()).values())
        if (entry.type === 'inbound-rtp' && entry.kind === 'audio') sum += entry.packetsReceived
    return sum
  }
  /** Resolves with the moment at which the fifth packet from now has come. */
  globalThis.soundBegins = async () => {
    const before = await soundPackets()
    while ((await soundPackets()) < before + 5) await new Promise((next) => setTimeout(next, 5))
    return Date.now()
  }
  /** Resolves with the moment of the last packet, once none has come for 300 ms. */
  globalThis.soundEnds = async () => {
    let last = await soundPackets()
    let at = Date.now()
    while (Date.now() - at < 300) {
      const now = await soundPackets()
      if (now !== last) [last, at] = [now, Date.now()]
      await new Promise((next) => setTimeout(next, 5))
    }
    return at
  }
}
