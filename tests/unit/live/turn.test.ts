import { networkInterfaces } from 'node:os'

import { describe, expect, it } from 'vitest'

import { readConfig } from '../../../server/shared/config.ts'
import { iceServersFor } from '../../../server/live/media/turn.ts'

describe('configuration of live rooms', () => {
  it('works without any; addresses are addresses, both halves of TURN or none', () => {
    expect(readConfig({}).live).toMatchObject({
      udpPort: 40_000,
      rtcViewers: 100,
    })
    // Firefox looks for nothing at the loopback address.
    const own = Object.values(networkInterfaces()).flatMap((list) => list ?? [])
    const outer = own.filter(({ family, internal }) => family === 'IPv4' && !internal)
    expect(readConfig({}).live.announced).toEqual(['127.0.0.1', ...outer.map(({ address }) => address)])
    expect(readConfig({}).rooms.turn).toBeNull()
    expect(readConfig({ LIVE_ANNOUNCED_IP: '203.0.113.7, ::1' }).live.announced).toEqual([
      '203.0.113.7',
      '::1',
    ])
    expect(() => readConfig({ LIVE_ANNOUNCED_IP: 'symposium.example' })).toThrow('LIVE_ANNOUNCED_IP')
    expect(readConfig({}).rooms.patience).toEqual({ hostMs: 60_000, guestMs: 15_000 })
    expect(readConfig({ LIVE_HOST_AWAY: '5', LIVE_GUEST_AWAY: '2' }).rooms.patience).toEqual({
      hostMs: 5000,
      guestMs: 2000,
    })
    expect(() => readConfig({ LIVE_HOST_AWAY: '0' })).toThrow('LIVE_HOST_AWAY')
    expect(() => readConfig({ LIVE_UDP_PORT: '70000' })).toThrow('LIVE_UDP_PORT')
    expect(() => readConfig({ LIVE_TURN_SECRET: 'x' })).toThrow('LIVE_TURN_URLS')
    expect(() => readConfig({ LIVE_TURN_URLS: 'https://x', LIVE_TURN_SECRET: 'x' })).toThrow('LIVE_TURN_URLS')
  })

  it('a relay’s password is made for one user and two hours, as coturn checks it', () => {
    const { rooms } = readConfig({ LIVE_TURN_URLS: 'turn:t.example:3478', LIVE_TURN_SECRET: 'north' })
    expect(iceServersFor(rooms, 'u_7', 1_000_000)).toEqual([
      // `printf %s 8200:u_7 | openssl dgst -sha1 -hmac north -binary | base64`
      { urls: ['turn:t.example:3478'], username: '8200:u_7', credential: 'poCTtkzM/gxq8hcU+85LIFaG6tg=' },
    ])
    expect(iceServersFor({ turn: null }, 'u_7', 0)).toEqual([])
  })
})
