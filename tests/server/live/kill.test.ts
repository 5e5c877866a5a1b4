// Deep, 0.5 min: a process is killed and started again.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'

import { buildWriter, type WriterProcess } from '../../support/writerProcess.ts'

let writers: Awaited<ReturnType<typeof buildWriter>>
let running: WriterProcess | null = null
const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'symposium-chat-'))
beforeAll(async () => {
  writers = await buildWriter('chattingProcess')
})
afterEach(() => running?.kill())
afterAll(() => {
  writers.remove()
  fs.rmSync(directory, { recursive: true, force: true })
})

const start = async (): Promise<WriterProcess> => {
  running = writers.start('chat', directory, 'm')
  await running.until((_, line) => line === 'ready')
  return running
}

it(
  '[CHAT-01] [LIVE-09] kill -9 between two messages: what was acknowledged is there, once and under its number',
  { timeout: 120_000 },
  async () => {
    const first = await start()
    // Some batches are stored, and one is under way.
    await first.until(({ acknowledged: { size } }) => size >= 23)
    await first.kill()
    const { have } = await start()
    expect([...first.acknowledged].filter((message) => !have.has(message))).toEqual([])
    const [numbers, texts] = [0, 1].map((part) => [...have].map((message) => message.split(' ')[part]))
    expect(numbers?.map(Number).toSorted((a, b) => a - b)).toEqual(numbers?.map((_, index) => index + 1))
    expect(new Set(texts).size).toBe(have.size)
  },
)
