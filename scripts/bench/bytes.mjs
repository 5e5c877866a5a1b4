import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

import { launchOptions } from '../lib/chromium.mjs'
import { root } from '../lib/root.mjs'
import { freePort, startServer } from './lib/serverProcess.mjs'
import { times } from './lib/table.mjs'

const locales = ['zh-CN', 'en']
const budget = 120_000
const beforeUse = 2000

/** All JavaScript that Chromium loads for /login by itself, and what of it the first paint waits for. */
export const measure = async () => {
  const bare = brotli(Buffer.from(await bareReactCode()))
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const server = await startServer({ port, origin, databaseUrl: 'memory://' })
  const rows = []
  try {
    for (const locale of locales) {
      const { files, loader } = await loadedBy(`${origin}/login`, locale)
      const total = files.reduce((sum, { bytes }) => sum + bytes, loader)
      for (const { path, bytes } of files.toSorted((a, b) => b.bytes - a.bytes))
        console.log(`${kB(bytes).padStart(9)}  ${path}`)
      console.log(`${kB(total).padStart(9)}  /login ${locale}\n`)
      rows.push({
        what: `/login ${locale}: all JavaScript, brotli 11`,
        measured: `${kB(total)} in ${files.length} files`,
        goal: `≤ ${kB(budget)}`,
        met: total <= budget && files.length > 1,
        baseline: kB(bare),
        ratio: times(total, bare),
      })
      rows.push({
        what: `/login ${locale}: JavaScript in the markup`,
        measured: kB(loader),
        goal: `≤ ${kB(beforeUse)}`,
        met: loader <= beforeUse && loader > 0,
        baseline: kB(bare),
        ratio: times(loader, bare),
      })
    }
  } finally {
    await server.stop()
  }
  return {
    rows,
    notes: [
      'Every script that Chromium loads without being touched (loader, frame, page, texts of one language), each file compressed alone with brotli 11. Baseline: a page that only renders one element with React 19 `createRoot`, built by the same vite in the same run.',
    ],
  }
}

const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`

const brotli = (content) =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).byteLength

const loadedBy = async (address, locale) => {
  const { chromium } = await import('playwright')
  const browser = await chromium.launch(launchOptions())
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
    await context.addCookies([{ name: 'locale', value: locale, url: address }])
    const page = await context.newPage()
    const paths = new Set()
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') paths.add(new URL(response.url()).pathname)
    })
    await page.goto(address, { waitUntil: 'networkidle' })
    // The poll of the QR code keeps a page that runs awake: only then has it loaded what it loads by itself.
    await page.waitForRequest((request) => request.url().includes('check_wechat_scene_data'))
    const written = await page.locator('script:not([type])').evaluateAll((all) => all.map(({ text }) => text))
    const files = [...paths].map((path) => ({
      path,
      bytes: brotli(readFileSync(join(root, 'dist/site', path))),
    }))
    return { files, loader: brotli(Buffer.from(written.join(''))) }
  } finally {
    await browser.close()
  }
}

/** A page that does nothing but render one element with React: its whole code. */
export const bareReactCode = async () => {
  const { build } = await import('vite')
  const entry = '\0bare'
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, target: 'es2022', rollupOptions: { input: 'bare' } },
    plugins: [
      {
        name: 'bare',
        resolveId: (id) => (id === 'bare' ? entry : undefined),
        load: (id) =>
          id === entry
            ? "import{createElement as h}from'react';import{createRoot}from'react-dom/client';createRoot(document.getElementById('root')).render(h('h1',null,'Bare'))"
            : undefined,
      },
    ],
  })
  const [{ output }] = [result].flat()
  return output
    .filter(({ type }) => type === 'chunk')
    .map(({ code }) => code)
    .join('\n')
}
