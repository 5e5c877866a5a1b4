import { createServer } from 'node:http'

import { WebSocketServer } from 'ws'

/** Least cost of fan-out: every 50 ms all messages are sent to all clients, from memory, without checks. */
const http = createServer()
const server = new WebSocketServer({ server: http, perMessageDeflate: false })
let waiting = []
let count = 0
server.on('connection', (socket) => {
  socket.on('error', () => undefined)
  socket.on('message', (data) => {
    const { id, d } = JSON.parse(data.toString('utf8'))
    if (id === undefined) return
    count += 1
    waiting.push(JSON.stringify({ c: count, ...d, at: Date.now() }))
    socket.send(JSON.stringify({ re: id, ok: true, d: {} }))
  })
})
setInterval(() => {
  if (waiting.length === 0) return
  const frame = Buffer.from(`{"t":"chat","d":[${waiting.join(',')}]}`)
  waiting = []
  for (const socket of server.clients) socket.send(frame, { binary: false })
}, 50)
http.listen(Number(process.argv[2]), '127.0.0.1', () => console.log('ready'))
