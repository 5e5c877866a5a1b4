// Draws the icons that cannot be SVG from public/brand/mark.svg: `node scripts/icons.mjs` after the mark changed.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'

import { launchOptions } from './lib/chromium.mjs'
import { root } from './lib/root.mjs'

const mark = readFileSync(join(root, 'public/brand/mark.svg'), 'utf8')
const browser = await chromium.launch(launchOptions())
try {
  const page = await browser.newPage()
  /** The mark as PNG, so many pixels wide. */
  const drawn = async (size, ground) => {
    await page.setViewportSize({ width: size, height: size })
    await page.setContent(
      `<style>html,body{margin:0;background:${ground}}svg{display:block;width:${size}px;height:${size}px}</style>${mark}`,
    )
    return page.screenshot({ omitBackground: ground === 'transparent' })
  }
  // A phone puts the icon on a ground of its own, and black where it is transparent.
  writeFileSync(join(root, 'public/brand/touch-icon.png'), await drawn(180, '#FBFAF7'))
  const sizes = [16, 32, 48]
  const images = []
  for (const size of sizes) images.push(await drawn(size, 'transparent'))
  writeFileSync(join(root, 'public/favicon.ico'), icoOf(sizes, images))
} finally {
  await browser.close()
}

/** An ICO file is a list of pictures, which may be PNG. */
function icoOf(sizes, images) {
  const head = Buffer.alloc(6 + 16 * sizes.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(sizes.length, 4)
  let offset = head.length
  for (const [index, size] of sizes.entries()) {
    const at = 6 + 16 * index
    head.writeUInt8(size, at)
    head.writeUInt8(size, at + 1)
    head.writeUInt16LE(1, at + 4)
    head.writeUInt16LE(32, at + 6)
    head.writeUInt32LE(images[index].length, at + 8)
    head.writeUInt32LE(offset, at + 12)
    offset += images[index].length
  }
  return Buffer.concat([head, ...images])
}
