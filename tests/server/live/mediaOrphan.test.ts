import { spawn } from 'node:child_process'

import { expect, it } from 'vitest'

import { builtFile } from '../../../server/shared/builtFile.ts'

it('[LIVE-09] the media process ends with a server that is killed at once after it was forked', async () => {
  const child = await builtFile('mediaChild')
  const parent = `
    const { fork } = require('node:child_process')
    fork(${JSON.stringify(child)}, ['{"udpPort":0}'], {
      serialization: 'advanced', execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    process.kill(process.pid, 'SIGKILL')
  `
  const server = spawn(process.execPath, ['-e', parent], { stdio: ['ignore', 'ignore', 'pipe'] })
  // Both hold this stream: it ends when the last of them has ended.
  let said = ''
  server.stderr.on('data', (part: Buffer) => (said += part.toString()))
  await new Promise((settle) => server.stderr.on('end', settle))
  expect(said).toBe('')
  expect(server.signalCode).toBe('SIGKILL')
}, 30_000)
