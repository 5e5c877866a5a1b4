import { spawn } from 'node:child_process'
import { createServer } from 'node:http'
import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

import { chromiumFlags } from '../lib/chromium.mjs'
import { bareReactCode } from './bytes.mjs'
import { freePort } from './lib/serverProcess.mjs'
import { withSite } from './lib/site.mjs'
import { median, times } from './lib/table.mjs'

const goal = 900

/** Lighthouse on every public page of the built server (real policy, real texts) and on a bare page of React. */
export const measure = async ({ runs, brief }) => {
  const bare = await withBarePage((address) => audited(address, null, runs))
  say('bare React page', bare)
  const results = await withSite(async (origin) => {
    const found = []
    for (const path of (await publicPages(origin)).slice(0, brief ? 1 : undefined)) {
      const result = await audited(`${origin}${path}`, /[?&]lang=en$/.test(path) ? 'en' : 'zh-CN', runs)
      say(path, result)
      found.push({ path, ...result })
    }
    return found
  })
  const rows = results.map(({ path, scores, lcp, cls, tbt }) => ({
    what: path,
    measured: `${scores.join(' / ')}, LCP ${seconds(lcp)}, CLS ${cls.toFixed(3)}, TBT ${tbt.toFixed(0)} ms`,
    goal: `100 × 4, LCP ≤ ${seconds(goal)}, CLS 0`,
    met: scores.every((score) => score === 100) && lcp <= goal && cls < 0.0005,
    baseline: `${bare.scores.join(' / ')}, LCP ${seconds(bare.lcp)}, TBT ${bare.tbt.toFixed(0)} ms`,
    ratio: `LCP ${times(lcp, bare.lcp)}`,
  }))
  const speeds = results.map(({ speed }) => Math.round(speed))
  return {
    rows,
    notes: [
      'Performance / accessibility / best practices / SEO. One page of each kind that the sitemap names, in each language.',
      `Lighthouse 12.8.2, mobile, simulated slow 4G, median of ${runs}; ${bare.browser}.`,
      `Benchmark index ${Math.min(...speeds)}–${Math.max(...speeds)} (baseline ${Math.round(bare.speed)}): how fast this machine was meanwhile; TBT follows it.`,
      'The built server in production mode with the demo content over HTTP/1.1 with its real Content-Security-Policy (no unsafe-*) and Trusted Types. Baseline: a page that only renders one element with React 19 `createRoot`, built by the same vite, brotli, without a policy.',
    ],
  }
}

/** Each language has an address of its own, which is what search engines judge. */
const publicPages = async (origin) => {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text()
  const kinds = new Map()
  for (const [, address] of sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)) {
    const { pathname, search } = new URL(address.replaceAll('&amp;', '&'), origin)
    const kind = `${pathname}${search}`.replaceAll(/\d+/g, '*')
    if (!kinds.has(kind)) kinds.set(kind, `${pathname}${search}`)
  }
  return [...kinds.values()]
}

const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(2)} s`

const say = (what, { scores, lcp, cls, tbt, speed, faults }) =>
  console.log(
    `${what}: ${scores.join('/')} LCP ${seconds(lcp)} CLS ${cls.toFixed(3)} TBT ${tbt.toFixed(0)} ms, index ${Math.round(speed)}${faults.length > 0 ? `\n  below 100: ${faults.join(', ')}` : ''}`,
  )

const categories = ['performance', 'accessibility', 'best-practices', 'seo']

/** The median of each figure; a new browser for each run, so that none profits from another's cache. */
const audited = async (address, locale, runs) => {
  const { default: lighthouse } = await import('lighthouse')
  const found = []
  for (let lost = 0; found.length < runs;) {
    const browser = await launch(address, locale)
    try {
      const flags = { port: browser.port, logLevel: 'error', output: 'json', onlyCategories: categories }
      const { lhr } = await lighthouse(address, flags)
      if (lhr.runtimeError === undefined) found.push(lhr)
      // Chromium now and then records a trace without its beginning: such a run says nothing about the page.
      else if ((lost += 1) > 3) throw new Error(`Lighthouse: ${lhr.runtimeError.message}`)
    } finally {
      await browser.close()
    }
  }
  const of = (read) => median(found.map(read))
  return {
    scores: categories.map((name) => Math.round(of((lhr) => lhr.categories[name].score) * 100)),
    lcp: of((lhr) => lhr.audits['largest-contentful-paint'].numericValue),
    cls: of((lhr) => lhr.audits['cumulative-layout-shift'].numericValue),
    tbt: of((lhr) => lhr.audits['total-blocking-time'].numericValue),
    speed: of((lhr) => lhr.environment.benchmarkIndex),
    browser: /Chrome\/[\d.]+/.exec(found[0].environment.hostUserAgent)?.[0] ?? 'unknown browser',
    faults: [...new Set(found.flatMap(faultsOf))],
  }
}

/** Names of the audits that cost points. */
const faultsOf = (lhr) =>
  categories.flatMap((name) =>
    lhr.categories[name].auditRefs
      .filter(({ id, weight }) => weight > 0 && (lhr.audits[id].score ?? 1) < 0.9)
      .map(({ id }) => id),
  )

const launch = async (address, locale) => {
  const { chromium } = await import('playwright')
  const port = await freePort()
  const profile = mkdtempSync(join(tmpdir(), 'bench-profile-'))
  const child = spawn(
    process.env.CHROMIUM_PATH,
    [...chromiumFlags, '--headless=new', `--remote-debugging-port=${port}`, `--user-data-dir=${profile}`],
    // A group of its own: a renderer that outlives its browser goes on writing to the profile and eats the next run's time.
    { stdio: ['ignore', 'ignore', 'pipe'], detached: true },
  )
  const ended = new Promise((done) => child.once('close', done))
  const close = async () => {
    process.kill(-child.pid, 'SIGKILL')
    await ended
    await rm(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  }
  try {
    await new Promise((settle, fail) => {
      child.stderr.on('data', (part) => part.includes('DevTools listening') && settle())
      child.once('error', fail)
      child.once('exit', (code) => fail(new Error(`Chromium ended with ${code}`)))
    })
    if (locale !== null) {
      const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
      await browser.contexts()[0].addCookies([{ name: 'locale', value: locale, url: address }])
      await browser.close()
    }
    return { port, close }
  } catch (error) {
    await close()
    throw error
  }
}

const withBarePage = async (work) => {
  const files = {
    '/': [
      'text/html; charset=utf-8',
      '<!doctype html><html lang="en"><head><title>Bare</title><link rel="icon" href="data:,"><meta name="viewport" content="width=device-width"><meta name="description" content="Bare"><script type="module" src="/bare.js"></script></head><body><div id="root"></div></body></html>',
    ],
    '/bare.js': ['text/javascript', await bareReactCode()],
  }
  const server = createServer((request, response) => {
    const [type, content] = files[request.url] ?? ['text/plain', '']
    response.writeHead(content === '' ? 404 : 200, { 'content-type': type, 'content-encoding': 'br' })
    response.end(brotliCompressSync(content))
  })
  const port = await freePort()
  await new Promise((done) => server.listen(port, 'localhost', done))
  try {
    return await work(`http://localhost:${port}/`)
  } finally {
    server.close()
    server.closeAllConnections()
  }
}
