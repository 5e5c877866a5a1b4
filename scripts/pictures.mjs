import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { freePort, startServer } from './bench/lib/serverProcess.mjs'
import { ensureBrowser } from './lib/browser.mjs'
import { build } from './lib/build.mjs'
import { launchOptions } from './lib/chromium.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { checkNode } from './lib/node.mjs'
import { root } from './lib/root.mjs'
import { run } from './lib/say.mjs'
import { signIn } from './lib/signIn.mjs'
import { serveFolder } from './lib/staticServer.mjs'

const folder = join(root, 'docs/pictures')
const size = { width: 1280, height: 800 }
const looks = [
  { locale: 'zh-CN', theme: 'light' },
  { locale: 'en', theme: 'dark' },
]
const liveId = 3
const messages = {
  'zh-CN': [
    ['linmei', '请问第三张图的误差范围是多少？'],
    ['approved', '报告很精彩，期待论文。'],
  ],
  en: [
    ['linmei', 'What is the margin of error in figure three?'],
    ['approved', 'A fine talk. Looking forward to the paper.'],
  ],
}

/** `npm run pictures`: the pictures of the README, taken from the running product and from the built workshop. */
await run(async () => {
  checkNode()
  ensureInstalled()
  await ensureBrowser()
  await build({ only: ['site', 'ssr', 'server', 'workshop'] })
  mkdirSync(folder, { recursive: true })
  const { chromium } = await import('playwright')
  const browser = await chromium.launch(launchOptions())
  try {
    for (const look of looks) {
      // A server of its own: the live of one picture would be over in the next.
      const port = await freePort()
      const origin = `http://localhost:${port}`
      const env = { NODE_ENV: 'development' }
      const server = await startServer({ port, origin, databaseUrl: 'memory://', env })
      try {
        await takeSite(browser, origin, look)
      } finally {
        await server.stop()
      }
      await takeWorkshop(browser, look)
    }
  } finally {
    await browser.close()
  }
})

async function takeSite(browser, origin, look) {
  const open = async (account) => {
    const context = await openContext(browser, look, origin)
    await context.addInitScript(drawnCamera)
    if (account !== undefined) await signIn(context, origin, account)
    return context.newPage()
  }
  const guest = await open()
  await guest.goto(`${origin}/home`)
  await guest.locator('header a[href^="/login"]').waitFor()
  await keep(guest, 'home', look)

  const say = textsOf(look.locale)
  const member = await open('newcomer')
  await member.goto(`${origin}/conferences?status=not_started`)
  await member.getByRole('main').locator('article h2 a').first().click()
  await member
    .getByRole('main')
    .getByRole('link', { name: say('conf.register'), exact: true })
    .click()
  await member.getByRole('radio').first().check()
  await keep(member, 'registration', look)

  const press = (page, id) =>
    page
      .getByRole('main')
      .getByRole('button', { name: say(id), exact: true })
      .click()
  const reads = (page, id, count = 1) =>
    page
      .getByRole('main')
      .getByText(say(id), { exact: true })
      .nth(count - 1)
      .waitFor()
  const host = await open('organizer')
  await host.goto(`${origin}/meetStream/${liveId}`)
  await press(host, 'player.camera.open')
  await reads(host, 'player.capture.live')
  await press(host, 'player.microphone.open')
  await reads(host, 'player.capture.live', 2)
  await press(host, 'room.do.start')
  await press(host, 'room.do.startEarly')
  await reads(host, 'room.stage.ongoing')
  for (const [account, message] of messages[look.locale]) {
    const listener = await open(account)
    await listener.goto(`${origin}/liveDetails?live_id=${liveId}`)
    await listener
      .getByRole('main')
      .getByRole('textbox', { name: say('chat.message') })
      .fill(message)
    await press(listener, 'chat.send')
    await host.getByRole('log').getByText(message).waitFor()
  }
  await host.evaluate(() => scrollTo(0, 0))
  await keep(host, 'live', look)
}

async function takeWorkshop(browser, look) {
  const { origin, close } = await serveFolder(join(root, 'storybook-static'))
  try {
    const context = await openContext(browser, look, origin)
    const page = await context.newPage()
    await page.setViewportSize({ width: 1600, height: 1000 })
    const globals = `locale:${look.locale};theme:${look.theme}`
    await page.goto(`${origin}/index.html?path=/story/flows-checkout--choosing-sandbox&globals=${globals}`)
    await page.frameLocator('#storybook-preview-iframe').getByRole('radio').first().waitFor()
    await page.locator('#storybook-panel-root svg text').first().waitFor()
    await keep(page, 'story', look)
  } finally {
    close()
  }
}

async function openContext(browser, { locale, theme }, origin) {
  const context = await browser.newContext({
    baseURL: origin,
    locale,
    colorScheme: theme,
    reducedMotion: 'reduce',
    timezoneId: 'Asia/Shanghai',
    viewport: size,
  })
  // The workshop loads for long where the machine has other work.
  context.setDefaultTimeout(120_000)
  await context.addCookies([{ name: 'locale', value: locale, url: origin }])
  return context
}

function textsOf(locale) {
  const texts = JSON.parse(readFileSync(join(root, `src/i18n/${locale}.json`), 'utf8'))
  return (id) => {
    if (texts[id] === undefined) throw new Error(`There is no text ${id}.`)
    return texts[id]
  }
}

async function keep(page, name, { locale, theme }) {
  await page.evaluate(async () => {
    await document.fonts.ready
    const images = [...document.images].filter(({ loading }) => loading !== 'lazy')
    await Promise.allSettled(images.map((image) => image.decode()))
  })
  const session = await page.context().newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 82 })
  const file = `${name}.${locale}.${theme}.webp`
  writeFileSync(join(folder, file), Buffer.from(data, 'base64'))
  console.log(`→ docs/pictures/${file}`)
}

/** Runs in the page: instead of the browser's test pattern the camera shows a slide, without words: hosts see themselves mirrored. */
function drawnCamera() {
  const canvas = Object.assign(document.createElement('canvas'), { width: 1280, height: 720 })
  const pen = canvas.getContext('2d')
  const draw = () => {
    pen.fillStyle = '#1f2a44'
    pen.fillRect(0, 0, 1280, 720)
    pen.fillStyle = '#f4efe4'
    pen.fillRect(90, 80, 1100, 560)
    pen.strokeStyle = '#9c2f2f'
    pen.lineWidth = 6
    pen.beginPath()
    for (let x = 0; x <= 900; x += 6)
      pen.lineTo(180 + x, 420 - 130 * Math.exp(-(((x - 450) / 190) ** 2)) + 8 * Math.sin(x / 23))
    pen.stroke()
    pen.fillStyle = '#4a4742'
    pen.fillRect(180, 560, 900, 3)
  }
  setInterval(draw, 100)
  draw()
  const { mediaDevices } = navigator
  if (mediaDevices === undefined) return
  const ask = mediaDevices.getUserMedia.bind(mediaDevices)
  mediaDevices.getUserMedia = async (wanted) => {
    const stream = await ask(wanted)
    if (!wanted?.video) return stream
    return new MediaStream([...canvas.captureStream(25).getVideoTracks(), ...stream.getAudioTracks()])
  }
}
