import { describe, expect, it } from 'vitest'

import { isTaken, withOwnAddresses } from '../../../server/live/media/child/candidates.ts'

const candidate = (address: string) => `candidate:1 1 UDP 2122260223 ${address} 40000 typ host`
const answer = (...addresses: string[]) =>
  ['v=0', 'm=audio 9 X 111', ...addresses.map((address) => `a=${candidate(address)}`), 'a=mid:0', ''].join(
    '\r\n',
  )

describe('candidates of a connection', () => {
  it('of a client names and inner addresses are not followed', () => {
    for (const address of [
      'printer.internal',
      '3f1c.local',
      '10.0.0.1',
      '172.16.3.4',
      '192.168.1.1',
      '127.0.0.1',
      '169.254.169.254',
      '100.64.0.1',
      '::1',
      'fe80::1',
      'fd00::1',
      '::ffff:10.0.0.1',
    ])
      expect(isTaken(candidate(address)), address).toBe(false)
    for (const address of ['203.0.113.9', '2001:db8::9'])
      expect(isTaken(candidate(address)), address).toBe(true)
    expect(isTaken('candidate:1')).toBe(false)
  })

  it('of our own only announced ones are sent, else the public ones, else those of the local network', () => {
    const all = answer('192.168.1.5', '172.17.0.1', '203.0.113.9')
    expect(withOwnAddresses(all, [])).toBe(answer('203.0.113.9'))
    expect(withOwnAddresses(all, ['192.168.1.5'])).toBe(answer('192.168.1.5'))
    expect(withOwnAddresses(answer('192.168.1.5', 'host.internal'), [])).toBe(answer('192.168.1.5'))
  })
})
