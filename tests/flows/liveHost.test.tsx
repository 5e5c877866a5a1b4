import { screen } from '@testing-library/dom'
import { afterEach, describe, expect, it, vi } from 'vitest'

import type { PersonId } from '../../mocks/live/people.ts'
import { element, pageActions } from '../../workbench/harness/stage/pageActions.ts'
import { handOf, openRoomStage } from '../../workbench/harness/stage/roomStage.ts'
import { until } from '../../workbench/harness/stage/until.ts'
import { network } from '../support/network.ts'
import { openStage } from '../support/stage.tsx'

type Options = Parameters<typeof openRoomStage>[1]

const open = async (options: Options) => {
  const page = await openRoomStage(
    { network, openStage: (wanted) => openStage({ ...wanted, locale: 'en' }) },
    options,
  )
  const actions = pageActions(page.stage)
  // The header speaks of lives, too.
  await until(() => expect(element('main h1').textContent).toBe(page.room.state().roomName))
  return { ...page, ...actions }
}

/** Listeners of the page that ask before it is unloaded. The event itself would end the mocks of the network, for later tests, too. */
const watchUnloading = () => {
  const asking = new Set<EventListenerOrEventListenerObject>()
  const add = window.addEventListener.bind(window)
  const remove = window.removeEventListener.bind(window)
  vi.spyOn(window, 'addEventListener').mockImplementation((...given: Parameters<typeof add>) => {
    if (given[0] === 'beforeunload') asking.add(given[1])
    return add(...given)
  })
  vi.spyOn(window, 'removeEventListener').mockImplementation((...given: Parameters<typeof remove>) => {
    if (given[0] === 'beforeunload') asking.delete(given[1])
    return remove(...given)
  })
  return {
    isAskedFor() {
      const event = new Event('beforeunload', { cancelable: true })
      for (const listener of asking) if (typeof listener === 'function') listener(event)
      return event.defaultPrevented
    },
  }
}
afterEach(() => vi.restoreAllMocks())

describe('the host of a live that is on air', () => {
  const raise = ({ room }: Awaited<ReturnType<typeof open>>, id: PersonId) =>
    room.tell({ t: 'hand', d: { hand: { ...handOf(room.someone(id), Date.now()), req: `req-${id}` } } })

  it('[MIC-01] cannot miss a raised hand: its number is in the title and below the picture, and it comes before the devices', async () => {
    const page = await open({ role: 'anchor' })
    const isNamed = () => document.title.startsWith('Foundation models')
    await until(() => expect(isNamed()).toBe(true))
    const title = document.title
    raise(page, 'u_11')
    raise(page, 'u_12')
    const way = await page.see('link', 'room.hands.waiting', { count: 2 })
    expect(way.getAttribute('href')).toBe('#room-hands')
    await until(() => expect(document.title).toBe(`(2) ${title}`))
    const hands = element('[aria-labelledby="room-hands"]')
    const devices = element('main select[name="linkMicWaitTime"]')
    expect(hands.contains(devices)).toBe(true)
    const top = (of: Element) => of.getBoundingClientRect().top
    const [camera] = await screen.findAllByText(page.stage.say('player.camera'))
    expect(top(hands)).toBeLessThan(top(camera as Element))
    const user = page.room.someone('u_12')
    page.room.tell({ t: 'handOver', d: { req: 'req-u_12', user, outcome: 'cancelled' } })
    await until(() => expect(document.title).toBe(`(1) ${title}`))
  })

  it('is asked before a link leads away, stays, and leaves on confirmation', async () => {
    const unloading = watchUnloading()
    const page = await open({ role: 'anchor' })
    const home = () => element<HTMLAnchorElement>('header a[href="/home"], header a[href="/"]')
    const before = page.stage.address()
    await page.stage.user.click(home())
    await page.read('room.leave.host')
    await page.press('room.do.stay')
    expect(page.stage.address()).toBe(before)
    expect(unloading.isAskedFor()).toBe(true)
    await page.stage.user.click(home())
    await page.read('room.leave.host')
    const [leave] = (await screen.findAllByRole('button', { name: page.stage.say('room.do.leave') })).slice(
      -1,
    )
    await page.stage.user.click(leave as Element)
    await until(() => expect(page.stage.address()).not.toBe(before))
  })
})

describe('the host who presses the back button on air', () => {
  it('is asked, stays in the room, and leaves on confirmation', async () => {
    history.pushState(null, '', '/lives')
    history.pushState(null, '', '/meetStream/1')
    const page = await open({ role: 'anchor' })
    const room = page.stage.address()
    history.back()
    await page.read('room.leave.host')
    expect(page.stage.address()).toBe(room)
    await page.press('room.do.stay')
    await until(() => expect(screen.queryByRole('dialog')).toBeNull())
    history.back()
    await page.read('room.leave.host')
    const [leave] = (await screen.findAllByRole('button', { name: page.stage.say('room.do.leave') })).slice(
      -1,
    )
    await page.stage.user.click(leave as Element)
    await until(() => expect(page.stage.address()).toBe('/lives'))
  })
})

describe('the host of a live that is announced for tomorrow', () => {
  const openEarly = () =>
    open({ role: 'anchor', startsIn: 26 * 3_600_000, state: () => ({ liveStage: 'not_started' }) })

  it('[LIVE-01] is asked before it begins, reads for when it is announced, and is shown the rehearsal', async () => {
    const page = await openEarly()
    await until(() => element('main [role="timer"]'))
    await page.press('room.do.start')
    const asked = await screen.findByRole('alertdialog')
    const ahead = Date.parse(asked.querySelector('time')?.dateTime ?? '') - Date.now()
    expect(Math.round(ahead / 3_600_000)).toBe(26)
    const way = asked.querySelector('a')
    expect(way?.getAttribute('href')).toBe('/meetStream/1/rehearsal')
    await page.press('room.do.cancelStart')
    await page.see('button', 'room.do.start')
    expect(page.room.sent.map(({ t }) => t)).not.toContain('stage.start')
    await page.press('room.do.start')
    await page.press('room.do.startEarly')
    await until(() => {
      page.stage.clock.increment(1000)
      expect(page.room.state().liveStage).toBe('ongoing')
    })
  })
})

describe('the audience of a live', () => {
  it('has the chat and the hands on the full screen, and leaves it by the same button or with the page', async () => {
    const page = await open({ role: 'member' })
    const isWhole = () => document.documentElement.dataset['wholeRoom'] !== undefined
    const button = await page.see('button', 'player.whole')
    expect([isWhole(), button.getAttribute('aria-pressed')]).toEqual([false, 'false'])
    await page.press('player.whole')
    await until(() => expect([isWhole(), button.getAttribute('aria-pressed')]).toEqual([true, 'true']))
    const covers = (inside: Element) => {
      inside.scrollIntoView({ block: 'center' })
      const { left, width, top } = inside.getBoundingClientRect()
      const seen = document.elementFromPoint(left + width / 2, top + 8)
      return inside.contains(seen)
    }
    expect(covers(element('main textarea'))).toBe(true)
    expect(covers(element('header'))).toBe(false)
    await page.press('player.whole')
    await until(() => expect(isWhole()).toBe(false))
    await page.press('player.whole')
    await until(() => expect(isWhole()).toBe(true))
    await page.press('room.do.leave')
    await page.stage.user.click(await screen.findByRole('link', { name: page.stage.say('room.do.leave') }))
    await until(() => expect(isWhole()).toBe(false))
  })

  it('leaves without a question, and reads before raising a hand that the stage is recorded', async () => {
    const unloading = watchUnloading()
    const page = await open({ state: () => ({ recorded: true }) })
    await page.read('room.recorded')
    await page.read('room.hand.recorded')
    expect(unloading.isAskedFor()).toBe(false)
  })
})
