import { createSocket } from 'node:dgram'

import { seed } from '../seed.ts'

/**
 * Leads an answer over a proxy that loses every `1 / share`-th packet of media each way, by chance but the same chance for
 * one seed; whatever sets the connection up gets through.
 */
export const createLossyProxy = (share: number) => {
  let state = seed
  const sockets: { close(): void }[] = []
  const counted = { passed: 0, lost: 0 }
  /** 0 to 1, evenly; a linear congruence is random enough to lose packets by. */
  const chance = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  const loses = (packet: Buffer): boolean => {
    // RTP and RTCP begin with 128 to 191 (RFC 7983).
    const isLost = packet.readUInt8(0) > 127 && chance() < share
    counted[isLost ? 'lost' : 'passed']++
    return isLost
  }
  return {
    counted,
    async through(answer: string): Promise<string> {
      const candidate = /^a=candidate:.* (127\.0\.0\.1) (\d+) typ host.*$/m.exec(answer)
      if (candidate === null) throw new Error('the answer has no candidate of the loopback interface')
      const [line, , port] = candidate
      const near = createSocket('udp4')
      const far = createSocket('udp4')
      sockets.push(near, far)
      let client: { port: number; address: string } | null = null
      near.on('message', (packet, from) => {
        client = from
        if (!loses(packet)) far.send(packet, Number(port), '127.0.0.1')
      })
      far.on('message', (packet) => {
        if (client !== null && !loses(packet)) near.send(packet, client.port, client.address)
      })
      await new Promise<void>((settle) => near.bind(0, '127.0.0.1', settle))
      return answer.replace(line, line.replace(` ${port} `, ` ${near.address().port} `))
    },
    close(): void {
      for (const socket of sockets) socket.close()
    },
  }
}
