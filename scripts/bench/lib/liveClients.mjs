import { join } from 'node:path'

import nd from 'node-datachannel'

import { root } from '../../lib/root.mjs'

/**
 * Synthetic clients of the media plane: `liveClients.mjs publish <room>` sends a picture of 1920 × 1080 at 15 a second and
 * 2000 kbit/s with sound, `liveClients.mjs watch <room> <count>` watches. Asks its parent `{id, offer}`, is answered `{id, answer}`.
 * Every packet bears the time at which it was sent.
 */
const [mode, room, count] = process.argv.slice(2)
const waiting = new Map()
let lastId = 0
const peers = []
const tracks = []

process.on('message', ({ id, answer, error, begin, end }) => {
  if (begin) return reset()
  if (end) return process.send(result())
  const { settle, fail } = waiting.get(id)
  waiting.delete(id)
  if (error === undefined) settle(answer)
  else fail(new Error(error))
})
process.on('disconnect', () => process.exit(0))

const enter = async (user, dir, slots, add) => {
  const since = performance.now()
  const peer = new nd.PeerConnection(user, {
    iceServers: [],
    disableAutoNegotiation: true,
    bindAddress: '127.0.0.1',
  })
  peers.push(peer)
  add(peer)
  const offered = new Promise((settle) =>
    peer.onGatheringStateChange(
      (state) =>
        state === 'complete' &&
        settle(peer.localDescription().sdp.replaceAll(/^a=(?:candidate|end-of).*\r\n/gm, '')),
    ),
  )
  const connected = new Promise((settle) => peer.onStateChange((state) => state === 'connected' && settle()))
  peer.setLocalDescription('offer')
  const sdp = await offered
  const id = ++lastId
  const answered = new Promise((settle, fail) => waiting.set(id, { settle, fail }))
  process.send({ id, offer: { room, user, dir, sdp, slots } })
  peer.setRemoteDescription((await answered).sdp, 'answer')
  await connected
  return since
}

const slotsOf = { publish: ['V0', 'A0'], watch: ['V0', 'V1', 'V2', 'A0', 'A1', 'A2'] }

const track = (peer, slot, direction, ssrc) => {
  const media = slot.startsWith('V') ? new nd.Video(slot, direction) : new nd.Audio(slot, direction)
  if (slot.startsWith('V')) media.addH264Codec(102)
  else media.addOpusCodec(111)
  if (ssrc) media.addSSRC(ssrc, 'c', 'c', slot)
  const added = peer.addTrack(media)
  tracks.push(added)
  return added
}

const clock = () => performance.timeOrigin + performance.now()

const publish = async () => {
  const { runnerImport } = await import('vite')
  const { module } = await runnerImport(join(root, 'tests/support/live/h264.ts'))
  const { sps, pps } = module.createPictures(120, 68)
  const streams = {}
  await enter('host', 'pub', slotsOf.publish, (peer) => {
    for (const [index, slot] of slotsOf.publish.entries()) {
      const stream = (streams[slot] = { ssrc: 500 + index, sequence: 0, timestamp: 0, key: true })
      stream.track = track(peer, slot, 'SendOnly', stream.ssrc)
      if (slot === 'V0') stream.track.setMediaHandler(new nd.RtcpNackResponder(1024))
      stream.track.onMessage((packet) => {
        for (let at = 0; at + 4 <= packet.length; at += 4 * (packet.readUInt16BE(at + 2) + 1))
          if (packet[at + 1] === 206 && (packet[at] & 31) === 1) stream.key = true
      })
    }
  })
  const send = (slot, payloads, ticks) => {
    const stream = streams[slot]
    stream.timestamp += ticks
    for (const [index, payload] of payloads.entries()) {
      const packet = Buffer.alloc(12 + payload.length)
      packet[0] = 0x80
      packet[1] = (index === payloads.length - 1 ? 0x80 : 0) | (slot === 'V0' ? 102 : 111)
      packet.writeUInt16BE(stream.sequence++ & 0xffff, 2)
      packet.writeUInt32BE(stream.timestamp >>> 0, 4)
      packet.writeUInt32BE(stream.ssrc, 8)
      payload.copy(packet, 12)
      packet.writeDoubleBE(clock(), packet.length - 8)
      if (stream.track.isOpen()) stream.track.sendMessageBinary(packet)
    }
  }
  const length = Buffer.alloc(2)
  const sized = (unit) => (length.writeUInt16BE(unit.length), Buffer.concat([length, unit]))
  const sets = Buffer.concat([Buffer.from([0x78]), sized(sps), sized(pps), Buffer.alloc(8)])
  /** Pictures of noise: they are not decoded, and the relay does not look inside. */
  const picture = (key) => {
    const packets = key ? 44 : 14
    return Array.from({ length: packets }, (_, at) => {
      const payload = Buffer.alloc(1110, 0x55)
      payload[0] = 0x7c
      payload[1] = (at === 0 ? 0x80 : 0) | (at === packets - 1 ? 0x40 : 0) | (key ? 5 : 1)
      return payload
    })
  }
  const [key, other] = [[sets, ...picture(true)], picture(false)]
  setInterval(() => {
    const stream = streams.V0
    send('V0', stream.key ? key : other, 6000)
    stream.key = false
  }, 1000 / 15)
  setInterval(() => send('A0', [Buffer.alloc(80, 0x78)], 960), 20)
  process.send({ ready: true })
}

const viewers = []
const watch = async () => {
  const step = async (index) => {
    const viewer = { last: null, lost: 0, late: 0, packets: 0, joined: null, delays: [] }
    viewers.push(viewer)
    const first = new Promise((settle) => (viewer.first = settle))
    const since = await enter(`v${index}`, 'sub', slotsOf.watch, (peer) => {
      for (const slot of slotsOf.watch) {
        track(peer, slot, 'RecvOnly').onMessage((packet) => {
          if (slot !== 'V0' || (packet[1] >= 192 && packet[1] <= 223)) return
          viewer.packets++
          viewer.first()
          const sequence = packet.readUInt16BE(2)
          const ahead = viewer.last === null ? 1 : (sequence - viewer.last) & 0xffff
          if (ahead > 0 && ahead < 0x8000) {
            viewer.lost += ahead - 1
            viewer.last = sequence
          } else viewer.lost--
          if (viewer.packets % 10 === 0) viewer.delays.push(clock() - packet.readDoubleBE(packet.length - 8))
        })
      }
    })
    await first
    viewer.joined = performance.now() - since
  }
  for (let index = 0; index < Number(count); index++) await step(index)
  process.send({ ready: true })
}

const reset = () => {
  for (const viewer of viewers) Object.assign(viewer, { lost: 0, packets: 0, delays: [] })
}

const result = () => ({
  result: {
    joined: viewers.map(({ joined }) => joined),
    lost: viewers.reduce((sum, { lost }) => sum + lost, 0),
    packets: viewers.reduce((sum, { packets }) => sum + packets, 0),
    delays: viewers.flatMap(({ delays }) => delays),
  },
})

await (mode === 'publish' ? publish() : watch())
