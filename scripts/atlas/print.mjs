import { pathToFileURL } from 'node:url'

import { launchOptions } from '../lib/chromium.mjs'
import { makeReadable } from './readable.mjs'

/**
 * Prints HTML files as PDF, by Chromium itself: text stays text, headings become bookmarks.
 * @param {Array<{html: string, pdf: string}>} files absolute paths
 */
export const printAll = async (files) => {
  const { chromium } = await import('playwright')
  const browser = await chromium.launch(launchOptions())
  try {
    const print = async ({ html, pdf }) => {
      const page = await browser.newPage()
      await page.goto(pathToFileURL(html).href, { waitUntil: 'load' })
      await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())))
      await page.pdf({
        path: pdf,
        preferCSSPageSize: true,
        printBackground: true,
        outline: true,
        tagged: true,
      })
      await page.close()
      makeReadable(pdf)
    }
    await Promise.all(files.map(print))
  } finally {
    await browser.close()
  }
}
