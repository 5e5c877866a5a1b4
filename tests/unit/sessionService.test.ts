import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { createGate } from '../../mocks/deferredResponses.ts'
import { answer, answerResponse, fault, gated, handlers } from '../../mocks/handlers.ts'
import { readMessagesOf } from '../../src/contract/message.ts'
import { createApi } from '../../src/services/api.ts'
import type { CredentialStore } from '../../src/services/credentialStore.ts'
import { createSessionService } from '../../src/services/sessionService.ts'
import { announceUnread } from '../../src/services/unreadChannel.ts'
import { watchVisibility } from '../../src/services/visibility.ts'

const requests: Request[] = []
const server = setupServer(...handlers)
beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' })
  server.events.on('request:start', ({ request }) => void requests.push(request.clone()))
})
afterEach(() => {
  server.resetHandlers()
  vi.useRealTimers()
})
afterAll(() => server.close())

/** Navigation events that the router sends to the window. */
const history = new EventTarget()
const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
beforeEach(() => {
  requests.length = 0
  // Without unread messages, there is no mark.
  server.use(answer('countUnread', 0))
  page.visibilityState = 'visible'
  vi.stubGlobal('document', page)
  vi.stubGlobal('location', { pathname: '/home', search: '' })
  vi.stubGlobal('addEventListener', history.addEventListener.bind(history))
  vi.stubGlobal('removeEventListener', history.removeEventListener.bind(history))
})

const build = () => {
  let token = 'token-7'
  const lost = vi.fn()
  const credentials: CredentialStore = {
    read: () => ({ token, sign: '', uid: '' }),
    isHeld: () => token !== '',
    keep: () => undefined,
    forget: () => {
      token = ''
    },
  }
  const api = createApi({
    baseUrl: 'http://symposium.test',
    headers: () => ({ token }),
    timeout: 5_000,
    onSessionLost: lost,
  })
  return { service: createSessionService({ api, credentials }), credentials, lost }
}

describe('sessionService', () => {
  it('[SES-03] [HDR-04] ending a session tells the server who leaves, and forgets at once', async () => {
    const gate = createGate()
    server.use(gated('logout', gate))
    const { service, credentials } = build()
    const ended = service.endSession()
    expect(credentials.isHeld()).toBe(false)
    gate.answer(answerResponse('logout', null))
    await ended
    expect(requests.map(({ url }) => new URL(url).pathname)).toEqual(['/index/index/logout'])
    expect(requests[0]?.headers.get('token')).toBe('token-7')
  })

  it.each(['offline', '500', '401', 'expired', 'html'] as const)(
    '[SES-03] ends also when the server answers with the fault %s, and opens no second box',
    async (kind) => {
      server.use(fault('logout', kind))
      const { service, lost } = build()
      await expect(service.endSession()).resolves.toBeUndefined()
      expect(lost).not.toHaveBeenCalled()
    },
  )

  it('[SES-07] the first question does not report its own refusal', async () => {
    server.use(fault('getUserInfo', 'expired'))
    const { service, lost } = build()
    const { signal } = new AbortController()
    await expect(service.fetchUser(signal)).rejects.toMatchObject({ detail: { kind: 'expired' } })
    expect(lost).not.toHaveBeenCalled()
    await expect(service.checkUser(signal)).rejects.toMatchObject({ detail: { kind: 'expired' } })
    expect(lost).toHaveBeenCalledOnce()
  })

  it('[MEM-04] what was read in one tab is seen in all of them at once', async () => {
    const { service } = build()
    const [here, there] = [vi.fn(), vi.fn()]
    const stops = [here, there].map((tell) => service.watchUnread(tell))
    await vi.waitFor(() => expect([here, there].map(({ mock }) => mock.calls.length)).toEqual([1, 1]))
    announceUnread()
    await vi.waitFor(() => expect([here, there].map(({ mock }) => mock.calls.length)).toEqual([2, 2]))
    for (const stop of stops) stop()
    announceUnread()
    await new Promise((done) => setImmediate(done))
    expect(requests).toHaveLength(4)
  })

  it('[MEM-04] a page that is opened marks its notifications as read, once there is something unread', async () => {
    const { service } = build()
    const received: number[] = []
    const marked = async () => {
      const sent = requests.filter(({ url }) => new URL(url).pathname === readMessagesOf.path)
      return Promise.all(sent.map(async (one) => new URLSearchParams(await one.clone().text()).get('link')))
    }
    const stop = service.watchUnread((unread) => received.push(unread))
    await vi.waitUntil(() => received.length === 1)
    vi.stubGlobal('location', { pathname: '/papers/1', search: '?lang=en' })
    history.dispatchEvent(new Event('pushState'))
    expect(await marked(), 'nothing is unread').toEqual([])
    server.use(answer('countUnread', 2))
    announceUnread()
    await vi.waitUntil(() => received.length === 2)
    vi.stubGlobal('location', { pathname: '/onlinereview', search: '?lang=en&review_id=3' })
    history.dispatchEvent(new Event('pushState'))
    history.dispatchEvent(new Event('replaceState'))
    await vi.waitUntil(() => received.length === 3)
    expect(await marked()).toEqual(['/onlinereview?review_id=3'])
    stop()
    vi.stubGlobal('location', { pathname: '/home', search: '' })
    history.dispatchEvent(new Event('popstate'))
    expect(await marked()).toHaveLength(1)
  })

  it('the unread number is looked at now and every minute, only while somebody looks', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const { service } = build()
    const received: number[] = []
    const stop = service.watchUnread((unread) => received.push(unread))
    await vi.waitUntil(() => received.length === 1)
    page.visibilityState = 'hidden'
    vi.advanceTimersByTime(600_000)
    expect(requests).toHaveLength(1)
    page.visibilityState = 'visible'
    vi.advanceTimersByTime(60_000)
    await vi.waitUntil(() => received.length === 2)
    stop()
    vi.advanceTimersByTime(600_000)
    expect(requests).toHaveLength(2)
  })

  it('the mobile site is given a ticket, which is not the token', async () => {
    const ticket = await build().service.issueTicket(new AbortController().signal)
    expect(ticket).not.toBe('')
    expect(ticket).not.toBe('token-7')
  })
})

describe('visibility', () => {
  it('[SCAN-01] tells at once of a page that is hidden already', () => {
    page.visibilityState = 'hidden'
    const tell = vi.fn()
    watchVisibility(tell)()
    expect(tell.mock.calls).toEqual([[{ type: 'page.hidden' }]])
  })

  it('[SCAN-01] tells of each change until it is cleaned up', () => {
    const tell = vi.fn()
    const stop = watchVisibility(tell)
    expect(tell).not.toHaveBeenCalled()
    for (const state of ['hidden', 'visible']) {
      page.visibilityState = state
      page.dispatchEvent(new Event('visibilitychange'))
    }
    stop()
    page.dispatchEvent(new Event('visibilitychange'))
    expect(tell.mock.calls).toEqual([[{ type: 'page.hidden' }], [{ type: 'page.shown' }]])
  })
})
