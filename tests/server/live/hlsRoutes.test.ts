import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { guard } from '../../../server/http/guard.ts'
import { mountHls } from '../../../server/http/routes/hls.ts'
import type { MediaPlane } from '../../../server/live/media/types.ts'
import { site, testConfig } from '../api/harness.ts'

const asked: string[] = []
const plane: Pick<MediaPlane, 'hls'> = {
  hls: (room, path) => {
    asked.push(`${room} ${path}`)
    return path === '7/playlist-1.m3u8'
      ? {
          body: new TextEncoder().encode('#EXTM3U'),
          type: 'application/vnd.apple.mpegurl',
          cache: 'no-store',
        }
      : null
  },
}

let folder: string
const app = new Hono()
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'symposium-recordings-'))
  mkdirSync(join(folder, 'r1', '7'), { recursive: true })
  writeFileSync(join(folder, 'r1', 'index.m3u8'), '#EXTM3U')
  writeFileSync(join(folder, 'r1', 'segments.txt'), '7 segment-1-1.m4s 1\n')
  writeFileSync(join(folder, 'r1', '7', 'segment-1-1.m4s'), 'bytes')
  writeFileSync(join(folder, 'secret.txt'), 'secret')
  app.use('*', guard(testConfig))
  mountHls(app, plane, folder, (_c, room) => Promise.resolve(room === 'closed' ? 'removedFromRoom' : null))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const get = (path: string) => app.request(`${site}${path}`)

describe('addresses of HLS', () => {
  it('what is live comes from memory; the playlist is never kept', async () => {
    const response = await get('/hls/r1/7/playlist-1.m3u8')
    expect(response.status).toBe(200)
    expect(await response.text()).toBe('#EXTM3U')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('content-type')).toBe('application/vnd.apple.mpegurl')
    expect(response.headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
    expect((await get('/hls/r1/7/segment-1-1.m4s')).status).toBe(404)
  })

  it('what was recorded comes from the disk: segments for ever, the playlist revalidated each time', async () => {
    const segment = await get('/recordings/r1/7/segment-1-1.m4s')
    expect(await segment.text()).toBe('bytes')
    expect(segment.headers.get('cache-control')).toContain('immutable')
    expect(segment.headers.get('content-type')).toBe('video/mp4')
    const playlist = await get('/recordings/r1/index.m3u8')
    expect(await playlist.text()).toBe('#EXTM3U')
    expect(playlist.headers.get('cache-control')).toBe('no-cache')
  })

  it('[LIVE-04] refuses viewers by status and named reason, and unknown lives as unknown', async () => {
    const response = await get('/hls/closed/7/playlist-1.m3u8')
    expect(response.status).toBe(403)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toMatchObject({ data: { reason: 'removedFromRoom' } })
    expect((await get('/hls/closed/7/segment-1-1.m4s')).status).toBe(404)
  })

  it.each([
    '/recordings/r1/segments.txt',
    '/recordings/r1/7/../segments.txt',
    '/recordings/../secret.txt',
    '/recordings/%2e%2e/secret.txt',
    '/recordings/%2e%2e/index.m3u8',
    '/recordings/r1/7/..%2f..%2fsecret.txt',
    '/recordings/r1%2f..%2f/7/segment-1-1.m4s',
    '/recordings/r1/7/segment-1-1.m4s%00.txt',
    '/hls/%2e%2e/7/playlist-1.m3u8',
    '/hls/r1/7/',
    '/hls/r1',
  ])('%s leads nowhere', async (path) => {
    expect((await get(path)).status).toBe(404)
  })
})
