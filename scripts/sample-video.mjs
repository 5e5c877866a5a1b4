import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'

import { launchOptions } from './lib/chromium.mjs'
import { root } from './lib/root.mjs'
import { run } from './lib/say.mjs'

/**
 * `node scripts/sample-video.mjs`: draws and encodes the recording that the seeded videos play, into `public/sample`. One
 * minute without sound, once for browsers with H264 and once for those without; the playlists repeat it to the length of
 * the talk. Needs a browser that encodes both.
 */
const folder = join(root, 'public/sample')
/** Minutes of the talks, as in server/db/content/catalogue.ts. */
const talks = [29, 35, 38, 41, 47, 52, 64]
const codecs = [
  { name: 'avc', full: 'avc1.42001e', says: 'avc1.42001e' },
  { name: 'vp9', full: 'vp09.00.21.08', says: 'vp09.00.21.08' },
]

const main = async () => {
  await rm(folder, { recursive: true, force: true })
  const browser = await chromium.launch(launchOptions())
  try {
    const page = await browser.newPage()
    const library = await readFile(join(root, 'node_modules/mediabunny/dist/bundles/mediabunny.min.mjs'))
    // Encoders exist in secure contexts only.
    await page.route('http://localhost/**', (route) =>
      route.fulfill(
        route.request().url().endsWith('/mediabunny.mjs')
          ? { contentType: 'text/javascript', body: library }
          : { contentType: 'text/html', body: '<!doctype html><title>sample</title>' },
      ),
    )
    await page.goto('http://localhost/')
    for (const { name, full, says } of codecs) {
      const { playlist, files } = await page.evaluate(encode, { codec: name, full })
      await mkdir(join(folder, name), { recursive: true })
      for (const [path, bytes] of Object.entries(files)) {
        await writeFile(join(folder, name, path), Buffer.from(bytes, 'base64'))
      }
      for (const minutes of talks) {
        await writeFile(join(folder, name, `${minutes}.m3u8`), repeated(playlist, minutes))
      }
      console.log(`${name}: ${await sizeOf(join(folder, name))} bytes, ${says}`)
    }
  } finally {
    await browser.close()
  }
  for (const minutes of talks) await writeFile(join(folder, `${minutes}.m3u8`), master(minutes))
}

/** Runs in the page. Gives the media playlist and the files that it names, in base64. */
const encode = async ({ codec, full }) => {
  const { BufferTarget, CanvasSource, CmafOutputFormat, HlsOutputFormat, Output, PathedTarget } =
    await import('http://localhost/mediabunny.mjs')
  const canvas = new OffscreenCanvas(640, 360)
  const paper = canvas.getContext('2d')
  const files = {}
  let playlist = ''
  const output = new Output({
    format: new HlsOutputFormat({
      segmentFormat: new CmafOutputFormat(),
      targetDuration: 10,
      getPlaylistPath: () => 'media.m3u8',
      getInitPath: () => 'init.mp4',
      getSegmentPath: ({ n }) => `${n}.m4s`,
      onPlaylist: (text) => {
        playlist = text
      },
    }),
    target: new PathedTarget(
      'master.m3u8',
      ({ path }) =>
        new BufferTarget({
          onFinalize: (buffer) => {
            if (!path.endsWith('.m3u8')) files[path] = new Uint8Array(buffer).toBase64()
          },
        }),
    ),
  })
  const source = new CanvasSource(canvas, {
    codec,
    bitrate: 24_000,
    keyFrameInterval: 10,
    fullCodecString: full,
    latencyMode: 'quality',
  })
  const rate = 4
  output.addVideoTrack(source, { frameRate: rate })
  await output.start()
  for (let frame = 0; frame < 60 * rate; frame += 1) {
    paint(frame / rate)
    await source.add(frame / rate, 1 / rate)
  }
  await output.finalize()
  return { playlist, files }

  function paint(second) {
    paper.fillStyle = '#f6f3ec'
    paper.fillRect(0, 0, 640, 360)
    paper.fillStyle = '#1f2430'
    paper.textAlign = 'center'
    paper.font = '600 34px serif'
    paper.fillText('示例录像', 320, 110)
    paper.font = '22px serif'
    paper.fillText('Sample recording', 320, 148)
    paper.strokeStyle = '#8a8f99'
    paper.lineWidth = 2
    paper.beginPath()
    paper.arc(320, 245, 58, 0, 2 * Math.PI)
    paper.stroke()
    const angle = (second / 60) * 2 * Math.PI - Math.PI / 2
    paper.strokeStyle = '#b3321f'
    paper.lineWidth = 4
    paper.beginPath()
    paper.moveTo(320, 245)
    paper.lineTo(320 + 50 * Math.cos(angle), 245 + 50 * Math.sin(angle))
    paper.stroke()
  }
}

/** The minute again and again, with a break before each, so that its times start again. */
const repeated = (playlist, minutes) => {
  const segments = [...playlist.matchAll(/#EXTINF:[^\n]*\n[^\n#]+/g)].map(([text]) => text.trim())
  const map = /#EXT-X-MAP:[^\n]*/.exec(playlist)?.[0] ?? ''
  return [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-PLAYLIST-TYPE:VOD',
    '#EXT-X-TARGETDURATION:10',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    map,
    ...Array.from({ length: minutes }, (_, index) => [
      ...(index === 0 ? [] : ['#EXT-X-DISCONTINUITY']),
      ...segments,
    ]).flat(),
    '#EXT-X-ENDLIST',
    '',
  ].join('\n')
}

const master = (minutes) =>
  [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    ...codecs.flatMap(({ name, says }) => [
      `#EXT-X-STREAM-INF:BANDWIDTH=60000,RESOLUTION=640x360,FRAME-RATE=4.000,CODECS="${says}"`,
      `${name}/${minutes}.m3u8`,
    ]),
    '',
  ].join('\n')

const sizeOf = async (path) => {
  const names = await readdir(path)
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(path, name))).size))
  return sizes.reduce((sum, size) => sum + size, 0)
}

await run(main)
