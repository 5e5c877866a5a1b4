import { fork } from 'node:child_process'
import { join } from 'node:path'

import { root } from '../lib/root.mjs'
import { addMembers, host, origin, signIn } from './lib/members.mjs'
import { cpuSeconds, freePort, startProcess, startServer } from './lib/serverProcess.mjs'
import { times } from './lib/table.mjs'

/** A room of 1 000 people in which 200 messages a second are written, against a bare broadcast of the same frames. */
export const measure = async ({ seconds, brief }) => {
  // Each of the writers may write three messages a second.
  const [audience, writers, perSecond] = brief ? [60, 5, 10] : [1000, 100, 200]
  const [{ runnerImport }, { default: pg }] = await Promise.all([import('vite'), import('pg')])
  const { module } = await runnerImport(join(root, 'tests/support/postgres.ts'))
  const cluster = await module.startPostgres()
  const client = new pg.Client({ connectionString: cluster.url })
  try {
    const port = await freePort()
    const server = await startServer({
      ...{ port, origin, databaseUrl: cluster.url },
      // All guests come from this machine.
      env: { LIVE_UDP_PORT: '0', LIVE_GUESTS_PER_ADDRESS: String(audience) },
    })
    await client.connect()
    let real
    let storm
    let end
    try {
      const entrances = await enter(client, port, { audience, writers })
      const visitors = startVisitors()
      try {
        await visitors.ask('open', {
          url: `ws://127.0.0.1:${port}/live/ws`,
          headers: { host, origin },
          entrances,
          writers,
        })
        real = await withCpu(server.pid, () => visitors.ask('write', { seconds, perSecond }))
        say('room', real, audience)
        // While everybody is away and comes back, everybody goes on writing.
        const writing = visitors.ask('write', { seconds: 6, perSecond })
        storm = await visitors.ask('drop', { withinMs: 2000 })
        await writing
        end = await visitors.ask('count')
        console.log(
          `storm: back in ${storm.took.toFixed(1)} s, ${storm.failed} failed, ${end.lacking} lack a message`,
        )
      } finally {
        visitors.stop()
      }
    } finally {
      await server.stop()
    }
    const bare = await broadcast(seconds, { audience, writers, perSecond })
    say('bare', bare, audience)
    const room = `${audience.toLocaleString('en')} people, ${perSecond} messages/s`
    return {
      rows: [
        {
          what: `${room}: p50 / p99`,
          measured: `${real.p50} / ${real.p99} ms`,
          goal: 'p99 ≤ 250 ms',
          met: real.p99 <= 250,
          baseline: `${bare.p50} / ${bare.p99} ms`,
          ratio: `p99 ${times(real.p99, bare.p99)}`,
        },
        {
          what: `${room}: lost`,
          measured: String(real.total * audience - real.received),
          goal: '0',
          met: real.received === real.total * audience && real.acknowledged === real.total,
          works: real.received > 0 && real.acknowledged > 0,
        },
        {
          what: `${room}: processor of the server`,
          measured: `${real.cpu.toFixed(0)} %`,
          baseline: `${bare.cpu.toFixed(0)} %`,
          ratio: times(real.cpu, bare.cpu),
        },
        {
          what: `all ${audience.toLocaleString('en')} cut off while ${perSecond} messages/s are written: everybody back`,
          measured: `${storm.took.toFixed(1)} s, ${end.lacking} lack a message`,
          goal: '≤ 5 s, 0',
          met: storm.took <= 5 && storm.failed === 0 && end.lacking === 0 && end.unanswered === 0,
        },
      ],
      notes: [
        `The built server on PostgreSQL, ${seconds} s; every message is stored before it is told. ${writers} members write, all ${audience} sockets are in one other process on the same machine; latency from writing to each receiver. Baseline: a bare \`ws\` server that sends what came every 50 ms, without storing.`,
      ],
    }
  } finally {
    await client.end()
    await cluster.stop()
  }
}

/** Tickets: the writers' first. */
const enter = async (client, port, { audience, writers }) => {
  await addMembers(client, 'writer-', writers)
  const { rows } = await client.query(
    `insert into lives (title, eng_title, speaker, eng_speaker, starts_at, cover, max_user, anchor_id)
     select 'x', 'x', 'x', 'x', now(), '', 100000, (select id from users where account = 'writer-0') returning id`,
  )
  const live_id = rows[0].id
  const tickets = []
  for (let n = 0; n < writers; n += 1) {
    const member = await signIn(port, `writer-${n}`)
    tickets.push((await member.call('POST', '/api/live/join_live_room', { live_id })).ticket)
  }
  while (tickets.length < audience) tickets.push(await guestTicket(port, live_id))
  return tickets
}

const guestTicket = async (port, live_id) => {
  const { request } = await import('node:http')
  const body = new URLSearchParams({ live_id }).toString()
  const headers = {
    host,
    origin,
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': body.length,
  }
  const text = await new Promise((settle, fail) => {
    const call = request({ port, method: 'POST', path: '/api/live/join_live_room', headers }, (answer) => {
      let said = ''
      answer.on('data', (part) => (said += part))
      answer.on('end', () => settle(said))
    })
    call.on('error', fail)
    call.end(body)
  })
  const { data, msg } = JSON.parse(text)
  if (data?.ticket === undefined) throw new Error(`no ticket: ${msg}`)
  return data.ticket
}

const broadcast = async (seconds, { audience, writers, perSecond }) => {
  const port = await freePort()
  const server = await startProcess('scripts/bench/lib/bareBroadcast.mjs', [String(port)], {}, /^ready/)
  const visitors = startVisitors()
  try {
    const entrances = Array.from({ length: audience }, () => null)
    await visitors.ask('open', { url: `ws://127.0.0.1:${port}/`, headers: {}, entrances, writers })
    return await withCpu(server.pid, () => visitors.ask('write', { seconds, perSecond }))
  } finally {
    visitors.stop()
    await server.stop()
  }
}

const startVisitors = () => {
  const child = fork(join(root, 'scripts/bench/lib/chatVisitors.mjs'))
  const asked = new Map()
  let ids = 0
  child.on('message', ({ id, data, error }) => {
    const { settle, fail } = asked.get(id)
    asked.delete(id)
    if (error === undefined) settle(data)
    else fail(new Error(error))
  })
  child.on('exit', (code) => {
    for (const { fail } of asked.values()) fail(new Error(`the visitors ended with ${code}`))
  })
  return {
    ask: (order, what = {}) =>
      new Promise((settle, fail) => {
        const id = (ids += 1)
        asked.set(id, { settle, fail })
        child.send({ id, order, ...what })
      }),
    stop: () => child.kill(),
  }
}

/** Adds the processor time of the server, in percent of one core. */
const withCpu = async (pid, work) => {
  const [before, since] = [cpuSeconds(pid), performance.now()]
  const result = await work()
  return { ...result, cpu: ((cpuSeconds(pid) - before) / ((performance.now() - since) / 1000)) * 100 }
}

const say = (name, { p50, p95, p99, max, received, total, took, cpu }, audience) =>
  console.log(
    `${name}: p50 ${p50} p95 ${p95} p99 ${p99} max ${max} ms, ${received} of ${total * audience} received, written in ${took.toFixed(1)} s, ${cpu.toFixed(0)} % of a core`,
  )
