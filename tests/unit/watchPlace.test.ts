import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { openConference, withOffers } from '../../mocks/samples/registrations.ts'
import type { Api } from '../../src/services/api.ts'
import type { DraftStore } from '../../src/services/draftStore.ts'
import { createRegistrationService } from '../../src/services/registrationService.ts'

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  vi.stubGlobal('document', page)
  page.visibilityState = 'visible'
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('[ORD-01] looks for an offered place every ten seconds and when the page is seen again, and stops with the page', async () => {
  const answers: Array<() => Promise<object>> = []
  const call = vi.fn(() => (answers.shift() ?? (() => Promise.resolve(openConference)))())
  const drafts: DraftStore = { read: () => ({}), keep: () => undefined, drop: () => undefined }
  const service = createRegistrationService({ api: { call } as unknown as Api, drafts, now: () => 0 })(3)
  const emit = vi.fn()
  const looked = (times: number) => vi.waitUntil(() => call.mock.calls.length === times)
  const stop = service.watchPlace(33, emit)
  vi.advanceTimersByTime(10_000)
  await looked(1)
  // A lost connection ends one look, not the watching.
  answers.push(() => Promise.reject(new Error('offline')))
  vi.advanceTimersByTime(10_000)
  await looked(2)
  page.visibilityState = 'hidden'
  vi.advanceTimersByTime(60_000)
  expect(call).toHaveBeenCalledTimes(2)
  expect(emit).not.toHaveBeenCalled()
  page.visibilityState = 'visible'
  answers.push(() => Promise.resolve(withOffers))
  page.dispatchEvent(new Event('visibilitychange'))
  await vi.waitUntil(() => emit.mock.calls.length === 1)
  // An offer of another ticket concerns another choice.
  const other = vi.fn()
  const stopOther = service.watchPlace(31, other)
  answers.push(
    () => Promise.resolve(openConference),
    () => Promise.resolve(withOffers),
  )
  vi.advanceTimersByTime(10_000)
  await looked(5)
  expect(other).not.toHaveBeenCalled()
  stop()
  stopOther()
  vi.advanceTimersByTime(60_000)
  expect(call).toHaveBeenCalledTimes(5)
})
