import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'

/** An authenticator made of nothing but arithmetic: one key pair, a counter, attestation "none". */
export const softwareAuthenticator = ({ origin = 'http://symposium.test', counts = true } = {}) => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  let counter = 0

  const authenticatorData = (rpId: string, flags: number, rest: Buffer) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([hash(rpId), Buffer.from([flags]), count, rest])
  }
  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

  return {
    id: id.toString('base64url'),
    /** As another device with a copy of the key would count. */
    setCounter(value: number) {
      counter = value
    },

    create(options: string): string {
      const { challenge, rp } = JSON.parse(options) as { challenge: string; rp: { id: string } }
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const credential = Buffer.concat([Buffer.alloc(16), length, id, coseOf(publicKey)])
      const attestationObject = cbor(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', authenticatorData(rp.id, present | verified | attested, credential)],
        ]),
      )
      return answerOf(id, {
        clientDataJSON: text(clientData('webauthn.create', challenge)),
        attestationObject: text(attestationObject),
        transports: ['internal'],
      })
    },

    get(options: string): string {
      const { challenge, rpId } = JSON.parse(options) as { challenge: string; rpId: string }
      if (counts) counter += 1
      const data = authenticatorData(rpId, present | verified, Buffer.alloc(0))
      const client = clientData('webauthn.get', challenge)
      return answerOf(id, {
        clientDataJSON: text(client),
        authenticatorData: text(data),
        signature: text(signed(privateKey, Buffer.concat([data, hash(client)]))),
      })
    },
  }
}

const present = 0x01
const verified = 0x04
const attested = 0x40

const hash = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest()
const signed = (key: KeyObject, data: Buffer): Buffer => sign('sha256', data, key)
const text = (bytes: Buffer): string => bytes.toString('base64url')

const answerOf = (id: Buffer, response: object): string =>
  JSON.stringify({
    id: text(id),
    rawId: text(id),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  })

/** EC2 key of P-256 for ES256 (RFC 9053). */
const coseOf = (key: KeyObject): Buffer => {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  return cbor(
    new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  )
}

/** The part of RFC 8949 used above: whole numbers, bytes, text and maps of fewer than 65 536. */
const cbor = (value: unknown): Buffer => {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (value instanceof Map)
    return Buffer.concat([head(5, value.size), ...[...value].flat().map((each: unknown) => cbor(each))])
  throw new Error('not in use')
}

const head = (major: number, size: number): Buffer => {
  if (size < 24) return Buffer.from([(major << 5) | size])
  if (size < 256) return Buffer.from([(major << 5) | 24, size])
  return Buffer.from([(major << 5) | 25, size >> 8, size & 255])
}
