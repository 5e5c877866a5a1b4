// Deep, 1 min: a server is started on a disk of its own, which is filled, and with few descriptors.
import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'

import { describe, expect, it, vi } from 'vitest'

import { calls } from '../../../src/contract/calls.ts'
import { bundledServer } from '../../support/bundledServer.ts'

const patience = { timeout: 20_000, interval: 100 }

describe('[OPS-03] a machine that gives too little', () => {
  const { home, start, portOf } = bundledServer('real-faults', { main: 'server/main.ts' })
  const mount = (options: string) => [
    'unshare',
    '-rm',
    'sh',
    '-c',
    `mount -t tmpfs -o ${options} tmpfs "$0" && exec "$@"`,
  ]
  /** Only a user who may mount in a namespace of their own can have a small disk. */
  const mayMount = spawnSync('unshare', ['-rm', 'sh', '-c', 'mount -t tmpfs tmpfs /mnt']).status === 0
  const disk = join(home, 'disk')
  const env = { DATABASE_URL: join(disk, 'db'), FILES: join(disk, 'files'), SEED: 'off' }

  const statusOf = async (port: number, path: string) =>
    (await fetch(`http://127.0.0.1:${port}${path}`, { headers: { connection: 'close' } })).status
  const write = async (port: number) => {
    const answer = await fetch(`http://127.0.0.1:${port}${calls.getScene.path}`)
    return { status: answer.status, body: (await answer.json()) as { code: number } }
  }

  it('whose disk is full refuses what would be written, goes on reading, and needs no restart', async ({
    annotate,
  }) => {
    if (!mayMount) return void (await annotate('NOT RUN: this user may not mount', 'warning'))
    mkdirSync(disk, { recursive: true })
    const server = start(env, ['main.js'], [...mount('size=192m'), disk])
    const port = await portOf(server)
    expect(await write(port)).toMatchObject({ status: 200, body: { code: 1 } })
    // The mount is seen through the process that made it.
    const inside = join(`/proc/${server.child.pid}/root`, disk)
    const filler = join(inside, 'filler')
    const { bavail, bsize } = statfsSync(inside)
    writeFileSync(filler, Buffer.alloc(bavail * bsize))
    await vi.waitFor(async () => {
      expect((await write(port)).status).toBe(507)
      expect(await statusOf(port, '/healthz/ready')).toBe(503)
    }, patience)
    expect(await statusOf(port, '/apic/config/link')).toBe(200)
    expect(await statusOf(port, '/healthz/live')).toBe(200)
    rmSync(filler)
    await vi.waitFor(async () => {
      expect(await write(port)).toMatchObject({ status: 200, body: { code: 1 } })
      expect(await statusOf(port, '/healthz/ready')).toBe(200)
    }, patience)
    server.child.kill('SIGTERM')
    expect(await server.ended).toBe(0)
  })

  it('that may only read does not start, and says why in one sentence', async ({ annotate }) => {
    if (!mayMount) return void (await annotate('NOT RUN: this user may not mount', 'warning'))
    mkdirSync(disk, { recursive: true })
    const server = start(env, ['main.js'], [...mount('ro'), disk])
    expect(await server.ended).toBe(1)
    expect(server.output()).toMatch(
      /did not start\. FILES: .* is on a disk that can only be read; name a folder on another one/,
    )
    expect(server.output()).not.toMatch(/^\s+at /m)
  })

  it('with few descriptors answers again when the connections that took them are gone', async () => {
    const server = start(
      { DATABASE_URL: 'memory://' },
      ['main.js'],
      ['sh', '-c', 'ulimit -n 256; exec "$@"', 'sh'],
    )
    const port = await portOf(server)
    const sockets: Socket[] = Array.from({ length: 400 }, () =>
      connect(port, '127.0.0.1').on('error', () => undefined),
    )
    await vi.waitFor(() => expect(sockets.some((socket) => !socket.connecting)).toBe(true), patience)
    for (const socket of sockets) socket.destroy()
    await vi.waitFor(async () => expect(await write(port)).toMatchObject({ status: 200 }), patience)
    expect(server.child.exitCode).toBeNull()
  })
})
