// @vitest-environment jsdom
import { HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { fixturesFor } from '../../mocks/fixtures.ts'
import { answer, fault, handlers, refuse } from '../../mocks/handlers.ts'
import { createApi } from '../../src/services/api.ts'
import { createGateService } from '../../src/services/gateService.ts'
import { createKeyValueStore } from '../../src/services/storage.ts'
import type { KeyValueStore } from '../../src/services/storage.ts'
import { memoryStore } from '../support/memoryStore.ts'

const server = setupServer(...handlers)
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const { scanTicket: accepted, listGate: list } = fixturesFor('zh')
const place = { conferenceId: 3, gate: '东门' }
const known = 'tK3vX0cQz8Lr2kWb6yPj1A'
const signedInBefore = 'tS3vX0cQz8Lr2kWb6yPj1A'
const start = Date.parse(list.now)
const signal = new AbortController().signal

const visit = { box: memoryStore(), uid: '7', isOnline: true, now: start }
beforeEach(() => Object.assign(visit, { box: memoryStore(), uid: '7', isOnline: true, now: start }))

/** The page, opened again: what it knows is what the device kept. */
const open = (box: KeyValueStore = visit.box, patience = 5_000) =>
  createGateService({
    api: createApi({ baseUrl: 'http://symposium.test', headers: () => ({ lang: 'zh-CN' }), timeout: 5_000 }),
    box,
    uid: () => visit.uid,
    now: () => visit.now,
    isOnline: () => visit.isOnline,
    patience,
  })
const scan = (code: string, nonce: string, isTrusted = false, service = open()) =>
  service.checkScan({ place, code, nonce, isTrusted }, signal)
const queue = (service = open()) => {
  let seen: unknown
  service.watchQueue((received) => (seen = received.queue))()
  return seen as { waiting: number; issues: Array<{ nonce: string; result: string }> }
}
const goOffline = async () => {
  await open().syncGate(3, signal)
  visit.isOnline = false
}
/** The scans that the server received, in order; it answers each. */
const listenTo = (reply: (nonce: string) => Partial<typeof accepted>) => {
  const received: Array<Record<string, string>> = []
  server.use(
    answer('scanTicket', ({ input }) => {
      received.push(Object.fromEntries(input))
      return { ...accepted, ...reply(input.get('nonce') ?? '') }
    }),
  )
  return received
}

describe('scans at a gate', () => {
  it('[TKT-01] with a network the server decides, by its own clock, and nothing waits', async () => {
    const received = listenTo(() => ({ result: 'alreadySignedIn' }))
    expect(await scan(known, 'n-1')).toMatchObject({ result: 'alreadySignedIn', signedBy: '志愿者' })
    expect(received).toEqual([{ conference_id: '3', gate: '东门', code: known, nonce: 'n-1' }])
    expect(queue().waiting).toBe(0)
  })

  it('[TKT-01] without one the list on the device decides: once in, then when and where the first was', async () => {
    await goOffline()
    const first = await scan(known, 'n-1')
    expect(first).toMatchObject({ result: 'accepted', name: '林梅', gate: '东门', isLocal: true })
    visit.now += 60_000
    expect(await scan(known, 'n-2')).toMatchObject({ result: 'alreadySignedIn', signedAt: list.now })
    expect(await scan(signedInBefore, 'n-3')).toMatchObject({ result: 'alreadySignedIn', gate: '西门' })
    expect(queue()).toEqual({ waiting: 1, issues: [] })
  })

  it('[TKT-01] a code that the device does not know is for a person to decide, who is then asked no more', async () => {
    await goOffline()
    expect(await scan('new-ticket', 'n-1')).toMatchObject({ result: 'doubtful' })
    expect(queue().waiting).toBe(0)
    expect(await scan('new-ticket', 'n-1', true)).toMatchObject({ result: 'accepted', isLocal: true })
    expect(queue().waiting).toBe(1)
  })

  it.each(['offline', 'reset', '500', 'html', 'wrongTypes', '429'] as const)(
    'an answer that says nothing about the scan (%s) leaves the decision to the device',
    async (kind) => {
      await open().syncGate(3, signal)
      server.use(fault('scanTicket', kind))
      expect(await scan(known, 'n-1')).toMatchObject({ result: 'accepted', isLocal: true })
      expect(queue().waiting).toBe(1)
    },
  )

  it('a visitor does not wait for a slow server longer than agreed', async () => {
    await open().syncGate(3, signal)
    server.use(fault('scanTicket', 'hang'))
    expect(await scan(known, 'n-1', false, open(visit.box, 20))).toMatchObject({ result: 'accepted' })
  })

  it('a refusal of the server admits no one', async () => {
    await open().syncGate(3, signal)
    server.use(refuse('scanTicket', 'notFound'))
    await expect(scan(known, 'n-1')).rejects.toMatchObject({ detail: { reason: 'notFound' } })
    expect(queue().waiting).toBe(0)
  })

  it('[TKT-01] a visitor who was admitted here, and is not reported yet, is not let in again when the network is back', async () => {
    await goOffline()
    await scan(known, 'n-1')
    visit.isOnline = true
    const received = listenTo(() => ({}))
    expect(await scan(known, 'n-2')).toMatchObject({ result: 'alreadySignedIn', isLocal: true })
    expect(received).toEqual([])
  })

  it('[TKT-01] who was let in with a network is known without one', async () => {
    await open().syncGate(3, signal)
    await scan(known, 'n-1')
    visit.isOnline = false
    expect(await scan(known, 'n-2')).toMatchObject({ result: 'alreadySignedIn', isLocal: true })
  })

  it('a device that cannot remember a scan does not let anybody in', async () => {
    const memory = memoryStore()
    const full: KeyValueStore = {
      ...memory,
      write: (name, value) => void (/scan/.test(name) || memory.write(name, value)),
    }
    await open(full).syncGate(3, signal)
    visit.isOnline = false
    expect(await scan(known, 'n-1', false, open(full))).toMatchObject({ result: 'notKept' })
  })

  it('an account finds its own scans only, and the lists of others are forgotten', async () => {
    await goOffline()
    await scan(known, 'n-1')
    visit.uid = '8'
    expect(queue().waiting).toBe(0)
    visit.isOnline = true
    await open().openGate(signal)
    expect(visit.box.names('gate:list:')).toEqual([])
    visit.uid = '7'
    expect(queue().waiting).toBe(1)
  })
})

describe('entry the server later', () => {
  it('[TKT-01] every scan is sent with its own time, oldest first, once; the clock of the device is corrected', async () => {
    visit.now = start - 300_000
    await goOffline()
    await scan('code-b', 'n-b', true)
    visit.now += 1_000
    await scan('code-a', 'n-a', true)
    const received = listenTo(() => ({}))
    await open().syncGate(3, signal)
    await open().syncGate(3, signal)
    expect(received.map(({ nonce, scanned_at }) => [nonce, scanned_at])).toEqual([
      ['n-b', '2026-12-09T01:00:00.000Z'],
      ['n-a', '2026-12-09T01:00:01.000Z'],
    ])
    expect(queue()).toEqual({ waiting: 0, issues: [] })
  })

  it('[TKT-01] an interruption loses nothing: what was answered is done, the rest is sent again with its nonce', async () => {
    await goOffline()
    for (const at of [1, 2, 3]) {
      visit.now += 1_000
      await scan(`code-${at}`, `n-${at}`, true)
    }
    const received: string[] = []
    server.use(
      answer('scanTicket', ({ input }) => {
        received.push(input.get('nonce') ?? '')
        if (received.length === 2) throw HttpResponse.error()
        return accepted
      }),
    )
    await expect(open().syncGate(3, signal)).rejects.toMatchObject({ detail: { kind: 'offline' } })
    expect(queue().waiting).toBe(2)
    await open().syncGate(3, signal)
    expect(received).toEqual(['n-1', 'n-2', 'n-2', 'n-3'])
    expect(queue().waiting).toBe(0)
  })

  it('[TKT-01] what the server does not accept is listed until the staff has dealt with it, and blocks nothing', async () => {
    await goOffline()
    for (const at of [1, 2, 3]) {
      visit.now += 1_000
      await scan(`code-${at}`, `n-${at}`, true)
    }
    listenTo((nonce) => ({ result: { 'n-1': 'conflict', 'n-2': 'ticketRevoked' }[nonce] ?? 'accepted' }))
    const { tickets } = await open().syncGate(3, signal)
    expect(tickets).toBe(2)
    const { waiting, issues } = queue()
    expect([waiting, issues.map(({ result }) => result)]).toEqual([0, ['conflict', 'ticketRevoked']])
    open().forgetIssue('n-1')
    expect(queue().issues.map(({ nonce }) => nonce)).toEqual(['n-2'])
  })

  it('a scan that the server will never take becomes an issue with its reason', async () => {
    await goOffline()
    await scan(known, 'n-1')
    server.use(refuse('scanTicket', 'notFound'))
    await open().syncGate(3, signal)
    expect(queue()).toMatchObject({
      waiting: 0,
      issues: [{ nonce: 'n-1', result: 'notFound', name: '林梅' }],
    })
  })
})

describe('opening a gate', () => {
  it('the device remembers where it stood, and opens without a network', async () => {
    await open().openGate(signal)
    open().keepPlace(place)
    server.use(fault('listGateConferences', 'offline'))
    expect(await open().openGate(signal)).toMatchObject({ place, conferences: [{ id: 3 }] })
  })

  it('a conference that is closed to the account is not opened again', async () => {
    open().keepPlace(place)
    server.use(answer('listGateConferences', { list: [] }))
    expect(await open().openGate(signal)).toEqual({ place: null, conferences: [] })
  })

  it('what was kept is not believed blindly', async () => {
    const box = createKeyValueStore(() => localStorage)
    for (const name of ['place:7:', 'conferences:7:', 'list:7:3', 'scan:7:n-1'])
      box.write(`gate:${name}`, '{"a":')
    expect((await open(box).openGate(signal)).place).toBeNull()
    expect(queue(open(box))).toEqual({ waiting: 0, issues: [] })
    localStorage.clear()
  })
})
