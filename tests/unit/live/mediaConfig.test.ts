import { describe, expect, it } from 'vitest'

import { readConfig } from '../../../server/config.ts'

describe('configuration of live rooms', () => {
  it('works without any; addresses are addresses', () => {
    expect(readConfig({}).live).toMatchObject({
      udpPort: 40_000,
      announced: ['127.0.0.1'],
      rtcViewers: 100,
    })
    expect(readConfig({ LIVE_ANNOUNCED_IP: '203.0.113.7, ::1' }).live.announced).toEqual([
      '203.0.113.7',
      '::1',
    ])
    expect(() => readConfig({ LIVE_ANNOUNCED_IP: 'symposium.example' })).toThrow('LIVE_ANNOUNCED_IP')
    expect(() => readConfig({ LIVE_UDP_PORT: '70000' })).toThrow('LIVE_UDP_PORT')
  })
})
