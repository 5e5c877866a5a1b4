import type { Locator, Page } from '@playwright/test'

import { viewOf } from '../../../src/contract/room/view.ts'
import type { MessageId } from '../../../src/i18n/locale.ts'
import { enterRoom, roomOf } from './people.ts'
import type { observeRoom } from './roomObserver.ts'
import { expect } from './test.ts'
import { zh } from './texts.ts'

/** Acts of people in a room, and the texts that they read there. */
export const press = (page: Page, id: MessageId) => button(page, zh(id)).click()

const button = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('button', { name, exact: true })

/** Goes live, also long before the announced time, which is asked first. */
export const goLive = async (host: Page) => {
  await press(host, 'room.do.start')
  await expect(button(host, zh('room.do.cancelStart'))).toBeVisible()
  const early = button(host, zh('room.do.startEarly'))
  if (await early.isVisible()) await early.click()
}

export const says = (page: Page, id: MessageId, timeout = 20_000) => reads(page, zh(id), timeout)

export const reads = (page: Page, sentence: string | RegExp, timeout = 20_000) =>
  expect(page.getByRole('main').getByText(sentence, { exact: true }).first()).toBeVisible({ timeout })

export const write = async (page: Page, message: string) => {
  await page
    .getByRole('main')
    .getByRole('textbox', { name: zh('chat.message') })
    .fill(message)
  await press(page, 'chat.send')
}

/** The message is in the chat, once. */
export const readsInChat = (page: Page, message: string) =>
  expect(page.getByRole('main').getByRole('log').getByText(message, { exact: true })).toHaveCount(1, {
    timeout: 15_000,
  })

/** The name under which others see this person. */
export const nameAt = async (page: Page) => (await roomOf(page))?.me.userName ?? ''

/** The person in charge opens the menu of a member, and chooses. */
export const manage = async (manager: Page, member: Page, choice: MessageId) => {
  await button(manager, zh('room.do.manage').replace('{name}', await nameAt(member))).click()
  await press(manager, choice)
}

/** The host opens camera and microphone, and is on air. */
export const goOnAir = async (host: Page, liveId: number) => {
  await enterRoom(host, `/meetStream/${liveId}`)
  await press(host, 'player.camera.open')
  await says(host, 'player.capture.live')
  await press(host, 'player.microphone.open')
  await expect(host.getByText(zh('player.capture.live'), { exact: true })).toHaveCount(2, { timeout: 20_000 })
  // A second attempt finds the live on air where the first was cut off.
  if ((await roomOf(host))?.room.liveStage !== 'ongoing') await goLive(host)
  await says(host, 'room.stage.ongoing')
}

/** Every page shows what the server would show it, as far as the observer may know it. */
export const expectAlike = ({ look }: Awaited<ReturnType<typeof observeRoom>>, pages: readonly Page[]) =>
  expect(async () => {
    const { me, room } = await look()
    for (const page of pages) {
      const view = await roomOf(page)
      expect(view && viewOf(viewOf(view.room, me), view.me)).toEqual(view && viewOf(room, view.me))
    }
  }).toPass({ timeout: 30_000 })

/**
 * Keeps back what the page says to its room; the answer lets it go, in its order. So several people have pressed before
 * anybody has heard of the others.
 */
export const holdBack = async (page: Page) => {
  await page.evaluate(() => {
    const world = globalThis as unknown as { letGo?: () => void }
    const { send } = WebSocket.prototype
    const held: (() => void)[] = []
    WebSocket.prototype.send = function (data) {
      held.push(() => send.call(this, data))
    }
    world.letGo = () => {
      WebSocket.prototype.send = send
      for (const sends of held) sends()
    }
  })
  return () => page.evaluate(() => (globalThis as unknown as { letGo: () => void }).letGo())
}

/** The browser is gone at once, as when a computer loses its power. */
export const crash = async (page: Page) => {
  const browser = page.context().browser()
  if (browser === null) throw new Error('The page has no browser of its own.')
  const session = await browser.newBrowserCDPSession()
  const gone = new Promise<void>((done) => browser.once('disconnected', () => done()))
  // The page is gone and cannot answer.
  session.send('Browser.crash').catch(() => undefined)
  await gone
}
