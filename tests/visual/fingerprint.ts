import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import type { Page } from '@playwright/test'

const file = fileURLToPath(new URL('baselines/fingerprint.txt', import.meta.url))

/** How this machine draws letters: equal for the same browser with the same fonts. */
export const fingerprintOf = async (page: Page): Promise<string> => {
  const drawn = await page.evaluate((fonts) => {
    const canvas = document.createElement('canvas')
    canvas.width = 480
    canvas.height = 40 * fonts.length
    const pen = canvas.getContext('2d')
    if (pen === null) throw new Error('This browser has no canvas')
    for (const [row, font] of fonts.entries()) {
      pen.font = `24px ${font}`
      pen.fillText('会序 Symposium 一席学问 0123', 8, 28 + 40 * row)
    }
    return canvas.toDataURL()
  }, fonts)
  return createHash('sha256').update(drawn).digest('hex').slice(0, 16)
}

/** The machine that made the pictures, or null without pictures. */
export const baselineFingerprint = (): string | null =>
  existsSync(file) ? readFileSync(file, 'utf8').trim() : null

export const keepFingerprint = (fingerprint: string) => writeFileSync(file, `${fingerprint}\n`)

const fonts = ['"Noto Sans CJK SC", sans-serif', '"Noto Serif CJK SC", serif', 'Georgia, serif']
