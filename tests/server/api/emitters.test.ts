import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, IncomingMessage } from 'node:http'
import { Server, Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { EventEmitter } from 'node:events'

import { expect, it, onTestFinished, vi } from 'vitest'

import { lockDirectory } from '../../../server/db/lock.ts'
import { createHub } from '../../../server/live/room/createHub.ts'
import { quietLog } from '../../support/engines.ts'

/** An upgrade of this path, from another site. */
const upgraded = (url: string): EventEmitter => {
  const http = createServer()
  const hub = createHub({
    rooms: {} as never,
    tickets: {} as never,
    now: Date.now,
    log: quietLog,
    isOwn: () => false,
  })
  hub.attach(http)
  const socket = new Socket()
  const request = new IncomingMessage(socket)
  request.url = url
  http.emit('upgrade', request, socket, Buffer.alloc(0))
  return socket
}

const lockSocket = async (): Promise<EventEmitter> => {
  const directory = mkdtempSync(join(tmpdir(), 'symposium-emitter-'))
  const listen = vi.spyOn(Server.prototype, 'listen')
  const release = await lockDirectory(directory)
  const server = listen.mock.contexts[0] as EventEmitter
  onTestFinished(async () => {
    await release()
    rmSync(directory, { recursive: true, force: true })
  })
  return server
}

/** Emitters of `error` while no caller waits; connections of PostgreSQL, the log and pools of threads (shared/threadPool) have tests of their own. */
const emitters: Readonly<Record<string, () => EventEmitter | Promise<EventEmitter>>> = {
  'the lock of an embedded database': lockSocket,
  'the socket of an upgrade that is turned away': () => upgraded('/live/ws'),
  'the socket of an upgrade that nobody takes': () => upgraded('/other'),
}

it.each(Object.entries(emitters))('an error of %s ends nothing', async (_, make) => {
  const emitter = await make()
  // A listener that hears the first one alone leaves the second.
  for (const code of ['ECONNRESET', 'EPIPE'])
    expect(() => emitter.emit('error', Object.assign(new Error(code), { code }))).not.toThrow()
})
