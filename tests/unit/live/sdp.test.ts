import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { readOffer, withAddresses } from '../../../server/live/media/child/sdp.ts'

/** As Chromium writes them, shortened. */
const offer = (direction: 'sendonly' | 'recvonly' = 'sendonly') =>
  [
    'v=0',
    'o=- 4611731400430051336 2 IN IP4 127.0.0.1',
    's=-',
    't=0 0',
    'a=group:BUNDLE 0 1',
    'a=extmap-allow-mixed',
    'a=msid-semantic: WMS stream',
    'm=video 9 UDP/TLS/RTP/SAVPF 96 97 103 104 107 108 109',
    'c=IN IP4 0.0.0.0',
    'a=rtcp:9 IN IP4 0.0.0.0',
    'a=ice-ufrag:EsAw',
    'a=ice-pwd:bP+XJMM09aR8AiX1jdukzR6Y',
    'a=ice-options:trickle',
    `a=fingerprint:sha-256 ${Array.from({ length: 32 }, () => 'A1').join(':')}`,
    'a=setup:actpass',
    'a=mid:0',
    'a=extmap:4 http://www.ietf.org/id/draft-holmer-rmcat-transport-wide-cc-extensions-01',
    `a=${direction}`,
    'a=msid:stream track',
    'a=rtcp-mux',
    'a=rtcp-rsize',
    'a=rtpmap:96 VP8/90000',
    'a=rtcp-fb:96 transport-cc',
    'a=rtpmap:97 rtx/90000',
    'a=fmtp:97 apt=96',
    'a=rtpmap:103 H264/90000',
    'a=rtcp-fb:103 transport-cc',
    'a=fmtp:103 level-asymmetry-allowed=1;packetization-mode=1;profile-level-id=42001f',
    'a=rtpmap:107 H264/90000',
    'a=fmtp:107 level-asymmetry-allowed=1;packetization-mode=0;profile-level-id=42e01f',
    'a=rtpmap:108 H264/90000',
    'a=fmtp:108 level-asymmetry-allowed=1;packetization-mode=1;profile-level-id=42e01f',
    'a=ssrc-group:FID 1111 2222',
    'a=ssrc:1111 cname:c',
    'a=ssrc:2222 cname:c',
    'm=audio 9 UDP/TLS/RTP/SAVPF 111 0',
    'a=mid:1',
    `a=${direction}`,
    'a=rtpmap:111 opus/48000/2',
    'a=fmtp:111 minptime=10;useinbandfec=1',
    'a=rtpmap:0 PCMU/8000',
    'a=ssrc:3333 cname:c',
    '',
  ].join('\r\n')

describe('offers', () => {
  it('constrained baseline in mode 1 is preferred, VP8 is kept, what is not understood is left out', () => {
    const read = readOffer(offer())
    expect(read?.lines).toMatchObject([
      {
        kind: 'video',
        mid: '0',
        direction: 'sendonly',
        ssrc: 1111,
        codecs: [
          { name: 'H264', payloadType: 108 },
          { name: 'VP8', payloadType: 96 },
        ],
      },
      { kind: 'audio', mid: '1', ssrc: 3333, codecs: [{ name: 'opus', payloadType: 111 }] },
    ])
    expect(read?.clean).not.toMatch(/extmap|transport-cc|rtx|2222|PCMU/)
    expect(read?.clean).toContain('a=ice-pwd:bP+XJMM09aR8AiX1jdukzR6Y')
  })

  it('what is written is read again as the same', () => {
    const read = readOffer(offer('recvonly'))
    expect(readOffer(read?.clean ?? '')).toEqual(read)
    expect(read?.lines.map(({ ssrc }) => ssrc)).toEqual([null, null])
  })

  it.each([
    ['no m-line', (sdp: string) => sdp.slice(0, sdp.indexOf('m='))],
    ['no fingerprint', (sdp: string) => sdp.replace(/^a=fingerprint.*$/m, 'a=x')],
    ['a weak fingerprint', (sdp: string) => sdp.replace('sha-256', 'sha-1')],
    ['no password', (sdp: string) => sdp.replace(/^a=ice-pwd.*$/m, 'a=x')],
    ['a password with a space', (sdp: string) => sdp.replace('bP+X', 'bP X')],
    ['two lines of one name', (sdp: string) => sdp.replace('a=mid:1', 'a=mid:0')],
    ['one source for two lines', (sdp: string) => sdp.replace('ssrc:3333', 'ssrc:1111')],
    ['no codec that we know', (sdp: string) => sdp.replace('opus', 'g722')],
    ['data', (sdp: string) => `${sdp}m=application 9 UDP/DTLS/SCTP webrtc-datachannel\r\na=mid:2\r\n`],
    ['nine lines', (sdp: string) => sdp + sdp.slice(sdp.indexOf('m=audio')).repeat(7)],
    ['64 kB and more', (sdp: string) => sdp + 'a=x\r\n'.repeat(20_000)],
  ])('refused: %s', (_what, change) => {
    expect(readOffer(change(offer()))).toBeNull()
  })

  it('no text makes it throw, none comes through as it was', () => {
    const lines = offer().split('\r\n')
    const mangled = fc
      .array(fc.tuple(fc.integer({ min: 0, max: lines.length - 1 }), fc.string({ unit: 'binary' })), {
        maxLength: 6,
      })
      .map((changes) => {
        const copy = [...lines]
        for (const [at, text] of changes) copy[at] = `${copy[at]?.slice(0, 12)}${text}`
        return copy.join('\r\n')
      })
    fc.assert(
      fc.property(fc.oneof(mangled, fc.string()), (text) => {
        const read = readOffer(text)
        if (read !== null) expect(read.clean).toMatch(/^[\w =:/;.+*\r\n-]+$/)
      }),
      { numRuns: 1000 },
    )
  })

  it('announced addresses come first in the first line of an answer', () => {
    const answer =
      'v=0\r\nm=video 9 X 1\r\na=mid:0\r\na=candidate:1 1 UDP 5 10.0.0.1 9 typ host\r\nm=audio 9 X 2\r\na=mid:1\r\n'
    const filled = withAddresses(answer, ['203.0.113.7'], 40_000)
    const candidates = filled.split('\r\n').filter((line) => line.startsWith('a=candidate'))
    expect(candidates[0]).toMatch(/^a=candidate:90 1 UDP \d+ 203\.0\.113\.7 40000 typ host$/)
    expect(candidates).toHaveLength(2)
    expect(withAddresses(answer, [], 1)).toBe(answer)
  })
})
