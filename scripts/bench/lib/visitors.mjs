import { connect } from 'node:net'

/**
 * Visitors that wait at a QR code: each has a connection of its own, asks for a scene, keeps its cookie and polls every
 * `period` milliseconds at its own moment, whether or not the last answer has come (open loop). A latency counts from
 * the moment a poll was due, so that neither a late server nor a late client hides anything.
 * Runs in a process of its own; orders and reports are messages of the parent.
 */
const { port, host, count, period, parallel, scenes } = JSON.parse(process.argv[2])

const sockets = []
let errors = 0
const faults = new Map()
let latencies = null
let late = null
let sent = 0
let sample = null

const fault = (what) => {
  errors += 1
  faults.set(what, (faults.get(what) ?? 0) + 1)
}

/** As the proxy in front passes them on: every visitor from an address of its own. */
const get = (index, path, cookie) =>
  `GET ${path} HTTP/1.1\r\nhost: ${host}\r\naccept: application/json\r\nlang: zh-CN\r\nuser-agent: Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36\r\nsec-fetch-site: same-origin\r\naccept-language: zh-CN,zh;q=0.9\r\nx-forwarded-proto: https\r\nx-forwarded-for: 10.${index >> 16}.${(index >> 8) & 255}.${index & 255}\r\n${cookie ? `cookie: ${cookie}\r\n` : ''}\r\n`

/** One visitor: resolves when it has its scene. */
const arrive = (index) =>
  new Promise((settle, fail) => {
    const socket = connect(port, '127.0.0.1')
    const visitor = { socket, due: [], request: null, index }
    const firstAnswer = (head, body) => {
      if (!scenes) return begin(get(index, '/poll', ''))
      const cookie = /^set-cookie: ([^;\r]+)/im.exec(head)?.[1]
      const { code, data } = JSON.parse(body)
      if (code !== 1 || cookie === undefined) return fail(new Error(`no scene: ${body}`))
      begin(
        get(
          index,
          `/apic/wechat/check_wechat_scene_data?scene_str=${data.wechat_data.scene_value}`,
          `locale=zh-CN; ${cookie}`,
        ),
      )
    }
    const begin = (request) => {
      visitor.request = Buffer.from(request)
      sockets.push(visitor)
      settle()
    }
    socket.setNoDelay(true)
    socket.on('connect', () =>
      scenes ? socket.write(get(index, '/apic/wechat/get_wechat_scence_data', '')) : firstAnswer('', ''),
    )
    let rest = ''
    socket.on('data', (chunk) => {
      rest += chunk.latin1Slice()
      for (;;) {
        const headEnd = rest.indexOf('\r\n\r\n')
        if (headEnd < 0) return
        const head = rest.slice(0, headEnd)
        const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? Number.NaN)
        if (Number.isNaN(length)) return socket.destroy(new Error('answer without a length'))
        if (rest.length < headEnd + 4 + length) return
        const body = rest.slice(headEnd + 4, headEnd + 4 + length)
        rest = rest.slice(headEnd + 4 + length)
        if (visitor.request === null) firstAnswer(head, body)
        else answered(visitor, head, body)
      }
    })
    socket.on('error', (error) => {
      if (visitor.request === null) fail(error)
      else fault(error.code ?? error.message)
    })
    socket.on('close', () => {
      if (visitor.request !== null && !ending) fault('closed')
    })
  })

const answered = (visitor, head, body) => {
  const due = visitor.due.shift()
  if (!head.startsWith('HTTP/1.1 200') || !body.includes('"status":"waiting"'))
    return fault(`${head.slice(0, 12)} ${body.slice(0, 80)}`)
  sample ??= { head, body }
  if (latencies !== null && due >= since) latencies.push(performance.now() - due)
}

let ending = false
let since = 0
let next = 0
let polling = false

/** Every visitor has its own moment within the period, by its number. */
const start = performance.now()
const moment = period / count
const turn = () => {
  const now = performance.now()
  for (;;) {
    const due = start + next * moment
    if (due > now) break
    const visitor = sockets[next % count]
    next += 1
    if (visitor === undefined || visitor.socket.destroyed) continue
    visitor.due.push(due)
    visitor.socket.write(visitor.request)
    if (latencies !== null && due >= since) {
      sent += 1
      late.push(performance.now() - due)
    }
  }
  if (polling) setTimeout(turn, 1)
}

const figures = (values) => {
  const sorted = Float64Array.from(values).sort()
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
  return { p50: at(0.5), p99: at(0.99), max: at(1) }
}

process.on('message', (message) => void obey(message))

async function obey({ order, seconds }) {
  if (order === 'arrive') {
    polling = true
    turn()
    let index = 0
    const line = async () => {
      while (index < count) await arrive(index++)
    }
    await Promise.all(Array.from({ length: parallel }, line))
    return process.send({ sample })
  }
  if (order === 'measure') {
    latencies = []
    late = []
    sent = 0
    errors = 0
    faults.clear()
    since = performance.now()
    const cpu = process.cpuUsage()
    return setTimeout(() => {
      const until = performance.now()
      const used = process.cpuUsage(cpu)
      const open = sockets.flatMap(({ due }) => due.filter((at) => at >= since && at < until - 5000)).length
      if (open > 0) fault(`${open} not answered within 5 s`)
      process.send({
        ...figures(latencies),
        late: figures(late),
        answers: latencies.length,
        sent,
        errors,
        faults: [...faults],
        seconds: (until - since) / 1000,
        cpu: (used.user + used.system) / 1e6,
        sample,
      })
      latencies = null
    }, seconds * 1000)
  }
  ending = true
  process.disconnect()
  for (const { socket } of sockets) socket.destroy()
  process.exit(0)
}
