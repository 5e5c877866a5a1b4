import { createSocket } from 'node:dgram'

/**
 * The least that carrying one stream to many can cost in Node: `bareRelay.mjs <viewers>` sends every datagram that comes on to
 * as many ports, as it is. Says `{port}`; sends itself a stream of the same size; answers `{cpu}` with the seconds it used.
 */
const viewers = Number(process.argv[2])
const socket = createSocket('udp4')
const sinks = Array.from({ length: viewers }, () => createSocket('udp4'))
await Promise.all(sinks.map((sink) => new Promise((settle) => sink.bind(0, '127.0.0.1', settle))))
const ports = sinks.map((sink) => sink.address().port)
// The kernel discards packets that arrive there: only sending is measured.
for (const sink of sinks) sink.close()
socket.on('message', (packet) => {
  for (const port of ports) socket.send(packet, port, '127.0.0.1')
})
socket.on('error', () => undefined)
socket.bind(0, '127.0.0.1', () => process.send({ port: socket.address().port }))
process.on('disconnect', () => process.exit(0))
