import { describe, expect, it } from 'vitest'

import { actorsOf } from '../../src/machines/shared/actorsOf.ts'
import { mobileRedirectMachine } from '../../src/machines/mobileRedirect/mobileRedirect.machine.ts'
import type { MobileRedirectInput } from '../../src/machines/mobileRedirect/mobileRedirect.types.ts'
import { mobileTarget } from '../../src/machines/mobileRedirect/mobileTarget.ts'
import { held, turn } from '../support/held.ts'
import { callError } from '../../mocks/samples/payloads.ts'
import { run } from '../support/run.ts'

const origin = 'https://m.symposium.example'

const startRedirect = (input: Partial<MobileRedirectInput> = {}) => {
  const issueTicket = held<[], string>()
  const machine = mobileRedirectMachine.provide({
    actors: actorsOf(mobileRedirectMachine, { issueTicket: issueTicket.call }),
  })
  const target = { path: '/login?url=%2Fhome', handover: false }
  return { ...run(machine, { origin, isMobile: true, target, ...input }), issueTicket }
}

const pathOf = (route: string, query = '', params: Record<string, string> = {}) =>
  mobileTarget(route, new URLSearchParams(query), params)?.path

describe('mobileRedirect', () => {
  it('[MOB-01] a mobile browser leaves 200 ms after load', () => {
    const { actor, clock } = startRedirect()
    clock.increment(199)
    expect(actor.getSnapshot().status).toBe('active')
    clock.increment(1)
    expect(actor.getSnapshot().output).toEqual({ address: `${origin}/login?url=%2Fhome` })
  })

  it('[MOB-01] a desktop browser stays', () => {
    const { actor } = startRedirect({ isMobile: false })
    expect(actor.getSnapshot().output).toEqual({ address: '' })
  })

  it('[MOB-01] a page that the mobile site does not have is not left', () => {
    const { actor } = startRedirect({ target: mobileTarget('agreement', new URLSearchParams()) })
    expect(actor.getSnapshot().output).toEqual({ address: '' })
  })

  it('[MOB-01] a live page takes a one-time ticket along, never the token', async () => {
    const { actor, clock, issueTicket } = startRedirect({
      target: mobileTarget('meetStream', new URLSearchParams('token=secret'), { id: '31' }),
    })
    clock.increment(200)
    issueTicket.last().resolve('ticket-1')
    await turn()
    expect(actor.getSnapshot().output).toEqual({ address: `${origin}/live?live_id=31&ticket=ticket-1` })
  })

  it('[MOB-01] a guest is sent on without a ticket', async () => {
    const { actor, clock, issueTicket } = startRedirect({ target: { path: '/live', handover: true } })
    clock.increment(200)
    issueTicket.last().reject(callError('unauthorized'))
    await turn()
    expect(actor.getSnapshot().output).toEqual({ address: `${origin}/live` })
  })

  it('[MOB-03] no redirect without a mobile origin', () => {
    const { actor, clock } = startRedirect({ origin: '' })
    clock.increment(10_000)
    expect(actor.getSnapshot().output).toEqual({ address: '' })
  })

  it.each(['not an origin', '//', 'm.symposium.example'])(
    '[MOB-03] the wrongly configured origin "%s" breaks nothing',
    (wrong) => {
      const { actor } = startRedirect({ origin: wrong })
      expect(actor.getSnapshot()).toMatchObject({ status: 'done', output: { address: '' } })
    },
  )

  it.each([
    ['login', '/login'],
    ['videoDetails', '/video'],
    ['liveDetails', '/live'],
    ['meetStream', '/live'],
    ['personal', '/personal'],
    ['myconf', '/conferences'],
    ['confOrder', '/orders/join'],
    ['paperOrder', '/orders/paper'],
    ['postedby', '/papers'],
    ['reviewers', '/reviews'],
    ['confCollection', '/collections'],
    ['newsCollection', '/collections'],
    ['videoCollection', '/collections'],
    ['tickets', '/tickets'],
    ['mealticket', '/meals'],
    ['certificate', '/certificates'],
    ['invoice', '/invoices'],
    ['historyLive', '/history'],
    ['historyVideo', '/history'],
    ['oral', '/files'],
    ['post', '/files'],
    ['benefits', '/coupons'],
    ['message', '/messages'],
    ['account', '/account'],
  ])('[MOB-01] the route %s is %s on the mobile site', (route, page) => {
    expect(pathOf(route)).toBe(page)
  })

  it.each([
    ['videoDetails', 'video_id=5&x=1', {}, '/video?video_id=5'],
    ['liveDetails', 'live_id=6&token=t', {}, '/live?live_id=6'],
    ['meetStream', 'token=t', { id: '7' }, '/live?live_id=7'],
    ['login', 'url=%2Fnews%2F1', {}, '/login?url=%2Fnews%2F1'],
  ])('[MOB-01] %s?%s keeps what names its subject', (route, query, params, path) => {
    expect(pathOf(route, query, params)).toBe(path)
  })

  it.each([
    'home',
    'agreement',
    'private',
    '404',
    'attest',
    'helpCenter',
    'constructor',
    '__proto__',
    'toString',
    '',
  ])('[MOB-01] the route "%s" is not redirected', (route) => {
    expect(mobileTarget(route, new URLSearchParams())).toBeNull()
  })

  it.each([
    ['1-1', '/conferences'],
    ['1-9', '/conferences'],
    ['2-1', '/orders/join'],
    ['2-2', '/orders/paper'],
    ['3-1', '/papers'],
    ['4-1', '/collections'],
    ['4-3', '/collections'],
    ['5-1', '/tickets'],
    ['5-3', '/tickets'],
    ['5-2', '/certificates'],
    ['5-4', '/invoices'],
    ['6-1', '/history'],
    ['6-2', '/history'],
    ['7-1', '/files'],
    ['7-2', '/files'],
    ['8-1', '/coupons'],
  ])('[MOB-02] personal=%s leads to %s', (key, page) => {
    expect(pathOf('personal', `personal=${key}`)).toBe(page)
  })

  it.each(['2-3', '3-2', '5-5', '8-2', '9-1', '1-', '1-1-1', 'x', '', '11-1', ' 1-1'])(
    '[MOB-02] the unknown key personal=%s leads to the personal page itself',
    (key) => {
      expect(pathOf('personal', new URLSearchParams({ personal: key }).toString())).toBe('/personal')
    },
  )
})
