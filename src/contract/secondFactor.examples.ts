import type { ExamplesOf } from './example.ts'
import type * as secondFactor from './secondFactor.ts'

export const secondFactorExamples: ExamplesOf<typeof secondFactor> = {
  getFactorWays: { sample: {}, answer: () => ({ passkeys: 1, totp: true, recovery_left: 8 }) },
  askPasskey: { sample: {}, answer: () => ({ options: JSON.stringify(asked) }) },
  verifyFactor: { sample: { way: 'totp', proof: '123456' }, answer: () => ({ recovery_left: 8 }) },
  getFactors: {
    sample: {},
    answer: (say) => ({
      passkeys: [
        {
          id: 3,
          name: say('办公室笔记本电脑', 'Laptop in the office'),
          created_at: '2026-09-02T01:20:00.000Z',
          last_used_at: '2026-11-20T00:41:00.000Z',
        },
        {
          id: 5,
          name: say('钥匙串上的安全密钥', 'Security key on the key ring'),
          created_at: '2026-10-11T08:05:00.000Z',
          last_used_at: null,
        },
      ],
      totp_since: '2026-09-02T01:24:00.000Z',
      recovery_left: 8,
      required: false,
    }),
  },
  beginTotp: {
    sample: {},
    answer: () => ({
      secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
      address:
        'otpauth://totp/Symposium:linzhiyuan%40example.org?issuer=Symposium&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30',
    }),
  },
  confirmTotp: { sample: { code: '123456' }, answer: () => ({ recovery_codes: [...codes] }) },
  removeTotp: { sample: {}, answer: () => null },
  beginPasskey: { sample: {}, answer: () => ({ options: JSON.stringify(wanted) }) },
  addPasskey: {
    sample: { name: 'Laptop', answer: '{}' },
    answer: () => ({ id: 8, recovery_codes: null }),
  },
  renamePasskey: { sample: { passkey_id: 3, name: 'Laptop' }, answer: () => null },
  removePasskey: { sample: { passkey_id: 3 }, answer: () => null },
  renewRecoveryCodes: { sample: {}, answer: () => ({ recovery_codes: [...codes] }) },
}

/** As browsers read them; made by the server's library. */
const asked = {
  rpId: 'localhost',
  challenge: 'Y2hhbGxlbmdlLW9mLXRoZS1leGFtcGxl',
  allowCredentials: [{ id: 'AQID', type: 'public-key', transports: ['internal'] }],
  timeout: 300_000,
  userVerification: 'preferred',
}
const wanted = {
  challenge: 'Y2hhbGxlbmdlLW9mLXRoZS1leGFtcGxl',
  rp: { name: 'Symposium', id: 'localhost' },
  user: { id: 'dXNlci03', name: 'linzhiyuan@example.org', displayName: 'linzhiyuan@example.org' },
  pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
  timeout: 300_000,
  attestation: 'none',
  excludeCredentials: [],
  authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
}

const codes = [
  ...['k7m2p-x9qrt', '4bcde-fgh6j', 'n8p3q-r5stv', 'w2xyz-79abc', 'd4efg-h6jkm'],
  ...['p9qrs-t3vwx', 'y5z2b-4cdef', 'g7hjk-m8npq', 'r3stv-w6xyz', 'b9cde-f2ghj'],
]
